import { isMainlandMobile, normalizeEmail, normalizeMobile } from '@xinglin/rules';
import type { Limits } from '../../../platform/limits';

/** A name to sign in by as accounts know it: a number in its plain form, anything else in lower case. */
export function signInName(typed: string): string {
  const mobile = normalizeMobile(typed);
  return isMainlandMobile(mobile) ? mobile : normalizeEmail(typed);
}

/**
 * Under what wrong passwords are counted: the account, by whichever of its names it was meant; a name without an account
 * is counted just so. A device of the account's own is counted apart, so that others' guesses do not keep its owner out.
 */
export function passwordTriesOf(
  userId: string | undefined,
  name: string,
  knownDevice: string | null = null,
): string {
  if (userId === undefined) return `name:${name}`;
  return knownDevice === null ? `account:${userId}` : `account:${userId}:${knownDevice}`;
}

/** Forgets them, once who signs in has proven who they are. */
export async function forgetPasswordTries(limits: Limits, tries: string): Promise<void> {
  await limits.reset('wrongPassword', tries);
  await limits.reset('uncheckedPassword', tries);
}
