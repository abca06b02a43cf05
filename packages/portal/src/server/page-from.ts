import { serializeCookie } from '@xinglin/platform';
import type { RequestFacts } from './request-facts';

/** Seconds within which being led back is no journey of the person's. */
const lifeSeconds = 60;

/**
 * Where a redirect leads to another host below the root domain: the page it left, for that host to know. No query goes
 * along. Null for any other redirect.
 */
export function leaveCookie({ host, url }: RequestFacts, location: string | null): string | null {
  if (location === null || host.rootDomain === null || !URL.canParse(location)) return null;
  const { hostname, host: there } = new URL(location);
  if (there === host.host || !hostname.endsWith(`.${host.rootDomain}`)) return null;
  return serializeCookie('pageFrom', `${host.host}${url.pathname}`, {
    secure: !host.local,
    maxAgeSeconds: lifeSeconds,
    rootDomain: host.rootDomain,
  });
}

/** Whether a redirect leads to the host the person was just led here from: two channels that each name the other. */
export function leadsBack(
  { readCookie }: Pick<RequestFacts, 'readCookie'>,
  location: string,
): boolean {
  const from = readCookie('pageFrom');
  return (
    from !== null && URL.canParse(location) && new URL(location).host === from.replace(/\/.*$/, '')
  );
}
