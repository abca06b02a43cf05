import { findTransition, writeOffCoolingDays, writeOffMachine } from '@xinglin/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { endSessionsOf } from '../../kernel/people/accounts/sessions';
import { users } from '../../kernel/people/accounts/tables';
import { useCode } from '../../kernel/people/accounts/verify-codes';
import { recordConsents } from '../../kernel/consents/service';
import { endPartnerTokensOf } from '../../kernel/people/partner-tokens/partner-tokens';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { contactOf, ownProof } from '../../kernel/people/accounts/own-mobile';
import { obstacles } from '../../kernel/people/accounts/closing';
import { writeOffRequests } from './tables';
import { tellOwner } from './tell-owner';

const dayMs = 24 * 60 * 60 * 1000;

/** What keeps an account open now. */
export async function obstaclesOf(
  db: Queryable,
  { all }: Pick<CallContext, 'all'>,
  userId: string,
) {
  const counted = await Promise.all(
    all(obstacles).map(async ({ kind, count }) => ({ kind, count: await count(db, userId) })),
  );
  // Several domains may keep it open by the same kind of thing.
  const sums = new Map<(typeof counted)[number]['kind'], number>();
  for (const { kind, count } of counted) sums.set(kind, (sums.get(kind) ?? 0) + count);
  return [...sums].map(([kind, count]) => ({ kind, count })).filter(({ count }) => count > 0);
}

export async function writeOffOf(context: CallContext) {
  const { db, account } = context;
  const [found, patientCount, [last]] = await Promise.all([
    obstaclesOf(db, context, account),
    db.$count(patients, and(eq(patients.ownerId, account), isNull(patients.deletedAt))),
    db
      .select()
      .from(writeOffRequests)
      .where(eq(writeOffRequests.userId, account))
      .orderBy(desc(writeOffRequests.requestedAt))
      .limit(1),
  ]);
  return {
    coolingDays: writeOffCoolingDays,
    obstacles: found,
    patientCount,
    lastRequest:
      last === undefined
        ? null
        : {
            state: last.state,
            requestedAt: last.requestedAt.toISOString(),
            endedAt: last.endedAt?.toISOString() ?? null,
          },
  };
}

/** Begins the days of reflection: every session ends, and the owner is told at the number or address. */
export async function requestWriteOff(context: CallContext, code: string): Promise<Date> {
  const { db, account, now, appId, locale } = context;
  const { scene, ...contact } = await ownProof(context, 'writeoff');
  await useCode(context, contact.to, scene, code);
  // Nothing may be booked between the look at what is open and the end of the sessions.
  await db.execute(sql`SELECT 1 FROM ${users} WHERE ${users.userId} = ${account} FOR UPDATE`);
  const found = await obstaclesOf(db, context, account);
  if (found.length > 0) refuse('writeOffBlocked', { keepWrites: true });
  await recordConsents(context, account, ['logout']);
  const completesAt = new Date(now.getTime() + writeOffCoolingDays * dayMs);
  await db.insert(writeOffRequests).values({
    requestId: newId(),
    userId: account,
    state: 'cooling',
    locale,
    appId,
    requestedAt: now,
    completesAt,
  });
  await endSessionsOf(db, account);
  await endPartnerTokensOf(db, account);
  await tellOwner({ db, now }, contact, { appId, locale, news: 'requested' });
  return completesAt;
}

/** A sign-in within the days of reflection withdraws the request. */
export async function withdrawBySignIn(
  { db, now, appId, locale }: CallContext,
  userId: string,
): Promise<void> {
  const transition = findTransition(writeOffMachine, 'cooling', 'signIn', 'owner');
  if (transition === undefined) return;
  const [withdrawn] = await db
    .update(writeOffRequests)
    .set({ state: transition.to, endedAt: now })
    .where(and(eq(writeOffRequests.userId, userId), eq(writeOffRequests.state, 'cooling')))
    .returning();
  if (withdrawn === undefined) return;
  const [user] = await db.select().from(users).where(eq(users.userId, userId));
  await tellOwner({ db, now }, user && contactOf(user), { appId, locale, news: 'withdrawn' });
}
