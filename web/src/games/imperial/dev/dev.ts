/** Recorded positions without a server: `npx vite`, then /src/games/imperial/dev/?at=act&theme=ink */
import { stand } from '../../kit/dev';
import game from '../index';
import { words } from '../texts.svelte';

await stand(game, words, import.meta.glob<{ default: unknown }>('../fixtures/*.json'), 'act');
