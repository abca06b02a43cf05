import { coupons } from '../../kernel/pricing/tables';
import { goodsReturns } from '../../domains/goods/tables';
import { newId } from '../../platform/identifiers';
import { addShop } from '../goods-fixture';
import { addExpert, addLocalDoctor } from '../telemedicine-fixture';
import { addDoctor } from '../../domains/booking/booking-fixture';
import { writtenThanks } from '../written-fixture';
import type { OwnedThings, Person, Trial } from './trial';

/** Orders of goods, returns of them, coupons. */
export async function mallThings({ gateway, samples }: Trial): Promise<OwnedThings> {
  const { db, clock } = gateway.services;
  await addShop(db);
  return {
    makes: {
      goodsOrder: async ({ make, own }) =>
        (await make('/modulecommerce/submit', { ...samples(), addressId: await own('address') }))
          .orderNo,
      async goodsReturn({ own }: Person) {
        const returnId = newId();
        const lines = { lines: [], pictures: [], refundCents: 0 };
        const asked = { type: 'return', state: 'asked', reason: '不合适' } as const;
        const orderNo = await own('goodsOrder');
        await db
          .insert(goodsReturns)
          .values({ returnId, orderNo, ...asked, ...lines, createdAt: clock.now() });
        return returnId;
      },
      async coupon({ accountId: ownerId }: Person) {
        const couponId = newId();
        const title = { 'zh-Hans': '优惠券', 'zh-Hant': '優惠券', en: 'Coupon' };
        const endsAt = new Date(clock.now().getTime() + 1_000_000_000);
        const cents = { offCents: 100, fromCents: 0 };
        await db.insert(coupons).values({
          couponId,
          ownerId,
          title,
          use: null,
          ...cents,
          endsAt,
          createdAt: clock.now(),
        });
        return couponId;
      },
    },
  };
}

/** Sessions of the tele-clinic. */
export async function telemedicineThings({ gateway, world, samples }: Trial): Promise<OwnedThings> {
  const { db } = gateway.services;
  const { hospitalId, hospDeptId } = world.doctor;
  await addExpert(db, world.doctor.doctorId);
  await addLocalDoctor(db, world.doctor.doctorId);
  return {
    makes: {
      async telemedicineOrder({ make, own }) {
        const { doctorId } = await addDoctor(db, { hospitalId, hospDeptId });
        await addExpert(db, doctorId);
        const input = { ...samples(), patientId: await own('patient'), doctorId };
        return (await make('/order/telemedicine/submit', input)).orderNo;
      },
    },
  };
}

/** Reviews. */
export const reviewThings = ({ gateway, world }: Trial): OwnedThings => ({
  makes: { comment: ({ token }) => writtenThanks(gateway, world.doctor, token) },
});
