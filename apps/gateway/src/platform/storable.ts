import type { MiddlewareHandler } from 'hono';
import { localeFrom } from './context';
import { refusalAnswer, toResponse } from './envelope';
import { Refusal } from './refusal';

/** Whether the database can hold a text: no NUL, which PostgreSQL's text has not, and no half of a sign, which its JSON has not. */
const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text);

/**
 * Finds a text in a value, names of fields too, that the database cannot hold: asked for or written, it would be a fault
 * of ours and not a refusal.
 * @returns the dotted path of the first one; null without any.
 */
export function findUnstorable(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isStorableText(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key)) return path;
    const found = findUnstorable(inner, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Refuses an address with a NUL in it, before any page looks up what it names: pages read parts of their addresses as
 * they are, and have no schema that would refuse them.
 */
export function storableAddresses(): MiddlewareHandler {
  return async ({ req }, next) => {
    if (!req.url.includes('%00')) return next();
    return toResponse(refusalAnswer(new Refusal('malformedBody'), localeFrom(req.header('lang'))));
  };
}
