import type { RequestOf, visitor } from '@xinglin/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { endSession, endSessionsOf, startSession } from '../../kernel/people/accounts/sessions';
import { users } from '../../kernel/people/accounts/tables';
import { recordConsents } from '../../kernel/consents/service';
import type { CallContext } from '../../platform/context';
import { newId, sha256 } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { usePass } from '../../kernel/people/checks/person-checks';
import { temporaryTokens } from '../../kernel/people/visitors/tables';
import {
  endTemporaryTokensOf,
  issueTemporaryToken,
} from '../../kernel/people/visitors/temporary-tokens';
import { visitors } from '../../kernel/people/visitors/tables';

/** Life of a visitor's session (spec 1 §9). */
const sessionLifeMs = 30 * 60 * 1000;

/** Pages that open at the same time bring the same token; after this it is a theft. */
const sameTimeMs = 60 * 1000;

/** Opens a visitor's account for a client that passed a check. */
export async function openVisitor(
  context: CallContext,
  { validateParam, agreed }: RequestOf<(typeof visitor)['createVisitorAccount']>,
) {
  const { db, now } = context;
  const deviceId = context.deviceId ?? refuse('authorizationInvalid');
  await usePass(context, 'visitor', validateParam);
  const userId = newId();
  await db.insert(users).values({ userId, createdAt: now });
  await recordConsents(context, userId, agreed ?? []);
  return {
    ...(await startVisit(context, userId)),
    ...(await issueTemporaryToken(db, { userId, deviceId }, now)),
  };
}

/** Opens the next session by a temporary token, and replaces it. */
export async function returnVisitor(context: CallContext, accessToken: string) {
  const { db, now } = context;
  const deviceId = context.deviceId ?? refuse('authorizationInvalid');
  const row = eq(temporaryTokens.tokenHash, sha256(accessToken));
  const [found] = await db
    .select({ userId: users.userId, usedAt: temporaryTokens.usedAt })
    .from(temporaryTokens)
    .innerJoin(users, and(eq(users.userId, temporaryTokens.userId), isNull(users.mobile)))
    .where(and(row, eq(temporaryTokens.deviceId, deviceId), gt(temporaryTokens.expiresAt, now)))
    .for('update', { of: temporaryTokens });
  if (found === undefined) return refuse('authorizationInvalid');
  const { userId, usedAt } = found;
  if (usedAt !== null && now.getTime() - usedAt.getTime() > sameTimeMs) {
    await endTemporaryTokensOf(db, userId);
    await endSessionsOf(db, userId);
    return refuse('authorizationInvalid', { keepWrites: true });
  }
  const visit = await startVisit(context, userId);
  if (usedAt !== null) return { ...visit, temporaryToken: null, temporaryTokenExpired: null };
  await db.update(temporaryTokens).set({ usedAt: now }).where(row);
  return { ...visit, ...(await issueTemporaryToken(db, { userId, deviceId }, now)) };
}

async function startVisit(context: CallContext, userId: string) {
  const { db, session, deviceId, appId, userAgent, ip, now } = context;
  if (session !== null) await endSession(db, session.tokenId);
  const { token, expiresAt } = await startSession(db, {
    userId,
    deviceId,
    appId,
    userAgent,
    ip,
    now,
    lifeMs: sessionLifeMs,
  });
  return {
    token,
    userId,
    isTempLogin: true,
    verifyStatus: 0,
    gmtExpired: expiresAt.toISOString(),
  };
}

/** An account that signs in is no visitor's any more, whether they bound a number or came by an account of their own. */
export async function forgetVisitor({ db, session }: CallContext, userId: string): Promise<void> {
  await endTemporaryTokensOf(db, userId);
  await db.delete(visitors).where(eq(visitors.userId, userId));
  if (session?.isTempLogin) await endTemporaryTokensOf(db, session.userId);
}
