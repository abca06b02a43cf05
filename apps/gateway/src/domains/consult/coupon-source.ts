import { consultKindNames } from '@xinglin/contract';
import { consultTerms, textIn } from '@xinglin/rules';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { CouponSources, ReachingThing } from '../../kernel/pricing/coupon-sources';
import { doctors } from '../../kernel/places/tables';
import { priceOf } from './offers';
import { shieldedDoctors } from './shields';
import { consultServices } from './tables';
import { kindTitle } from './texts';

/** What anyone can ask: kinds for which nothing must have been diagnosed before. */
const askable = consultKindNames.filter((kind) => !consultTerms(kind).needsEarlierDiagnosis);
const ofDoctors = askable.filter((kind) => consultTerms(kind).price === 'doctor');
const assigned = askable.flatMap((kind) => {
  const { price } = consultTerms(kind);
  return price === 'doctor' ? [] : [{ kind, price }];
});

/** Consults for coupons: no order is open before the form, and doctors' prices can reach the minimum. */
export const consultCoupons: CouponSources = {
  use: 'consult',
  open: async ({ db, account, locale }) => ({
    inHand: () => null,
    async reaching({ seller, fromCents }): Promise<ReachingThing | null> {
      // Its orders are of no seller.
      if (seller !== null) return null;
      const shown = (thingId: string | null, title: string, cents: number): ReachingThing => ({
        use: 'consult',
        seller,
        cents,
        priceCents: cents,
        thingId,
        title,
      });
      const [found] = await db
        .select({
          doctorId: consultServices.doctorId,
          kind: consultServices.kind,
          name: doctors.name,
          cents: consultServices.priceCents,
        })
        .from(consultServices)
        .innerJoin(doctors, eq(doctors.id, consultServices.doctorId))
        .where(
          and(
            consultServices.isOpen,
            inArray(consultServices.kind, ofDoctors),
            gte(consultServices.priceCents, fromCents),
            sql`${consultServices.doctorId} not in (${shieldedDoctors(account)})`,
          ),
        )
        .orderBy(asc(consultServices.priceCents), asc(consultServices.doctorId))
        .limit(1);
      const cheaper = assigned
        .filter(({ price }) => price >= fromCents && price <= (found?.cents ?? price))
        .toSorted((one, other) => one.price - other.price);
      for (const { kind, price } of cheaper)
        if ((await priceOf(db, { kind })) !== null)
          return shown(null, kindTitle(kind, locale), price);
      if (found === undefined) return null;
      const { doctorId, kind, name, cents } = found;
      return shown(doctorId, `${textIn(name, locale)} · ${kindTitle(kind, locale)}`, cents);
    },
  }),
};
