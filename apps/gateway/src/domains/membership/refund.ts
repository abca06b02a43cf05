import type { membership, ResponseOf } from '@xinglin/contract';
import { cardRefund, textIn, type CardRefundLine } from '@xinglin/rules';
import { memberSavings, type MemberSaving } from '../../kernel/pricing/members';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { MembershipOrder } from './order-rules';

type Line = ResponseOf<
  (typeof membership)['getHealthVipOrderSimpleInfo']
>['refundNowLines'][number];

/** What is refunded of an order that is cancelled at a moment, line by line. */
export async function refundOf(
  db: Queryable,
  order: Pick<MembershipOrder, 'ownerId' | 'paidCents' | 'refundedCents' | 'own'>,
  now: Date,
): Promise<ReturnType<typeof cardRefund<MemberSaving>>> {
  const { ownerId, paidCents, refundedCents, own } = order;
  const { startsAt, endsAt } = own;
  const savings =
    startsAt === null ? [] : await memberSavings(db, ownerId, { from: startsAt, until: now });
  return cardRefund({ cents: paidCents - refundedCents, startsAt, endsAt }, savings, now);
}

/** A line of a refund in the reader's language. */
export const shownLine = (
  { kind, cents, days, saving }: CardRefundLine<MemberSaving>,
  locale: Locale,
): Line => ({
  kind,
  cents,
  days: days ?? null,
  order: saving
    ? { orderNo: saving.orderNo, title: textIn(saving.label, locale), count: saving.count }
    : null,
});
