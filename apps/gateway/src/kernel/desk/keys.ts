import { ConfigError, type DeskKey } from '../../platform/config';
import { sameSecret, sha256 } from '../../platform/identifiers';
import type { DeskAction } from './desk-action';

/** 256 random bits behind a mark by which a scanner finds a key that was committed or posted. */
const secretShape = /^Bearer (xinglin-desk_[\w-]{43})$/;

/** Why a request has no key that counts. */
export type KeyRefusal = 'missing' | 'unknown' | 'notYet' | 'over';

/**
 * The key that an `Authorization` header shows. Every key is compared, whichever was found, so that the time
 * tells nothing.
 */
export function keyOf(
  authorization: string | undefined,
  keys: readonly DeskKey[],
  now: Date,
): DeskKey | KeyRefusal {
  const secret = secretShape.exec(authorization ?? '')?.[1];
  if (secret === undefined) return authorization === undefined ? 'missing' : 'unknown';
  const shown = sha256(secret);
  let found: DeskKey | undefined;
  for (const key of keys) if (sameSecret(shown, key.sha256)) found = key;
  if (found === undefined) return 'unknown';
  if (now < found.notBefore) return 'notYet';
  return now < found.notAfter ? found : 'over';
}

/** For how long before a key ends each start says so. */
const endsSoonMs = 30 * 24 * 60 * 60 * 1000;

/** The names of keys that end soon, or have ended. */
export function endingKeys(keys: readonly DeskKey[], now: Date): string[] {
  return keys
    .filter(({ notAfter }) => notAfter.getTime() - now.getTime() < endsSoonMs)
    .map(({ name }) => name);
}

/** Throws {@link ConfigError} where a key names an unknown action, most likely a typing error. */
export function requireKnownActions(
  keys: readonly DeskKey[],
  actions: readonly DeskAction[],
): void {
  const known = new Set(actions.map(({ name }) => name));
  for (const key of keys) {
    const unknown = key.actions.filter((action) => !known.has(action));
    if (unknown.length > 0)
      throw new ConfigError(`DESK_KEYS: ${key.name} names unknown actions: ${unknown.join(', ')}`);
  }
}
