import type { OrderActor } from '@xinglin/contract';
import {
  couponTerms,
  dayAt,
  formatDay,
  hospitalTimeZone,
  textIn,
  type QuoteOffer,
} from '@xinglin/rules';
import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { textOf } from './locales';
import { sendToOwner } from '../orders/messages';
import type { OrderRow } from '../orders/tables';
import { coupons, type CouponRow } from './tables';

const dayMs = 24 * 60 * 60_000;

/** What a coupon is for. */
export type CouponUse = NonNullable<CouponRow['use']>;

/**
 * The coupons that an account can use now, the one that ends first before the others; those for one kind of order where
 * it is named.
 */
export async function usableCoupons(
  db: Queryable,
  ownerId: string,
  now: Date,
  use?: CouponUse,
): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.ownerId, ownerId),
        isNull(coupons.orderNo),
        gt(coupons.endsAt, now),
        use && or(isNull(coupons.use), eq(coupons.use, use)),
      ),
    )
    .orderBy(asc(coupons.endsAt), asc(coupons.couponId));
}

/** A coupon as the rule of prices takes it. */
export const asOffer = ({ couponId, seller, fromCents, offCents }: CouponRow): QuoteOffer => ({
  id: couponId,
  seller,
  fromCents,
  off: { cents: offCents },
});

/** Binds coupons of an account to its order. Returns false where one of them was used concurrently or has ended. */
export async function spendCoupons(
  db: Queryable,
  {
    ownerId,
    orderNo,
    now,
  }: { readonly ownerId: string; readonly orderNo: string; readonly now: Date },
  couponIds: readonly string[],
): Promise<boolean> {
  if (couponIds.length === 0) return true;
  const spent = await db
    .update(coupons)
    .set({ orderNo })
    .where(
      and(
        inArray(coupons.couponId, [...couponIds]),
        eq(coupons.ownerId, ownerId),
        isNull(coupons.orderNo),
        gt(coupons.endsAt, now),
      ),
    )
    .returning({ couponId: coupons.couponId });
  return spent.length === couponIds.length;
}

/** By what an order ended, as its kind is informed of the move. */
interface Ending {
  readonly event: string;
  readonly actor: OrderActor;
}

/** Whether the owner of an order ended it: by an act, or by not paying in time. */
const isOwnersDoing = ({ event, actor }: Ending): boolean =>
  actor === 'patient' || event === 'lapse';

/**
 * Returns the coupons that an order held to its owner. They can be used until they would have expired; where the order
 * ended through no act of its owner, at least for {@link couponTerms.returnedForDays} more days, and the owner is notified
 * of the new date.
 */
export async function returnCoupons(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  order: Pick<OrderRow, 'orderNo' | 'kind' | 'ownerId' | 'locale'>,
  ending: Ending,
): Promise<void> {
  const returned = await db
    .update(coupons)
    .set({ orderNo: null })
    .where(eq(coupons.orderNo, order.orderNo))
    .returning({ couponId: coupons.couponId, title: coupons.title });
  if (returned.length === 0 || isOwnersDoing(ending)) return;
  const { locale, orderNo } = order;
  const endsAt = new Date(now.getTime() + couponTerms.returnedForDays * dayMs);
  for (const { couponId, title } of returned) {
    const extended = await db
      .update(coupons)
      .set({ endsAt })
      .where(and(eq(coupons.couponId, couponId), lt(coupons.endsAt, endsAt)))
      .returning({ couponId: coupons.couponId });
    if (extended.length === 0) continue;
    const values = {
      orderNo,
      title: textIn(title, locale),
      day: formatDay(dayAt(endsAt, hospitalTimeZone), locale, { year: true }),
    };
    await sendToOwner({ db, now }, order, textOf(locale, 'couponReturned', values));
  }
}
