import { nativeBar } from '@xinglin/guards';
import {
  canHideNavBar,
  createNativeBridge,
  detectEnvironment,
  type BridgeHost,
} from '@xinglin/platform';
import type { RouteRow } from '@xinglin/routes';

/** Whether the page runs in one of the portal's own apps, as its early script found. */
export function isInApp(page: Window = window): boolean {
  const { app } = page.document.documentElement.dataset;
  return app === 'user' || app === 'doctor';
}

/** Whether a close button spares the person a history: in the apps, from the third page on (spec 2 §2.31). */
export function isClosable(page: Window = window): boolean {
  return isInApp(page) && page.history.length > 2;
}

/** Tells an own app of the page in view: whether its bar stands, as the guards' last stage decides. Does nothing elsewhere. */
export function showInApp(
  row: Pick<RouteRow, 'enableNativeNavBar'>,
  page: Window & BridgeHost = window,
): void {
  if (!isInApp(page)) return;
  const environment = detectEnvironment(page.navigator.userAgent);
  const { native } = nativeBar(row, {
    ...environment,
    nativeApp: true,
    canHideNavBar: canHideNavBar(environment),
  });
  if (isClosable(page)) page.document.documentElement.dataset['closable'] = '';
  createNativeBridge(page).hideNavBar(!native);
}
