/** The lessons there are: a folder for each game, loaded when it is opened. */
import type { Lesson } from './lesson';

type Loader<T> = () => Promise<T>;
const steps = import.meta.glob<Pick<Lesson, 'seat' | 'steps'>>('./lessons/*/steps.json', { import: 'default' });
const positions = import.meta.glob<Pick<Lesson, 'positions' | 'log'>>('./lessons/*/positions.json', {
  import: 'default',
});

function of<T>(files: Record<string, Loader<T>>, game: string, name: string): Loader<T> | undefined {
  return files[`./lessons/${game}/${name}.json`];
}

export function hasLesson(game: string): boolean {
  return of(steps, game, 'steps') !== undefined;
}

export async function loadLesson(game: string): Promise<Lesson | null> {
  const loading = [of(steps, game, 'steps')?.(), of(positions, game, 'positions')?.()] as const;
  const [table, shown] = await Promise.all(loading);
  return table && shown ? { game, ...table, ...shown } : null;
}
