import {
  registrationKindName,
  type profile,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { dayAt, isPossibleBirthDate, maskPhone } from '@xinglin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../kernel/people/accounts/tables';
import { countByState } from '../../kernel/orders/account-orders';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { userProfiles } from '../../kernel/people/profiles/tables';
import { refuseFields } from '../../platform/refuse-fields';

type Gap = ResponseOf<(typeof profile)['isAccountPerfect']>['missing'][number];

async function findAccount({ db, account }: Pick<CallContext, 'db' | 'account'>) {
  const [row] = await db
    .select({ user: users, profile: userProfiles })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .where(eq(users.userId, account));
  return row ?? refuse('sessionEnded');
}

const masked = (mobile: string | null) => (mobile === null ? null : maskPhone(mobile));

export async function accountInfoOf(context: CallContext) {
  const { user } = await findAccount(context);
  return {
    nickname: user.nickname,
    loginId: user.loginId,
    mobile: masked(user.mobile),
    hasPassword: user.passwordHash !== null,
    verifyStatus: user.verifyStatus,
    createdAt: user.createdAt.toISOString(),
  };
}

export async function profileOf(context: CallContext) {
  const { user, profile: told } = await findAccount(context);
  return {
    nickname: user.nickname,
    mobile: masked(user.mobile),
    gender: told?.gender ?? null,
    birthDate: told?.birthDate ?? null,
  };
}

/** Changes what is given. Refuses a day of birth that cannot be one with `invalidFields`. */
export async function updateProfile(
  { db, account, now, locale }: CallContext,
  { gender, birthDate }: RequestOf<(typeof profile)['updateUserProfile']>,
): Promise<void> {
  if (birthDate != null && !isPossibleBirthDate(birthDate, dayAt(now)))
    refuseFields([{ field: 'birthDate', code: 'birthDateInvalid' }], locale);
  const changed = {
    ...(gender !== undefined && { gender }),
    ...(birthDate !== undefined && { birthDate }),
    updatedAt: now,
  };
  await db
    .insert(userProfiles)
    .values({ userId: account, ...changed })
    .onConflictDoUpdate({ target: userProfiles.userId, set: changed });
}

/** What the account still lacks, the most useful first. */
export async function gapsOf(context: CallContext): Promise<Gap[]> {
  const { user, profile: told } = await findAccount(context);
  const gaps: readonly [Gap, unknown][] = [
    ['mobile', user.mobile],
    ['nickname', user.nickname],
    ['gender', told?.gender],
    ['birthDate', told?.birthDate],
    ['password', user.passwordHash],
  ];
  return gaps.flatMap(([gap, value]) => (value == null ? [gap] : []));
}

export async function statOf(context: CallContext) {
  const { db, account } = context;
  const [{ user }, patientCount, visits] = await Promise.all([
    findAccount(context),
    db.$count(patients, and(eq(patients.ownerId, account), isNull(patients.deletedAt))),
    countByState(db, account, registrationKindName),
  ]);
  return {
    patientCount,
    registrationCount: [...visits.values()].reduce((sum, orders) => sum + orders, 0),
    completedCount: visits.get('completed') ?? 0,
    memberSince: user.createdAt.toISOString(),
  };
}
