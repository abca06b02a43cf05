import type { SessionInfo } from './context';

/** Finds who is behind a token; the account domain provides it. */
export interface SessionFinder {
  /** The living session of this token at `now`; null for any other string. */
  find(token: string, now: Date): Promise<SessionInfo | null>;
}
