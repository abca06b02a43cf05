import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { newToken, sha256 } from '../../../platform/identifiers';
import { partners } from '../../partners/tables';
import { partnerTokens } from './tables';

/** Life of a native app's token (spec 1 §9). */
export const partnerTokenLifeMs = 12 * 60 * 60 * 1000;

/** Gives a native app a token for one of its people; it is in this answer only, the database keeps its hash. */
export async function issuePartnerToken(
  db: Queryable,
  owner: { readonly partnerCode: string; readonly userId: string },
  now: Date,
): Promise<{ readonly partnerToken: string; readonly expiresAt: Date }> {
  const partnerToken = newToken();
  const expiresAt = new Date(now.getTime() + partnerTokenLifeMs);
  await db
    .insert(partnerTokens)
    .values({ ...owner, tokenHash: sha256(partnerToken), createdAt: now, expiresAt });
  return { partnerToken, expiresAt };
}

/** Whose a native app's token is; null when it is unknown, another channel's or past its life. */
export async function personOfToken(
  db: Queryable,
  partnerToken: string,
  appId: string | null,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: partnerTokens.userId })
    .from(partnerTokens)
    .innerJoin(partners, eq(partners.partnerCode, partnerTokens.partnerCode))
    .where(
      and(
        eq(partnerTokens.tokenHash, sha256(partnerToken)),
        eq(partners.appId, appId ?? ''),
        gt(partnerTokens.expiresAt, now),
      ),
    );
  return row?.userId ?? null;
}

/** Takes a person's tokens back from every native app. */
export async function endPartnerTokensOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(partnerTokens).where(eq(partnerTokens.userId, userId));
}

/** Forgets native apps' tokens past their life. */
export async function purgePartnerTokens(db: Queryable, now: Date): Promise<void> {
  await db.delete(partnerTokens).where(lt(partnerTokens.expiresAt, now));
}
