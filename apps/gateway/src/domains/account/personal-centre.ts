import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { latestOrder } from '../booking/orders';
import { registrationOrders } from '../booking/tables';
import { findUser, maskedMobile } from '../../kernel/people/accounts/service';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';

/** What the head of the personal centre shows (spec 1 §7). */
export async function personalCenterOf({ db, account: userId, locale, now }: CallContext) {
  const [user, patientCount, latest, orders] = await Promise.all([
    findUser(db, userId),
    db.$count(patients, and(eq(patients.ownerId, userId), isNull(patients.deletedAt))),
    latestOrder(db, { ownerId: userId, locale, now }),
    db
      .select({ status: registrationOrders.status, orders: count() })
      .from(registrationOrders)
      .where(
        and(
          eq(registrationOrders.ownerId, userId),
          inArray(registrationOrders.status, ['awaitingPayment', 'confirmed', 'checkedIn']),
        ),
      )
      .groupBy(registrationOrders.status),
  ]);
  const countOf = (...statuses: string[]) =>
    orders.filter((row) => statuses.includes(row.status)).reduce((sum, row) => sum + row.orders, 0);
  return {
    nickname: user?.nickname ?? null,
    mobile: maskedMobile(user),
    verifyStatus: user?.verifyStatus ?? 0,
    patientCount,
    awaitingPaymentCount: countOf('awaitingPayment'),
    confirmedCount: countOf('confirmed', 'checkedIn'),
    latestOrder: latest,
  };
}
