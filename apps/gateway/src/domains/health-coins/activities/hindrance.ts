import type { activities as calls, BusinessErrorName, ResponseOf } from '@xinglin/contract';
import { adultAge, dayAt, hospitalTimeZone, ageOn } from '@xinglin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { balanceOf } from '../../../kernel/ledger/ledger';
import { patients } from '../../../kernel/people/patients/tables';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { friendsOf } from './friends';
import { stateOf } from './shown';
import { activityEntries, type activities } from './tables';

type Activity = typeof activities.$inferSelect;
export type Status = ResponseOf<(typeof calls)['checkActivityStatus']>;
type Hindrance = NonNullable<Status['hindrance']>;

interface Who {
  readonly ownerId: string;
  readonly now: Date;
}

/** Whether the account's holder is too young for draws, by the account's own record of them, or of no known age. */
export async function ageHindrance(
  db: Queryable,
  { ownerId, now }: Who,
): Promise<'minor' | 'ageUnknown' | null> {
  const [self] = await db
    .select({ birthDate: patients.birthDate })
    .from(patients)
    .where(
      and(eq(patients.ownerId, ownerId), eq(patients.relation, 'self'), isNull(patients.deletedAt)),
    );
  if (!self) return 'ageUnknown';
  return ageOn(self.birthDate, dayAt(now, hospitalTimeZone)) < adultAge ? 'minor' : null;
}

/** Entries that an account has left. */
export async function triesLeft(
  db: Queryable,
  { activityId, kind, mostPerPerson }: Activity,
  { ownerId }: Who,
) {
  const [used, friends] = await Promise.all([
    db.$count(
      activityEntries,
      and(eq(activityEntries.activityId, activityId), eq(activityEntries.ownerId, ownerId)),
    ),
    friendsOf(db, { activityId, ownerId }),
  ]);
  const most = kind === 'invite' ? Math.min(mostPerPerson, friends.counted) : mostPerPerson;
  return { left: Math.max(0, most - used), isLimited: used >= mostPerPerson, friends };
}

/** Whether an account may enter an activity now, and the first thing that keeps it from it. */
export async function statusOf(db: Queryable, row: Activity, who: Who): Promise<Status> {
  const [{ left, isLimited, friends }, { balance }, age] = await Promise.all([
    triesLeft(db, row, who),
    balanceOf(db, { ...who, kind: 'healthCoin' }),
    ageHindrance(db, who),
  ]);
  const state = stateOf(row, who.now);
  const hindrances: readonly (Hindrance | false | null)[] = [
    state !== 'open' && state,
    age,
    isLimited && 'limit',
    left === 0 && 'invites',
    balance < row.coins && 'balance',
  ];
  return {
    activityId: row.activityId,
    hindrance: hindrances.find((one) => typeof one === 'string') || null,
    triesLeft: left,
    balance,
    friends,
  };
}

const refusals: Readonly<Record<Hindrance, BusinessErrorName>> = {
  coming: 'activityComing',
  over: 'activityOver',
  full: 'activityFull',
  minor: 'activityAdultsOnly',
  ageUnknown: 'activityAgeUnknown',
  limit: 'activityLimitReached',
  invites: 'activityInvitesShort',
  balance: 'balanceShort',
};

/** Refuses by what keeps an account from entering. */
export const refuseFor = (hindrance: Hindrance): never => refuse(refusals[hindrance]);
