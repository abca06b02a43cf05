/** Key in the local storage, and name of the channel beside it, that tell other tabs that the person may have changed. */
const key = 'xl-session-changed';

/** Only where nothing can be stored, since some browsers keep no page with a channel for the back button. */
let channel: BroadcastChannel | null = null;

/** Other tabs hold pages of the person before; they start anew. */
export function tellOtherTabs(): void {
  try {
    window.localStorage.setItem(key, String(Date.now()));
  } catch {
    // A channel hears nothing of what it says itself, so it must be the one that this page listens to.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    (channel ?? new BroadcastChannel(key)).postMessage(null);
  }
}

/** Hears that the person may have changed: by the storage, or by the channel where that is off or full. */
export function hearOtherTabs(changed: () => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) changed();
  });
  try {
    window.localStorage.setItem(`${key}?`, String(Date.now()));
    window.localStorage.removeItem(`${key}?`);
  } catch {
    channel = new BroadcastChannel(key);
    channel.addEventListener('message', changed);
  }
}
