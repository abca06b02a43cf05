import type { SessionInfo } from './context';

/** Finds who is behind a token; the account domain provides it. */
export interface SessionFinder {
  /** The living session of this token at `now`; null for any other string. */
  find(token: string, now: Date): Promise<SessionInfo | null>;
  /** Those of the sessions, by `tokenId`, that are living at `now`. It counts as no use of them. */
  living(tokenIds: readonly string[], now: Date): Promise<ReadonlySet<string>>;
}
