import type { ServedHost } from './host';

/**
 * Whether an address names the host of the Host header. Node takes it from the request line where that is absolute
 * (RFC 9112 §3.2.2), and the two may differ.
 */
export function isForHost(address: string, { host }: ServedHost): boolean {
  const { protocol, host: named, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  // An address leaves out the port that its scheme has anyway.
  return URL.canParse(`${protocol}//${host}`) && new URL(`${protocol}//${host}`).host === named;
}

/** The target of a request line as it was sent; null where a test calls without a connection. */
export function targetOf({ env }: { readonly env: unknown }): string | null {
  const incoming =
    typeof env === 'object' && env !== null && 'incoming' in env ? env.incoming : null;
  return typeof incoming === 'object' &&
    incoming !== null &&
    'url' in incoming &&
    typeof incoming.url === 'string'
    ? incoming.url
    : null;
}

/** The path of such a target, with the dots and escapes that an address parsed from it has lost. */
export function writtenPathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}
