import type { ServedHost } from './host';

/** The origin of a portal's pages: every host but this machine's is served over https, as its cookies require. */
export function originOf({ host, local }: ServedHost): string {
  return `${local ? 'http' : 'https'}://${host}`;
}

/**
 * Whether a page of this host sent the request. Browsers say so in one of two headers that scripts cannot
 * forge; a caller with neither is no browser, and then has no cookie that is not its own.
 */
export function isOwnPage(
  { headers, method }: Pick<Request, 'headers' | 'method'>,
  served: ServedHost,
): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin !== null && !isOwnOrigin(origin, served)) return false;
  return site === null || site === 'same-origin' || (site === 'none' && method === 'GET');
}

/** On this machine a developer's proxy may add https, so both schemes count there. */
function isOwnOrigin(origin: string, { host, local }: ServedHost): boolean {
  const schemes = local ? ['http', 'https'] : ['https'];
  // An origin leaves out the port that its scheme has anyway.
  return schemes.some((scheme) => new URL(`${scheme}://${host}`).origin === origin);
}
