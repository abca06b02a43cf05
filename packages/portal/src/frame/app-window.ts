import { createNativeBridge, type BridgeHost } from '@xinglin/platform';

/** Milliseconds after which a step back that led nowhere closes the window (spec 1 §9). */
export const backCloseMs = 5000;

/** Closes the app's window; outside an app, or in one that does not answer, goes to the main site. */
export function closeWindow(mainSite: string, page: Window & BridgeHost = window): void {
  if (!createNativeBridge(page).close()) page.location.assign(mainSite);
}

/**
 * Back in an app, of the portal's own or around it: on the first page the window closes, else the page goes back, and the window closes when the
 * address is still the same after 5 s (spec 1 §4).
 */
export function leavePage(
  cameFromInside: boolean,
  fallback: string,
  page: Window & BridgeHost = window,
): void {
  if (!cameFromInside) {
    closeWindow(fallback, page);
    return;
  }
  const before = page.location.href;
  page.history.back();
  setTimeout(() => {
    if (page.location.href === before) closeWindow(fallback, page);
  }, backCloseMs);
}
