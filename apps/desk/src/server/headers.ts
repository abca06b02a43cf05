/**
 * Headers of every response of the staff app.
 * @param local on this machine, which has no https.
 */
export function deskHeaders(local: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    'x-robots-tag': 'noindex',
    ...(local ? {} : { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/**
 * The policy of the app's page. Scripts and styles come from its own files alone.
 * @param development vite then writes scripts and styles into the page and listens on a socket.
 */
export function deskPolicy(local: boolean, development: boolean): string {
  const inline = development ? " 'unsafe-inline'" : '';
  return [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    "worker-src 'self'",
    `style-src 'self'${inline}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
    ...(local ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}
