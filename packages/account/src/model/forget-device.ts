import { ownStorage } from './own-storage';

/** Removes the person's data from the device, once the session has ended. */
export function forgetDevice(): void {
  ownStorage.clear();
  try {
    // What pages kept for this visit; a browser with storage off throws at the mere look at it.
    window.sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}
