import { detectEnvironment } from '@xinglin/platform';
import { safeTarget, sitePath } from '@xinglin/rules';

/**
 * The apps a page may open, each by a scheme of its own and by no other. The specification shows none: those of the
 * portal's apps are ours, the last one is the digital currency's wallet.
 */
const schemes = { user: 'xinglin', doctor: 'xinglin-doctor', digitalPayment: 'dcep' } as const;

export type NativeApp = keyof typeof schemes;

/**
 * The address that opens an app: a target that is one of the app's own stands for itself, a page of this site is opened
 * in the app (`xinglin://open?path=…`), and with anything else the app opens at its start.
 */
export function nativeLink(app: NativeApp, target: string | null): string {
  const scheme = schemes[app];
  const origin = 'https://portal.invalid';
  const own = safeTarget(target, { origin, allowedHostSuffixes: [], nativeSchemes: [scheme] });
  if (own.ok && own.kind === 'native') return own.href;
  return `${scheme}://open?${new URLSearchParams({ path: sitePath(target) ?? '/' })}`;
}

/** Whether a page runs in this app already; a wallet does not say so. */
export function isInside(app: NativeApp, userAgent: string): boolean {
  const { userApp, doctorApp } = detectEnvironment(userAgent);
  return (app === 'user' && userApp) || (app === 'doctor' && doctorApp);
}
