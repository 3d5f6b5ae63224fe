/** A page with a recorded position: `?at=POSITION&theme=ink&tab=dock`. */
import { mount } from 'svelte';
import type { GameModule } from '../../lib/board';
import { i18n } from '../../lib/i18n.svelte';
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/sides.css';
import Stand from './Stand.svelte';
import type { Words } from './words.svelte';

type Files = Record<string, () => Promise<{ default: unknown }>>;

export async function stand(game: GameModule, words: Words, files: Files, first: string): Promise<void> {
  const asked = new URLSearchParams(location.search);
  document.documentElement.dataset.theme = asked.get('theme') ?? 'parchment';
  const load = files[`../fixtures/${asked.get('at') ?? first}.json`];
  if (!load) throw new Error(`known positions: ${Object.keys(files).join(', ')}`);
  await i18n.start();
  await words.ready;
  const target = document.getElementById('app');
  if (target)
    mount(Stand, {
      target,
      props: { game, position: (await load()).default as never, tab: asked.get('tab') ?? 'map', t: words.texts.t },
    });
}
