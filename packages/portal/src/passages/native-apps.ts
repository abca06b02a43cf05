import { detectEnvironment } from '@xinglin/platform';
import { targetHref } from '@xinglin/routes';
import { safeTarget } from '@xinglin/rules';

/**
 * The apps a page may open, each by a scheme of its own and by no other. The specification shows none: those of the
 * portal's apps are ours, the last one is the digital currency's wallet.
 */
const schemes = { user: 'xinglin', doctor: 'xinglin-doctor', digitalPayment: 'dcep' } as const;

export type NativeApp = keyof typeof schemes;

/** A target that is an address of the app itself; null for everything else. */
export function ownAddress(app: NativeApp, target: string | null): string | null {
  const origin = 'https://portal.invalid';
  const nativeSchemes = [schemes[app]];
  const own = safeTarget(target, { origin, allowedHostSuffixes: [], nativeSchemes });
  return own.ok && own.kind === 'native' ? own.href : null;
}

/**
 * The address that opens an app: a target that is one of the app's own stands for itself, and any other is a page that
 * is opened in the app (`xinglin://open?path=…`).
 */
export function nativeLink(app: NativeApp, target: string | null): string {
  const path = targetHref(target);
  return ownAddress(app, target) ?? `${schemes[app]}://open?${new URLSearchParams({ path })}`;
}

/** Whether a page runs in this app already; a wallet does not say so. */
export function isInside(app: NativeApp, userAgent: string): boolean {
  const { userApp, doctorApp } = detectEnvironment(userAgent);
  return (app === 'user' && userApp) || (app === 'doctor' && doctorApp);
}
