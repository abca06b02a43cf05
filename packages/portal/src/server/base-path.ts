import { isHostIn } from '@xinglin/rules';
import type { PortalConfig } from './config';

/** Where a portal of a listed local host may stand instead of at its root (spec 1 §2). */
const localBase = '/basic';

type BaseConfig = Pick<PortalConfig, 'basicPathHosts' | 'routePrefix'>;

/** The path below which this request's portal lies, without a slash at its end; empty at the root. */
export function baseOf(pathname: string, host: string, config: BaseConfig): string {
  const bases = [
    ...(isHostIn(config.basicPathHosts, host) ? [localBase] : []),
    ...(config.routePrefix === '' ? [] : [config.routePrefix]),
  ];
  return bases.find((base) => isBelow(pathname, base)) ?? '';
}

/**
 * The base a request for a page was meant to have. All pages have the prefix that is configured; below `/basic` a full
 * load may have lost it, and the page it came from still has it.
 */
export function missingBase(request: Request, host: string, config: BaseConfig): string {
  const from = request.headers.get('referer') ?? '';
  const before = URL.canParse(from) && new URL(from).host === host ? new URL(from).pathname : '';
  return config.routePrefix || baseOf(before, host, config);
}

function isBelow(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}
