import { and, eq, gt, lt } from 'drizzle-orm';
import type { SessionInfo } from '../../../platform/context';
import type { Database, Queryable } from '../../../platform/database';
import { newId, newToken, sha256 } from '../../../platform/identifiers';
import type { SessionFinder } from '../../../platform/session-finder';
import { sessions, users } from './tables';

/** Life of a session from its start where its channel has none of its own; it is not stretched by use. */
const sessionLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Longer strings are no token of ours; they are not even hashed. */
const tokenLengthAtMost = 128;

/** Finds sessions by the hash of their token. */
export function createSessionFinder(db: Database): SessionFinder {
  return {
    async find(token, now): Promise<SessionInfo | null> {
      if (token.length > tokenLengthAtMost) return null;
      const [row] = await db
        .select({
          userId: sessions.userId,
          tokenId: sessions.tokenId,
          deviceId: sessions.deviceId,
          mobile: users.mobile,
          verifyStatus: users.verifyStatus,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .innerJoin(users, eq(users.userId, sessions.userId))
        .where(and(eq(sessions.tokenHash, sha256(token)), gt(sessions.expiresAt, now)));
      if (row === undefined) return null;
      const { mobile, ...session } = row;
      return { ...session, isTempLogin: mobile === null };
    },
  };
}

/** Whose a session is, and where it starts. */
export interface SessionStart {
  readonly userId: string;
  readonly deviceId: string | null;
  readonly appId?: string | null;
  readonly now: Date;
  /** Milliseconds; the product's own 30 days unless told. */
  readonly lifeMs?: number | undefined;
}

/** Starts a session; the token is in this answer only, the database keeps its hash. */
export async function startSession(
  db: Queryable,
  { userId, deviceId, appId = null, now, lifeMs = sessionLifeMs }: SessionStart,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.insert(sessions).values({
    tokenHash: sha256(token),
    tokenId: newId(),
    userId,
    deviceId,
    appId,
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** Ends one session. */
export async function endSession(db: Queryable, tokenId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenId, tokenId));
}

/** Ends every session of an account. */
export async function endSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Forgets sessions past their life. */
export async function purgeSessions(db: Queryable, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
