/** Headers of every answer, the proxy's and the files' included. */
export function baseHeaders(local: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    ...(local ? {} : { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/**
 * The policy of a page. Scripts run by nonce only; styles come from our own files and by nonce, so no
 * style attribute is ever needed.
 */
export function contentSecurityPolicy(nonce: string, local: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // What reads a document's file; a browser without strict-dynamic for workers asks for this.
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The hidden frame that refreshes a web view's title.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(local ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}
