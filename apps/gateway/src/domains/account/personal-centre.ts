import { registrationKindName, servicePackageKindName } from '@xinglin/contract';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { balanceOf } from '../../kernel/ledger/ledger';
import { countByGroup, orderCountsOf } from '../../kernel/orders/account-orders';
import { nextVisits } from '../../kernel/orders/next-visit';
import { findUser, maskedMobile } from '../../kernel/people/accounts/service';
import { patients } from '../../kernel/people/patients/tables';
import { memberCards } from '../../kernel/pricing/members';
import { coupons } from '../../kernel/pricing/tables';
import type { CallContext } from '../../platform/context';

/** What the personal centre shows at a glance (spec 1 §7). */
export async function personalCenterOf(context: CallContext) {
  const { db, account: userId, locale, now, all } = context;
  const reader = { ownerId: userId, locale, now };
  const [user, patientCount, visits, latest, orderCounts, holdings, cards] = await Promise.all([
    findUser(db, userId),
    db.$count(patients, and(eq(patients.ownerId, userId), isNull(patients.deletedAt))),
    countByGroup(db, userId, registrationKindName),
    Promise.all(all(nextVisits).map((find) => find(db, reader))),
    orderCountsOf(db, context, reader),
    holdingsOf(context),
    Promise.all(all(memberCards).map((find) => find(db, userId, reader))),
  ]);
  const card = cards.find((one) => one !== null) ?? null;
  return {
    nickname: user?.nickname ?? null,
    mobile: maskedMobile(user),
    verifyStatus: user?.verifyStatus ?? 0,
    patientCount,
    awaitingPaymentCount: visits.get('awaitingPayment') ?? 0,
    confirmedCount: visits.get('active') ?? 0,
    latestOrder: latest.find((visit) => visit !== null) ?? null,
    orderCounts,
    holdings,
    memberCard: card && { ...card, endsAt: card.endsAt.toISOString() },
  };
}

/** What the account can use now: coupons, coins, service packages. */
async function holdingsOf({ db, account, now }: CallContext) {
  const [[usable], coins, packages] = await Promise.all([
    db
      .select({ count: count() })
      .from(coupons)
      .where(and(eq(coupons.ownerId, account), isNull(coupons.orderNo), gt(coupons.endsAt, now))),
    balanceOf(db, { ownerId: account, kind: 'healthCoin', now }),
    countByGroup(db, account, servicePackageKindName),
  ]);
  return {
    couponCount: usable?.count ?? 0,
    coins: coins.balance,
    packageCount: packages.get('active') ?? 0,
  };
}
