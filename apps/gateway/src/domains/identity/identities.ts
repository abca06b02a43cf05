import type { identity as identityCalls, RequestOf } from '@xinglin/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import { accountOfEmail, accountOfMobile, signInUser } from '../../kernel/people/accounts/service';
import { refuseAtRisk } from '../../kernel/people/accounts/sleeping';
import { users } from '../../kernel/people/accounts/tables';
import { sendCode, useCode } from '../../kernel/people/accounts/verify-codes';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId, newToken, sha256 } from '../../platform/identifiers';
import type { Limits } from '../../platform/limits';
import { refuse } from '../../platform/refusal';
import { providerNames, type ProvenIdentity } from './identity-provider';
import { identities, unboundIdentities } from '../../kernel/people/identities/tables';

/** For how long a proven identity waits for an account. */
const bindLifeMs = 10 * 60 * 1000;

type Agreed = Parameters<typeof signInUser>[2];

/** The account of an identity; undefined when it has none. */
export async function holderOf(db: Queryable, provider: string, subject: string) {
  const [holder] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return holder?.userId;
}

/**
 * Signs a proven identity in, or keeps it for binding: the token is in this answer only and works on this device.
 * @param silent keeps nothing of who has no account.
 */
export async function enter(
  context: CallContext,
  provider: string,
  { subject, name }: ProvenIdentity,
  { target, silent = false }: { readonly target: string | null; readonly silent?: boolean },
) {
  const { db, now } = context;
  const holder = await holderOf(db, provider, subject);
  if (holder !== undefined)
    return { ...(await signInUser(context, holder)), bindToken: null, target };
  if (silent) return { bindToken: null, target };
  const bindToken = newToken();
  await db.insert(unboundIdentities).values({
    bindTokenHash: sha256(bindToken),
    provider,
    subject,
    deviceId: deviceOf(context),
    expiresAt: new Date(now.getTime() + bindLifeMs),
  });
  // A partner is not one of these: its person came by its link, and is told its name.
  const known = providerNames.find((one) => one === provider);
  const proven = known === undefined ? {} : { proven: { provider: known, name: name ?? null } };
  return { bindToken, target, ...proven };
}

/** Binds an identity to the account of a number that the code proves, and signs in. */
export async function bindToMobile(
  context: CallContext,
  bindToken: string,
  proof: { readonly mobile: string; readonly code: string; readonly agreed?: Agreed },
) {
  await identityOf(context, bindToken);
  await useCode(context, proof.mobile, 'bind', proof.code);
  const user = await accountOfMobile(context.db, proof.mobile, context.now);
  await refuseAtRisk(context.db, user, context.now);
  await link(context, bindToken, user.userId);
  return signInUser(context, user.userId, proof.agreed);
}

/**
 * Binds an identity to the account of an address that the code proves, and signs in. Without such an account one is
 * made, which has neither a number nor a password yet.
 */
export async function bindToEmail(
  context: CallContext,
  bindToken: string,
  proof: { readonly email: string; readonly code: string; readonly agreed?: Agreed },
) {
  await identityOf(context, bindToken);
  await useCode(context, proof.email, 'emailBind', proof.code);
  const { userId } = await accountOfEmail(context.db, proof.email, context.now);
  await link(context, bindToken, userId);
  return signInUser(context, userId, proof.agreed);
}

/** Sends a code to the number that an identity is to be bound to. */
export async function proveMobile(
  context: CallContext,
  limits: Limits,
  { bindToken, mobile, validateParam }: RequestOf<(typeof identityCalls)['verifyPartnerMobile']>,
) {
  await identityOf(context, bindToken);
  const check = { purpose: 'partner', validateParam } as const;
  return sendCode(context, limits, { to: mobile, scene: 'bind', check });
}

/** What binding an identity to a number that the code proves would come to; the code stays. */
export async function outcomeOf(
  context: CallContext,
  bindToken: string,
  proof: { readonly mobile: string; readonly code: string },
) {
  const { db, now } = context;
  const { provider } = await identityOf(context, bindToken);
  await useCode(context, proof.mobile, 'bind', proof.code, { keep: true });
  const [user] = await db.select().from(users).where(eq(users.mobile, proof.mobile));
  if (user === undefined) return 'new';
  await refuseAtRisk(db, user, now);
  const [other] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.userId, user.userId)));
  return other === undefined ? 'existing' : 'taken';
}

/** Opens an account without a number for an identity, and signs in. */
export async function registerIdentity(context: CallContext, bindToken: string, agreed: Agreed) {
  await identityOf(context, bindToken);
  const userId = newId();
  await context.db.insert(users).values({ userId, createdAt: context.now });
  await link(context, bindToken, userId);
  return signInUser(context, userId, agreed);
}

/** A device is what keeps a stolen link from working elsewhere; who names none cannot sign in by others. */
export function deviceOf({ deviceId }: CallContext): string {
  return deviceId ?? refuse('authorizationInvalid');
}

async function identityOf(context: CallContext, bindToken: string) {
  const [found] = await context.db.select().from(unboundIdentities).where(row(context, bindToken));
  return found ?? refuse('authorizationInvalid');
}

/** Uses the token up. Refuses with `identityTaken` when the account signs in by another one of this provider. */
async function link(context: CallContext, bindToken: string, userId: string): Promise<void> {
  const { db, now } = context;
  const [found] = await db.delete(unboundIdentities).where(row(context, bindToken)).returning();
  if (found === undefined) return refuse('authorizationInvalid');
  const { provider, subject } = found;
  const [linked] = await db
    .insert(identities)
    .values({ provider, subject, userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  if (linked === undefined) refuse('identityTaken');
}

function row(context: CallContext, bindToken: string) {
  return and(
    eq(unboundIdentities.bindTokenHash, sha256(bindToken)),
    eq(unboundIdentities.deviceId, deviceOf(context)),
    gt(unboundIdentities.expiresAt, context.now),
  );
}

/** Deletes identities that were not bound in time. */
export async function purgeUnbound(db: Queryable, now: Date): Promise<void> {
  await db.delete(unboundIdentities).where(lt(unboundIdentities.expiresAt, now));
}
