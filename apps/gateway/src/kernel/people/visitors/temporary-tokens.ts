import { eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { newToken, sha256 } from '../../../platform/identifiers';
import { temporaryTokens, visitors } from './tables';

/** For how long a visitor may come back (spec 1 §9, temp token cookie). */
const tokenLifeMs = 30 * 24 * 60 * 60 * 1000;

/** Gives a visitor what opens their next session; the token is in this answer only. */
export async function issueTemporaryToken(
  db: Queryable,
  owner: { readonly userId: string; readonly deviceId: string },
  now: Date,
) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifeMs);
  await db.insert(temporaryTokens).values({ ...owner, tokenHash: sha256(token), expiresAt });
  await db
    .insert(visitors)
    .values({ userId: owner.userId, returnsUntil: expiresAt })
    .onConflictDoUpdate({ target: visitors.userId, set: { returnsUntil: expiresAt } });
  return { temporaryToken: token, temporaryTokenExpired: expiresAt.toISOString() };
}

/** Takes back whatever would open a session of this account. */
export async function endTemporaryTokensOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(temporaryTokens).where(eq(temporaryTokens.userId, userId));
}

/** Forgets tokens past their life. */
export async function purgeTemporaryTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(temporaryTokens).where(lt(temporaryTokens.expiresAt, now));
}
