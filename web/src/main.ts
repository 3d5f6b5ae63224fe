import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/sides.css';
import './styles/base.css';
import App from './App.svelte';
import { start } from './lib/language.svelte';
import { session } from './lib/session.svelte';

void session.load();
await start();

const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // The page works without it; it only keeps what is shown when there is no connection.
  void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
