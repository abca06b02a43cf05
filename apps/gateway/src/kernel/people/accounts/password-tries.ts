import { isMainlandMobile, normalizeMobile } from '@xinglin/rules';

/** A name to sign in by as accounts know it: a number in its plain form, anything else in lower case. */
export function signInName(typed: string): string {
  const mobile = normalizeMobile(typed);
  return isMainlandMobile(mobile) ? mobile : typed.normalize('NFKC').trim().toLowerCase();
}

/**
 * Under what wrong passwords are counted: the account, by whichever of its names it was meant; a name without an account
 * is counted just so.
 */
export function passwordTriesOf(userId: string | undefined, name: string): string {
  return userId === undefined ? `name:${name}` : `account:${userId}`;
}
