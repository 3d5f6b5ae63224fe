import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const server = process.env.KABINETT_URL ?? 'http://127.0.0.1:8080';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $ui: here('./src/ui'), $locales: here('../locales') } },
  server: {
    host: '127.0.0.1',
    port: 5173,
    fs: { allow: ['.', '../locales'] },
    proxy: { '/api': { target: server, changeOrigin: true } },
  },
  preview: {
    host: '127.0.0.1',
    port: 4173,
    proxy: { '/api': { target: server, changeOrigin: true } },
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
