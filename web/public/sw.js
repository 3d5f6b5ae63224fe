// Only one thing is kept: the page that says that there is no connection. Positions always come from the server.
const KEPT = 'kabinett-offline-3';
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

// A notice from the server: it is somebody's turn, or they are invited.
self.addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data.json();
  } catch {
    return;
  }
  event.waitUntil(
    self.registration.showNotification(notice.title ?? 'Kabinett', {
      body: notice.text ?? '',
      lang: notice.language ?? '',
      tag: notice.table ?? 'kabinett',
      icon: '/icon-192.png',
      data: { url: notice.url ?? '/' },
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { pathname, search } = new URL(event.notification.data?.url ?? '/', self.location.origin);
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window' });
    const there = windows.find((client) => new URL(client.url).pathname === pathname);
    return there ? there.focus() : self.clients.openWindow(pathname + search);
  };
  event.waitUntil(open());
});
