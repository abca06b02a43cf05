import { and, eq, getTableColumns, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { maskPhone, normalizeName } from '@xinglin/rules';
import { signInUser } from '../../kernel/people/accounts/service';
import { endSessionsOf } from '../../kernel/people/accounts/sessions';
import { isAtRisk } from '../../kernel/people/accounts/sleeping';
import { users } from '../../kernel/people/accounts/tables';
import { useCode } from '../../kernel/people/accounts/verify-codes';
import { countOrders } from '../../kernel/orders/account-orders';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import { endPartnerTokensOf } from '../../kernel/people/partner-tokens/partner-tokens';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId, newToken, sha256 } from '../../platform/identifiers';
import type { Limits } from '../../platform/limits';
import { refuse } from '../../platform/refusal';
import { riskChecks } from './tables';

/** For how long an owner may look for what they know. */
const checkLifeMs = 15 * 60 * 1000;

/** Wrong answers that end one verification; the account has a limit of its own besides. */
export const wrongTriesAtMost = 3;

type Agreed = Parameters<typeof signInUser>[2];
type RiskCheck = typeof riskChecks.$inferSelect;

/** Begins a verification where the number alone does not open its account. */
export async function beginCheck(context: CallContext, mobile: string, code: string) {
  const { db, now } = context;
  await useCode(context, mobile, 'login', code, { keep: true });
  const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
  if (user === undefined || !(await isAtRisk(db, user, now)))
    return { highRisk: false, riskToken: null, proofs: [], gmtExpired: null };
  await useCode(context, mobile, 'login', code);
  const riskToken = newToken();
  const expiresAt = new Date(now.getTime() + checkLifeMs);
  await db.insert(riskChecks).values({
    riskTokenHash: sha256(riskToken),
    userId: user.userId,
    mobile,
    deviceId: context.deviceId ?? refuse('riskCheckEnded'),
    expiresAt,
  });
  const [patientCount, orderCount] = await Promise.all([
    countPatients(db, user.userId),
    countOrders(db, user.userId),
  ]);
  return {
    highRisk: true,
    riskToken,
    proofs: [
      ...(patientCount > 0 ? (['patient'] as const) : []),
      ...(orderCount > 0 ? (['order'] as const) : []),
    ],
    gmtExpired: expiresAt.toISOString(),
  };
}

/** The verification of a token on this device, while the account has the number it was proven by. Refuses with `riskCheckEnded`. */
export async function openCheck(
  { db, now, deviceId }: CallContext,
  riskToken: string,
): Promise<RiskCheck> {
  const [check] = await db
    .select(getTableColumns(riskChecks))
    .from(riskChecks)
    .innerJoin(users, and(eq(users.userId, riskChecks.userId), eq(users.mobile, riskChecks.mobile)))
    .where(
      and(
        eq(riskChecks.riskTokenHash, sha256(riskToken)),
        eq(riskChecks.deviceId, deviceId ?? ''),
        gt(riskChecks.expiresAt, now),
        lt(riskChecks.wrongTries, wrongTriesAtMost),
      ),
    );
  return check ?? refuse('riskCheckEnded');
}

/** Those whose document can be asked for. */
const ofAccount = (userId: string) =>
  and(eq(patients.ownerId, userId), isNull(patients.deletedAt), isNotNull(patients.cardNo));

export const countPatients = (db: Queryable, userId: string) =>
  db.$count(patients, ofAccount(userId));

/** Takes an answer: right, it is kept; wrong, it counts, for this verification and for the account. */
async function answer(
  context: CallContext,
  limits: Limits,
  riskToken: string,
  isRight: (userId: string) => Promise<boolean>,
): Promise<void> {
  const { db, now } = context;
  const check = await openCheck(context, riskToken);
  // Counted before it is looked at, so that many at once gain nothing.
  await limits.consume('riskAnswer', check.userId);
  const row = eq(riskChecks.riskTokenHash, check.riskTokenHash);
  if (await isRight(check.userId)) {
    await db.update(riskChecks).set({ passedAt: now }).where(row);
    await limits.reset('riskAnswer', check.userId);
    return;
  }
  await db
    .update(riskChecks)
    .set({ wrongTries: sql`${riskChecks.wrongTries} + 1` })
    .where(row);
  refuse('riskAnswerWrong', { keepWrites: true });
}

/** A member of the family, by name and the end of the document. */
export async function answerByPatient(
  context: CallContext,
  limits: Limits,
  riskToken: string,
  { name, cardTail }: { readonly name: string; readonly cardTail: string },
): Promise<void> {
  await answer(context, limits, riskToken, async (userId) => {
    const family = await context.db
      .select({ name: patients.name, cardNo: patients.cardNo })
      .from(patients)
      .where(ofAccount(userId));
    return family.some(
      (one) =>
        normalizeName(one.name) === normalizeName(name) &&
        one.cardNo?.slice(-4).toUpperCase() === cardTail.toUpperCase(),
    );
  });
}

/** A visit, by doctor and day. */
export async function answerByOrder(
  context: CallContext,
  limits: Limits,
  riskToken: string,
  { doctorName, date }: { readonly doctorName: string; readonly date: string },
): Promise<void> {
  await answer(context, limits, riskToken, async (userId) => {
    const visits = await context.db
      .select({ name: doctors.name })
      .from(orders)
      .innerJoin(doctors, eq(doctors.id, orders.doctorId))
      .where(and(eq(orders.ownerId, userId), eq(orders.day, date)));
    const said = normalizeName(doctorName).toLowerCase();
    return visits.some(({ name }) =>
      Object.values(name).some((one) => normalizeName(one).toLowerCase() === said),
    );
  });
}

async function passedCheck(context: CallContext, riskToken: string): Promise<RiskCheck> {
  const check = await openCheck(context, riskToken);
  return check.passedAt === null ? refuse('riskUnproven') : check;
}

/** The account, once it was shown to be theirs. */
export async function profileOf(context: CallContext, riskToken: string) {
  const { userId, mobile } = await passedCheck(context, riskToken);
  const [user] = await context.db.select().from(users).where(eq(users.userId, userId));
  if (user === undefined) return refuse('riskCheckEnded');
  return {
    nickname: user.nickname,
    mobile: maskPhone(mobile),
    gmtCreated: user.createdAt.toISOString(),
  };
}

/** Signs the owner in, and ends the verification. */
export async function enterAccount(context: CallContext, riskToken: string, agreed: Agreed) {
  const { userId } = await passedCheck(context, riskToken);
  await end(context, riskToken);
  return signInUser(context, userId, agreed);
}

/**
 * Takes the number from the sleeping account and opens a new one with it. The owner of the former one signs in by
 * name and password, or asks customer service; a session that was opened by the number ends.
 */
export async function beginAnew(context: CallContext, riskToken: string, agreed: Agreed) {
  const { db, now } = context;
  const { userId: former, mobile } = await openCheck(context, riskToken);
  await end(context, riskToken);
  const [left] = await db
    .update(users)
    .set({ mobile: null })
    .where(and(eq(users.userId, former), eq(users.mobile, mobile)))
    .returning({ userId: users.userId });
  if (left === undefined) return refuse('riskCheckEnded');
  await endSessionsOf(db, former);
  await endPartnerTokensOf(db, former);
  const userId = newId();
  await db.insert(users).values({ userId, mobile, createdAt: now });
  return signInUser(context, userId, agreed);
}

/** Ends the verification; of two at once one goes on. */
async function end({ db }: CallContext, riskToken: string): Promise<void> {
  const [ended] = await db
    .delete(riskChecks)
    .where(eq(riskChecks.riskTokenHash, sha256(riskToken)))
    .returning({ userId: riskChecks.userId });
  if (ended === undefined) refuse('riskCheckEnded');
}

/** Forgets verifications past their life. */
export async function purgeRiskChecks(db: Queryable, now: Date): Promise<void> {
  await db.delete(riskChecks).where(lt(riskChecks.expiresAt, now));
}
