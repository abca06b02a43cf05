import type { coupons as calls, ResponseOf } from '@xinglin/contract';
import { couponStanding } from '@xinglin/rules';
import type { CallContext } from '../../platform/context';
import { couponSources, type CouponNeed, type ReachingThing } from './coupon-sources';
import type { CouponUse } from './coupons';
import type { CouponRow } from './tables';
import { whyNotText } from './why-not';

type Item = ResponseOf<(typeof calls)['pageUserCoupons']>['items'][number];
type Standing = NonNullable<Item['standing']>;

/** Where held coupons stand, by coupon: each source is opened once, and each sum is looked up once. */
export async function standingsOf(
  context: CallContext,
  rows: readonly CouponRow[],
): Promise<ReadonlyMap<string, Standing>> {
  if (rows.length === 0) return new Map();
  const opened = await Promise.all(
    context.all(couponSources).map(async ({ use, open }) => ({ use, ...(await open(context)) })),
  );
  const found = new Map<string, Promise<ReachingThing | null>>();
  const reaching = (
    { use, reaching: find }: (typeof opened)[number],
    { seller, fromCents }: CouponNeed,
  ) => {
    const key = JSON.stringify([use, seller, fromCents]);
    const known = found.get(key) ?? find({ seller, fromCents });
    found.set(key, known);
    return known;
  };
  const standings = await Promise.all(
    rows.map(async (row): Promise<readonly [string, Standing]> => {
      const own = opened.filter(({ use }) => row.use === null || row.use === use);
      const { seller } = row;
      // Nothing is ordered for nothing: a coupon needs more than it takes off.
      const need = { seller, fromCents: Math.max(row.fromCents, row.offCents + 1) };
      const things = await Promise.all(own.map((source) => reaching(source, need)));
      const { canUse, inHand, missingCents, way } = couponStanding(
        row,
        own.flatMap((source) => source.inHand(seller) ?? []),
        things.flatMap((thing) => thing ?? []),
      );
      return [
        row.couponId,
        {
          canUse,
          // A source declares only its own use.
          inHand: inHand && { use: inHand.use as CouponUse, cents: inHand.cents },
          whyNot:
            inHand !== null && !canUse
              ? whyNotText(context.locale, 'notReached', missingCents)
              : null,
          way: way && {
            use: way.use,
            thingId: way.thingId,
            withinId: way.use === 'goods' ? way.seller : null,
            title: way.title,
            priceCents: way.priceCents,
          },
        },
      ];
    }),
  );
  return new Map(standings);
}
