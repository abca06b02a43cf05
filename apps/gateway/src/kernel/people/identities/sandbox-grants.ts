import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { newToken, sha256 } from '../../../platform/identifiers';
import { sandboxGrants } from './tables';

/** Life of a code, and of a token of one-key sign-in. */
const grantLifeMs = 2 * 60 * 1000;

/** What the sandbox vouches for. */
interface Grant {
  /** A provider of identities, `oneKey`, or `messagingPlatform`. */
  readonly provider: string;
  readonly subject: string;
  readonly returnUrl: string;
}

/** Confirms an identity; the code is in this answer only. */
export async function grantCode(
  db: Queryable,
  grant: Grant,
  now: Date,
  lifeMs = grantLifeMs,
): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.insert(sandboxGrants).values({ ...grant, grantHash: sha256(code), expiresAt });
  return code;
}

/** Uses a code up; null when it is wrong, used, too old, another provider's or went to another page. */
export async function takeGrant(
  db: Queryable,
  code: string,
  { provider, returnUrl }: Pick<Grant, 'provider' | 'returnUrl'>,
  now: Date,
) {
  const [grant] = await db
    .delete(sandboxGrants)
    .where(
      and(
        eq(sandboxGrants.grantHash, sha256(code)),
        eq(sandboxGrants.provider, provider),
        eq(sandboxGrants.returnUrl, returnUrl),
        gt(sandboxGrants.expiresAt, now),
      ),
    )
    .returning();
  return grant ?? null;
}

/** Forgets codes past their life. */
export async function purgeGrants(db: Queryable, now: Date): Promise<void> {
  await db.delete(sandboxGrants).where(lt(sandboxGrants.expiresAt, now));
}
