import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { SessionInfo } from '../../../platform/context';
import type { Database, Queryable } from '../../../platform/database';
import { newId, newToken, sha256 } from '../../../platform/identifiers';
import type { SessionFinder } from '../../../platform/session-finder';
import { cityOfNetworkAddress } from '../../places/network-address';
import { deviceOf } from './device-words';
import { sessions, users } from './tables';

/** Life of a session from its start where its channel has none of its own; it is not stretched by use. */
const sessionLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Longer strings are no token of ours; they are not even hashed. */
const tokenLengthAtMost = 128;

/** A use is noted after this part of the time that a session may lie unused, and not at each call. */
const notedParts = 10;

/**
 * Finds sessions by the hash of their token.
 * @param idleMs after so long without a call one is over; null where that is not limited.
 */
export function createSessionFinder(db: Database, idleMs: number | null): SessionFinder {
  const lastUse = sql`coalesce(${sessions.usedAt}, ${sessions.createdAt})`.mapWith(
    sessions.createdAt,
  );
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
          lastUse,
        })
        .from(sessions)
        .innerJoin(users, eq(users.userId, sessions.userId))
        .where(and(eq(sessions.tokenHash, sha256(token)), gt(sessions.expiresAt, now)));
      if (row === undefined) return null;
      const { mobile, lastUse: usedAt, ...session } = row;
      if (idleMs !== null) {
        const unusedMs = now.getTime() - usedAt.getTime();
        if (unusedMs > idleMs) return null;
        if (unusedMs > idleMs / notedParts)
          await db
            .update(sessions)
            .set({ usedAt: now })
            .where(eq(sessions.tokenId, session.tokenId));
      }
      return { ...session, isTempLogin: mobile === null };
    },
    async living(tokenIds, now) {
      const rows = await db
        .select({ tokenId: sessions.tokenId })
        .from(sessions)
        .where(
          and(
            sql`${sessions.tokenId} = any(${sql.param([...tokenIds])})`,
            gt(sessions.expiresAt, now),
            idleMs === null ? undefined : gte(lastUse, new Date(now.getTime() - idleMs)),
          ),
        );
      return new Set(rows.map(({ tokenId }) => tokenId));
    },
  };
}

/** Whose a session is, and where it starts. */
export interface SessionStart {
  readonly userId: string;
  readonly deviceId: string | null;
  readonly appId?: string | null;
  /** What it signs in from. */
  readonly userAgent?: string | null;
  readonly ip?: string;
  readonly now: Date;
  /** Milliseconds; the product's own 30 days unless told. */
  readonly lifeMs?: number | undefined;
}

/** Starts a session; the token is in this answer only, the database keeps its hash. */
export async function startSession(
  db: Queryable,
  {
    userId,
    deviceId,
    appId = null,
    userAgent = null,
    ip = '',
    now,
    lifeMs = sessionLifeMs,
  }: SessionStart,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.insert(sessions).values({
    tokenHash: sha256(token),
    tokenId: newId(),
    userId,
    deviceId,
    appId,
    ...deviceOf(userAgent),
    cityId: await cityOfNetworkAddress(db, ip),
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
