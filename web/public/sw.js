// Only one thing is kept: the page that says that there is no connection. Positions always come from the server.
const KEPT = 'kabinett-offline-1';
const FILES = ['/offline.html', '/offline.css', '/offline.js', '/theme.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('kabinett-') && name !== KEPT;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate' && !path.startsWith('/api')) {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (FILES.includes(path)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});
