/** A notice that the system shows, outside of the page. */
export interface Notice {
  title: string;
  body: string;
  /** A notice takes the place of an earlier one with the same tag. */
  tag: string;
  /** The page of ours that a press on it opens. */
  url: string;
  icon: string;
}

/** `open` shows that page here, where no service worker does. */
export async function notify({ title, url, ...options }: Notice, open: (url: string) => void): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    // Chrome on Android lets nobody but a service worker show one; ours also answers the press.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(title, { ...options, data: { url } });
      return;
    }
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      open(url);
      note.close();
    };
  } catch {
    // There are title, icon and badge besides.
  }
}
