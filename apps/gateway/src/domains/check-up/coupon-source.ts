import { textIn } from '@xinglin/rules';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { CouponSources } from '../../kernel/pricing/coupon-sources';
import { checkUpPackages } from './tables';

/** Check-ups for coupons: no order is open before the form, and packages can reach the minimum. */
export const checkUpCoupons: CouponSources = {
  use: 'checkUp',
  open: async ({ db, locale }) => ({
    inHand: () => null,
    async reaching({ seller, fromCents }) {
      const { packageCode: thingId, title, orgCode, priceCents } = checkUpPackages;
      const [found] = await db
        .select({ thingId, title, orgCode, priceCents })
        .from(checkUpPackages)
        .where(
          and(
            eq(checkUpPackages.isOpen, true),
            eq(checkUpPackages.kind, 'general'),
            gte(priceCents, fromCents),
            seller === null ? undefined : eq(orgCode, seller),
          ),
        )
        .orderBy(asc(priceCents), asc(thingId))
        .limit(1);
      return found === undefined
        ? null
        : {
            use: 'checkUp',
            seller: found.orgCode,
            cents: found.priceCents,
            priceCents: found.priceCents,
            thingId: found.thingId,
            title: textIn(found.title, locale),
          };
    },
  }),
};
