import { isHarmony } from '@xinglin/platform';

/** What is known when a call found no living session. */
export interface SessionEnd {
  /** The page in view is a sign-in itself. */
  readonly isLoginPage: boolean;
  readonly wasSignedIn: boolean;
  readonly pageNeedsSession: boolean;
  readonly userAgent: string;
}

/**
 * Whether the person is led to sign-in. A visitor on an open page has lost nothing; but on Harmony OS
 * code -6 always means not signed in (spec 1 §4 and §8).
 */
export function leadsToSignIn({
  isLoginPage,
  wasSignedIn,
  pageNeedsSession,
  userAgent,
}: SessionEnd): boolean {
  return !isLoginPage && (wasSignedIn || pageNeedsSession || isHarmony(userAgent));
}
