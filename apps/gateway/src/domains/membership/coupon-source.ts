import { textIn } from '@xinglin/rules';
import { and, asc, gte, sql } from 'drizzle-orm';
import type { CouponSources } from '../../kernel/pricing/coupon-sources';
import { hasCard } from './cards';
import { membershipProducts } from './tables';

/** Membership for coupons: no order is open before the form, and products can reach the minimum. */
export const membershipCoupons: CouponSources = {
  use: 'membership',
  async open({ db, account, locale, now }) {
    const member = await hasCard(db, account, now);
    const { priceCents, memberCents } = membershipProducts;
    const price = member
      ? sql<number>`coalesce(${memberCents}, ${priceCents})`
      : sql<number>`${priceCents}`;
    return {
      inHand: () => null,
      async reaching({ seller, fromCents }) {
        // Its orders are of no seller.
        if (seller !== null) return null;
        const [found] = await db
          .select({
            thingId: membershipProducts.goodsId,
            title: membershipProducts.title,
            price,
          })
          .from(membershipProducts)
          .where(and(membershipProducts.isOpen, gte(price, fromCents)))
          .orderBy(asc(price), asc(membershipProducts.goodsId))
          .limit(1);
        if (found === undefined) return null;
        const { thingId, title, price: cents } = found;
        return {
          use: 'membership',
          seller,
          cents,
          priceCents: cents,
          thingId,
          title: textIn(title, locale),
        };
      },
    };
  },
};
