import { ownStorage } from './own-storage';

/** Leaves nothing of the person on the device, once the session is over. */
export function forgetDevice(): void {
  ownStorage.clear();
  try {
    // What pages kept for this visit; a browser with storage off throws at the mere look at it.
    window.sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}
