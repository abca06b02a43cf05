import type { Context, MiddlewareHandler } from 'hono';
import { localeFrom } from './context';
import { refusalAnswer, toResponse } from './envelope';
import { Refusal } from './refusal';

/**
 * Whether a path is written in its one canonical way (RFC 3986 §6.2.2): no escape of a sign that needs none, no empty
 * or dotted segment inside, no backslash, no parameter. The router would read the others as the same call, and a portal
 * or proxy before it, which goes by the text, as another.
 */
export function isCanonical(path: string): boolean {
  const segments = path.split('/').slice(1, -1);
  return (
    !/[\\;]|\/\.{1,2}(?:\/|$)/.test(path) &&
    !segments.includes('') &&
    [...path.matchAll(/%([0-9a-f]{2})/gi)].every(
      ([, code = '']) => !/[\w.~-]/.test(String.fromCharCode(Number.parseInt(code, 16))),
    )
  );
}

/** Answers a path that is written in another way as one of no call. */
export function strictAddresses(): MiddlewareHandler {
  return async (context, next) => {
    if (isCanonical(writtenPath(context))) return next();
    const locale = localeFrom(context.req.header('lang'));
    return toResponse(refusalAnswer(new Refusal('unknownCall'), locale));
  };
}

/** The path as the request line had it, where there is one: an address that is parsed from it has lost its dots. */
function writtenPath({ env, req }: Context): string {
  const bindings: unknown = env;
  const incoming =
    typeof bindings === 'object' && bindings !== null && 'incoming' in bindings
      ? bindings.incoming
      : null;
  const target =
    typeof incoming === 'object' && incoming !== null && 'url' in incoming
      ? String(incoming.url)
      : req.url;
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}
