import type { orderCentre, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { findAnyOrder } from '../../../kernel/orders/read-order';
import { orderDetail } from '../../../kernel/payment/order-detail';
import { usableCoupons } from '../../../kernel/pricing/coupons';
import { quoteOfOrder } from '../../../kernel/pricing/explained';
import { whyNotText } from '../../../kernel/pricing/why-not';
import type { HandlersOf } from '../../../platform/mount';
import { refuse } from '../../../platform/refusal';
import type { Services } from '../../../platform/services';
import { wholeList } from '../../../platform/whole-list';
import { priceOf, shownQuote } from '../quotes';
import { promotionsOf, shopsOf } from '../shops';

type Coupon = ResponseOf<(typeof orderCentre)['listGoodsCoupons']>['items'][number];

/** What answers the calls of the order centre (spec 3 §7.10). */
export function orderCentreHandlers(services: Services): HandlersOf<typeof orderCentre> {
  return {
    async getDeductions({ orderNo }, { db, account, locale }) {
      const found = await findAnyOrder(db, services, orderNo);
      if (found?.order.ownerId !== account) return refuse('forbidden');
      const quote = await quoteOfOrder(db, orderNo, locale);
      return {
        // Freight is no deduction.
        applied: quote?.steps.filter(({ cents }) => cents < 0) ?? [],
        whyNots: quote?.whyNots ?? [],
      };
    },

    async listDeductionRules({ shopId }, context) {
      const shops = await shopsOf(context, shopId === undefined ? undefined : [shopId]);
      const names = new Map(shops.map((shop) => [shop.shopId, shop.name]));
      const rows = await promotionsOf(context.db, [...names.keys()], context.now);
      return wholeList(
        rows.map((row) => ({
          ruleId: row.promotionId,
          shopName: names.get(row.shopId) ?? '',
          title: textIn(row.title, context.locale),
          text: textIn(row.detail, context.locale),
          startsAt: row.startsAt.toISOString(),
          endsAt: row.endsAt.toISOString(),
        })),
      );
    },

    async listGoodsCoupons({ lines = [] }, context) {
      const { db, account, locale, now } = context;
      const held = await usableCoupons(db, account, now, 'goods');
      const plain =
        lines.length === 0
          ? null
          : await priceOf(context, {
              lines,
              couponIds: [],
              useBestCoupon: false,
              useCoins: false,
            });
      const items = await Promise.all(
        held.map(async (row): Promise<{ coupon: Coupon; worth: number }> => {
          const { couponId, title, offCents, fromCents, endsAt } = row;
          const told = {
            couponId,
            title: textIn(title, locale),
            offCents,
            fromCents,
            endsAt: endsAt.toISOString(),
          };
          if (lines.length === 0) return { coupon: { ...told, whyNot: null }, worth: 0 };
          const wish = { lines, couponIds: [couponId], useBestCoupon: false, useCoins: false };
          const priced = await priceOf(context, wish);
          const { whyNots } = shownQuote(priced, locale).quote;
          const place = priced.kept.whyNots.findIndex(({ kind }) => kind === 'coupon');
          const saved = (plain?.kept.totalCents ?? 0) - priced.kept.totalCents;
          const dearer = saved > 0 ? null : whyNotText(locale, 'costsFreight', 0);
          return { coupon: { ...told, whyNot: whyNots[place]?.reason ?? dearer }, worth: saved };
        }),
      );
      return wholeList(
        // The one that makes the price lowest first, then those that do not apply.
        items
          .toSorted(
            (a, b) =>
              Number(a.coupon.whyNot !== null) - Number(b.coupon.whyNot !== null) ||
              b.worth - a.worth,
          )
          .map(({ coupon }) => coupon),
      );
    },

    async getCentreOrder({ orderNo }, { db, account: ownerId, locale, now }) {
      const { kind } = (await findAnyOrder(db, services, orderNo)) ?? refuse('forbidden');
      const one = { kind: kind.kind, orderNo };
      return orderDetail(db, services, one, { ownerId, locale, now });
    },
  };
}
