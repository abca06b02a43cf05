import type { Hono } from 'hono';
import type { Services } from '../../platform/services';

/** Path of the page that a hidden frame loads so that a web view reads the title anew (spec 1 §7). */
export const titlePagePath = '/public/refresh-webview-title.html';

/** Nothing to see and nothing to run: loading it is all that it is for. */
const page =
  '<!doctype html><html lang="zh-Hans"><head><meta charset="utf-8"><title>Xinglin</title></head><body></body></html>';

/** Puts the page on the app. Its `_t` keeps caches out and is not read. */
export function mountTitlePage(app: Hono, { config }: Services): void {
  const channels = config.allowedReturnHosts.filter((host) => host.startsWith('.'));
  const framedBy = [
    "'self'",
    ...config.portalOrigins,
    ...channels.map((host) => `https://*${host}`),
  ];
  app.get(titlePagePath, () => {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; base-uri 'none'; frame-ancestors ${framedBy.join(' ')}`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    };
    return new Response(page, { headers });
  });
}
