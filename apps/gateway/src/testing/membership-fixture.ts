import { eq } from 'drizzle-orm';
import { addPatient } from '../domains/booking/booking-fixture';
import { seed as seedCoupons } from '../domains/coupons/seed';
import { seed as seedMembership } from '../domains/membership/seed/seed';
import { users } from '../kernel/people/accounts/tables';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import type { TestGateway } from './test-gateway';

/** What the year's card of the seed costs. */
export const cardCents = 29_800;
const goodsId = 'card-year';

/** Membership as the sandbox has it, and people who buy. */
export async function openMembership(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  await seedMembership(db, { now: clock.now() });
  await seedCoupons(db, { now: clock.now() });

  /** A signed-in account, with the calls it makes. */
  async function newPerson() {
    const mobile = gateway.newMobile();
    let token = await gateway.signIn(mobile);
    /** Sessions end before cards do. */
    const signInAgain = async () => {
      token = await gateway.signIn(mobile);
    };
    const call = (callPath: string, body: object = {}) => gateway.call(callPath, body, { token });
    /** So many people of the family. */
    const family = async (count: number): Promise<string[]> => {
      const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
      const own = { userId: user?.userId ?? '', patientId: '', mobile, token };
      const ids: string[] = [];
      for (let place = 1; place <= count; place += 1)
        ids.push(await addPatient(db, own, clock.now(), place, `${mobile}-${place}`));
      return ids;
    };
    /** Asks by GET. */
    const ask = async (path: string) =>
      gateway.send(new Request(`http://gateway.test${path}`, { headers: { token } }));
    return { mobile, token, call, family, ask, signInAgain };
  }

  /** A person with an unpaid card. */
  async function ordered() {
    const person = await newPerson();
    const { call, token } = person;
    const { data } = await call('/vip/rest/card/black/buy', { goodsId, totalCents: cardCents });
    const orderNo: string = data.orderNo;
    const detail = async () =>
      (await call('/healthvip/rest/order/black/ordersimpleinfo', { orderNo })).data;
    const cancel = async (refundCents?: number) =>
      call('/healthvip/rest/order/black/cancelorder', {
        orderNo,
        refundCents: refundCents ?? (await detail()).refundNowCents,
      });
    const cashier = () => openPayment(gateway, orderNo, token);
    const pay = async (paymentId: string, cents = cardCents) =>
      (await sendNotice(gateway, paidNotice(paymentId, cents))).data.settlement;
    return { ...person, orderNo, detail, cancel, cashier, pay };
  }

  /** A person whose card is paid. */
  async function paid() {
    const person = await ordered();
    await person.pay(await person.cashier());
    const cardId: string = (await person.detail()).cardId;
    const activate = (patientIds: readonly string[] = []) =>
      person.call('/vip/rest/card/black/active', { cardId, patientIds });
    return { ...person, cardId, activate };
  }

  return { newPerson, ordered, paid };
}
