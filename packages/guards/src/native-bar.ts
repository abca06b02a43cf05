import type { RouteMeta } from '@xinglin/routes';
import type { GuardEnvironment } from './guard';

/** From the version after this one on the app looks at each page load before the page does (spec 1 §9). */
const lastWithoutInterception = 329;

/** What the native app does about a page. */
export interface NativeBar {
  /** The app intercepts the way to the page, and so draws its bar for it. */
  readonly intercepts: boolean;
  /** The app's bar stands, and the page's own header is hidden (spec 1 §2). */
  readonly native: boolean;
}

/**
 * The last of the guards' stages: it refuses no one. A page marked `enableNativeNavBar` has the app's bar where the app
 * intercepts routes; any other has its own header, unless the app is too old to put its bar away.
 */
export function nativeBar(
  { enableNativeNavBar = false }: Pick<RouteMeta, 'enableNativeNavBar'>,
  { nativeApp, appVersion, canHideNavBar }: GuardEnvironment,
): NativeBar {
  const version = nativeApp ? (appVersion ?? 0) : 0;
  const intercepts = enableNativeNavBar && version > lastWithoutInterception;
  return { intercepts, native: intercepts || (nativeApp && version > 0 && !canHideNavBar) };
}
