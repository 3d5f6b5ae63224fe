/** Recorded positions without a server: `npx vite`, then /src/games/imperial/dev/?at=act&theme=ink */
import { mount } from 'svelte';
import { i18n } from '../../../lib/i18n.svelte';
import '../../../styles/fonts.css';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import '../../../styles/sides.css';
import { words } from '../texts.svelte';
import Stand from '../../kit/Stand.svelte';
import game from '../index';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'parchment';
const files = import.meta.glob<{ default: unknown }>('../fixtures/*.json');
const load = files[`../fixtures/${asked.get('at') ?? 'act'}.json`];
if (!load) throw new Error(`known positions: ${Object.keys(files).join(', ')}`);
await i18n.start();
await words.ready;
const target = document.getElementById('app');
if (target)
  mount(Stand, {
    target,
    props: { game, position: (await load()).default as never, tab: asked.get('tab') ?? 'map', t: words.texts.t },
  });
