import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { languages } from './languages.plugin.ts';

const server = process.env.KABINETT_URL ?? 'http://127.0.0.1:8080';
/** A stream that breaks behind the proxy breaks before it too, as it does without one. */
const proxy = {
  '/api': {
    target: server,
    changeOrigin: true,
    configure: (proxied: {
      on(name: 'proxyRes', take: (from: IncomingMessage, _: unknown, to: ServerResponse) => void): void;
    }) => proxied.on('proxyRes', (from, _, to) => from.once('close', () => to.writableEnded || to.destroy())),
  },
};
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), languages(here('../locales'))],
  resolve: { alias: { $lib: here('./src/lib'), $ui: here('./src/ui'), $locales: here('../locales') } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    fs: { allow: ['.', '../locales'] },
    proxy,
  },
  preview: {
    host: '127.0.0.1',
    port: 4173,
    proxy,
    // What is built must work under a policy at least as strict as the server's.
    headers: {
      'content-security-policy':
        "default-src 'self'; img-src 'self'; style-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'",
    },
  },
  build: {
    target: 'es2022',
    // The content security policy allows no data: addresses for scripts and fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
