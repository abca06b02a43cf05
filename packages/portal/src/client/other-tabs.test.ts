// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hearOtherTabs, tellOtherTabs } from './other-tabs';

const { localStorage } = window;

beforeEach(() => localStorage.clear());
afterEach(() => setStorage(localStorage));

function setStorage(value: Storage): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, value });
}

/** A storage that takes nothing, as one that is full. */
function fillStorage(): void {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  setStorage({ ...localStorage, setItem: refuse });
}

it('is heard by the storage, and only of its own key', () => {
  const changed = vi.fn();
  hearOtherTabs(changed);
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(changed).not.toHaveBeenCalled();
  tellOtherTabs();
  window.dispatchEvent(new StorageEvent('storage', { key: window.localStorage.key(0) }));
  expect(changed).toHaveBeenCalledOnce();
});

it('is heard where nothing can be stored, and not by who says it', async () => {
  fillStorage();
  const changed = vi.fn();
  const other = vi.fn();
  hearOtherTabs(changed);
  const channel = new BroadcastChannel('xl-session-changed');
  channel.addEventListener('message', other);
  tellOtherTabs();
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(changed).not.toHaveBeenCalled();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(null);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
  channel.close();
});
