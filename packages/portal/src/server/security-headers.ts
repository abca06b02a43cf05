import { createHash } from 'node:crypto';

/** What pages may use of the device; the camera is for those alone whose row says so. */
export const permissionsPolicy = (camera: boolean): string =>
  `camera=(${camera ? 'self' : ''}), microphone=(self), payment=(), usb=(), geolocation=(self)`;

/** Headers of every answer, the proxy's and the files' included. */
export function baseHeaders(local: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(false),
    ...(local ? {} : { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** By what a policy knows the inline scripts and styles of a page: sources as they stand in it. */
export interface InlineSources {
  readonly scripts: string;
  readonly styles: string;
}

/** Those of one answer. */
export const byNonce = (nonce: string): InlineSources => ({
  scripts: `'nonce-${nonce}'`,
  styles: `'nonce-${nonce}'`,
});

/** Those of a page that caches keep: a nonce in it would be known to all who read it. */
export const byHashes = (
  scripts: readonly string[],
  style: Uint8Array | undefined,
): InlineSources => ({
  scripts: scripts.map(hashSource).join(' '),
  styles: style === undefined ? '' : hashSource(style),
});

const hashSource = (text: string | Uint8Array): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a page. Scripts run by nonce or hash only, and what they load; styles come from our own files and as
 * scripts do, so no style attribute is ever needed.
 * @param bridges origins of the scripts that are loaded on this host: what they ask for and show comes from there.
 * @param reportTo path where browsers report what was blocked, by {@link reportingEndpoints} and, older ones, by
 *   `report-uri`; none by default.
 */
export function contentSecurityPolicy(
  inline: InlineSources,
  local: boolean,
  bridges: readonly string[] = [],
  reportTo?: string,
): string {
  const others = bridges.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src ${inline.scripts} 'strict-dynamic'`,
    // What reads a document's file; a browser without strict-dynamic for workers asks for this.
    "worker-src 'self'",
    `style-src 'self' ${inline.styles}`,
    `img-src 'self' data: blob:${others}`,
    // Recordings of a person's own calls, and the voice message that was just recorded, before it is sent.
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${others}`,
    // The hidden frame that refreshes a web view's title.
    `frame-src 'self'${others}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(local ? [] : ['upgrade-insecure-requests']),
    ...(reportTo === undefined ? [] : [`report-uri ${reportTo}`, 'report-to policy']),
  ].join('; ');
}

/** The header that names where the policy's `report-to` leads. */
export const reportingEndpoints = (reportTo: string): string => `policy="${reportTo}"`;
