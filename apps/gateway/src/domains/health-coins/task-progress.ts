import type { healthCoinTaskKinds } from '@xinglin/contract';
import { dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { and, eq, gte, isNull, lte } from 'drizzle-orm';
import { toReview } from '../../kernel/orders/reviewable';
import { orders } from '../../kernel/orders/tables';
import { users } from '../../kernel/people/accounts/tables';
import { postingAddresses } from '../../kernel/people/addresses/tables';
import { patients } from '../../kernel/people/patients/tables';
import { userProfiles } from '../../kernel/people/profiles/tables';
import type { CallContext } from '../../platform/context';

/** How far a task is done. */
export interface TaskProgress {
  readonly done: number;
  /** At least 1. */
  readonly total: number;
}

type Kind = (typeof healthCoinTaskKinds)[number];

const once = (isDone: boolean): TaskProgress => ({ done: isDone ? 1 : 0, total: 1 });

/** How far an account has done each task, by the gateway's records; null for what it has nothing to do with. */
export async function taskProgress(
  { db, all, now }: Pick<CallContext, 'db' | 'all' | 'now'>,
  ownerId: string,
): Promise<Record<Kind, TaskProgress | null>> {
  const month = momentOf(
    `${dayAt(now, hospitalTimeZone).slice(0, 7)}-01`,
    '00:00',
    hospitalTimeZone,
  );
  const own = eq(orders.ownerId, ownerId);
  const [[user], [profile], addresses, visits, family, reviewed, waiting] = await Promise.all([
    db.select().from(users).where(eq(users.userId, ownerId)),
    db.select().from(userProfiles).where(eq(userProfiles.userId, ownerId)),
    db.$count(postingAddresses, eq(postingAddresses.ownerId, ownerId)),
    // A visit that is only booked can still be cancelled for a full refund; one that was missed did not take place.
    db.$count(orders, and(own, eq(orders.kind, 'registration'), eq(orders.state, 'completed'))),
    db
      .select({ state: patients.realNameState })
      .from(patients)
      .where(
        and(
          eq(patients.ownerId, ownerId),
          isNull(patients.deletedAt),
          // There is no check of other documents.
          eq(patients.cardType, 'idCard'),
        ),
      ),
    db.$count(orders, and(own, gte(orders.reviewedAt, month), lte(orders.reviewedAt, now))),
    db.$count(orders, and(own, toReview({ all }, now))),
  ]);
  const verified = family.filter(({ state }) => state === 'verified').length;
  return {
    // A caller with an account is signed in.
    signIn: once(true),
    realName: once(user?.verifyStatus === 1),
    profile: {
      done: [profile?.gender, profile?.birthDate].filter((one) => (one ?? null) !== null).length,
      total: 2,
    },
    address: once(addresses > 0),
    firstVisit: once(visits > 0),
    familyNames: family.length === 0 ? null : { done: verified, total: family.length },
    review: reviewed + waiting === 0 ? null : once(reviewed > 0),
  };
}
