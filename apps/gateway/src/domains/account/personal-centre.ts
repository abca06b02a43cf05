import { registrationKindName } from '@xinglin/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { countByGroup } from '../../kernel/orders/account-orders';
import { nextVisits } from '../../kernel/orders/next-visit';
import { findUser, maskedMobile } from '../../kernel/people/accounts/service';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';

/** What the head of the personal centre shows (spec 1 §7). */
export async function personalCenterOf({ db, account: userId, locale, now, all }: CallContext) {
  const reader = { ownerId: userId, locale, now };
  const [user, patientCount, visits, latest] = await Promise.all([
    findUser(db, userId),
    db.$count(patients, and(eq(patients.ownerId, userId), isNull(patients.deletedAt))),
    countByGroup(db, userId, registrationKindName),
    Promise.all(all(nextVisits).map((find) => find(db, reader))),
  ]);
  return {
    nickname: user?.nickname ?? null,
    mobile: maskedMobile(user),
    verifyStatus: user?.verifyStatus ?? 0,
    patientCount,
    awaitingPaymentCount: visits.get('awaitingPayment') ?? 0,
    confirmedCount: visits.get('active') ?? 0,
    latestOrder: latest.find((visit) => visit !== null) ?? null,
  };
}
