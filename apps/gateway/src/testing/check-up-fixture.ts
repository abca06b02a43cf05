import { randomBytes } from 'node:crypto';
import { addDays, dayAt, hospitalTimeZone } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import {
  addHospital,
  addPatient,
  addPeople,
  type TestPerson,
} from '../domains/booking/booking-fixture';
import {
  checkUpCodes,
  checkUpItems,
  checkUpOffers,
  checkUpOrganisations,
  checkUpPackages,
  checkUpPeople,
  checkUpStores,
} from '../domains/check-up/tables';
import { orders } from '../kernel/orders/tables';
import { patients } from '../kernel/people/patients/tables';
import { issueCoupon } from '../kernel/pricing/give-coupon';
import type { Database } from '../platform/database';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import type { TestGateway } from './test-gateway';

/** What a check-up of a test costs for one person. */
export const checkUpCents = 39_900;

const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });
const list = (zh: string, en: string) => ({ 'zh-Hans': [zh], 'zh-Hant': [zh], en: [en] });
const freshId = () => randomBytes(6).toString('hex');

/** What a coupon or a code of a test takes off. */
const off = {
  use: 'checkUp',
  seller: null,
  title: text('立减', 'Off'),
  offCents: 5000,
  fromCents: checkUpCents,
  days: 30,
} as const;

/** A package at two stores, every day, for as many people a day; a hospital of a test has made the city. */
export async function addCheckUp(
  db: Database,
  {
    places = 10,
    ...audience
  }: { places?: number } & Partial<
    Pick<typeof checkUpPackages.$inferInsert, 'sex' | 'minAge' | 'maxAge' | 'kind' | 'purposes'>
  > = {},
) {
  const [orgCode, packageCode, itemCode] = [`o${freshId()}`, `p${freshId()}`, `i${freshId()}`];
  const storeIds = [`s${freshId()}`, `s${freshId()}`] as const;
  await db.insert(checkUpItems).values({
    itemCode,
    name: text('空腹血糖', 'Fasting blood sugar'),
    purpose: text('筛查糖尿病', 'Screens for diabetes'),
    notFor: text('怀孕的人请勿做', 'Not in pregnancy'),
  });
  await db.insert(checkUpOrganisations).values({
    orgCode,
    name: text('测试体检', 'Test Check-up'),
    kind: 'general',
    introduction: text('介绍', 'About'),
    guide: list('出示到检码', 'Show your code'),
    refundRule: [
      { daysBefore: 2, percent: 100 },
      { daysBefore: 1, percent: 90 },
    ],
    position: 0,
  });
  await db.insert(checkUpStores).values(
    storeIds.map((storeId, place) => ({
      storeId,
      orgCode,
      name: text(`门店${place + 1}`, `Store ${place + 1}`),
      cityId: '330100',
      address: text('文一路 1 号', '1 Wenyi Road'),
      phone: '0571-5550001',
      latitude: 30.25 + place * 0.1,
      longitude: 120.17,
      opensAt: '07:30',
      closesAt: '11:00',
    })),
  );
  await db.insert(checkUpPackages).values({
    packageCode,
    orgCode,
    kind: 'general',
    purposes: ['yearly'],
    title: text('年度体检', 'Yearly check-up'),
    summary: text('每年一次', 'Once a year'),
    sex: 'any',
    priceCents: checkUpCents,
    items: [itemCode],
    preparation: list('空腹', 'Nothing to eat'),
    preparationKinds: ['fasting' as const],
    ...audience,
  });
  await db.insert(checkUpOffers).values(
    storeIds.map((storeId) => ({
      packageCode,
      storeId,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      placesADay: places,
    })),
  );
  return { orgCode, packageCode, storeId: storeIds[0], otherStoreId: storeIds[1] };
}

/** The report of everybody of an order, without the way to it. */
export async function reportAtOnce(db: Database, orderNo: string, now: Date): Promise<void> {
  const report = {
    conclusion: text('未见异常', 'Nothing found'),
    results: [
      {
        code: 'glu',
        name: text('空腹血糖', 'Fasting blood sugar'),
        value: '5.1',
        unit: 'mmol/L',
        range: '3.9–6.1',
        flag: 'normal' as const,
      },
    ],
    imaging: { findings: text('未见异常', 'Nothing found'), pictures: [] },
  };
  await db
    .update(checkUpPeople)
    .set({ attendedAt: now, report, reportedAt: now })
    .where(eq(checkUpPeople.orderNo, orderNo));
  await db
    .update(orders)
    .set({ state: 'completed', stateGroup: 'completed', dueAt: null })
    .where(eq(orders.orderNo, orderNo));
}

/** A check-up that is ordered and reported for any owner, by sampled fields. */
export async function checkUpToOrder(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  const { packageCode, storeId } = await addCheckUp(db, { places: 1000 });
  const path = '/order/physical/submit';
  return {
    path,
    samples: { packageCode, storeId, totalCents: checkUpCents },
    async order(
      { token, patientId }: { readonly token: string; readonly patientId?: unknown },
      samples: object,
    ): Promise<string> {
      const input = { ...samples, patientIds: [patientId] };
      const orderNo: string = (await gateway.call(path, input, { token })).data.orderNo;
      await reportAtOnce(db, orderNo, clock.now());
      return orderNo;
    },
  };
}

/** A city with check-ups, and the people who order them there. */
export async function openCheckUps(gateway: TestGateway) {
  const { db, clock } = gateway.services;
  await addHospital(db);
  const dayIn = (days: number) => addDays(dayAt(clock.now(), hospitalTimeZone), days);
  const desk = (action: string, body: object) =>
    gateway.call(`/sandbox/desk/${action}`, { staff: 'S1', ...body });

  /** A signed-in account with a woman born in 1990 and a man born in 1960, and the calls it makes. */
  async function newPerson() {
    // As many as are asked for.
    const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
    const { token, patientId } = person;
    const fatherId = await addPatient(db, person, clock.now(), 2, freshId());
    await db
      .update(patients)
      .set({ gender: 'female', birthDate: '1990-05-01' })
      .where(eq(patients.patientId, patientId));
    await db
      .update(patients)
      .set({ gender: 'male', birthDate: '1960-05-01', relation: 'parent' })
      .where(eq(patients.patientId, fatherId));
    const call = (path: string, body: object) =>
      gateway.call(`/order/physical/${path}`, body, { token });
    const shop = (path: string, body: object) =>
      gateway.call(`/moduleoperate/physical/${path}`, body, { token });
    return { ...person, fatherId, call, shop };
  }
  type Person = Awaited<ReturnType<typeof newPerson>>;
  type CheckUp = Awaited<ReturnType<typeof addCheckUp>>;

  const submit = (
    { call, patientId }: Person,
    { packageCode, storeId }: CheckUp,
    changed: object = {},
  ) =>
    call('submit', {
      packageCode,
      storeId,
      day: dayIn(5),
      patientIds: [patientId],
      totalCents: checkUpCents,
      ...changed,
    });

  /** A person with an unpaid order of two people. */
  async function ordered(checkUp?: CheckUp) {
    const person = await newPerson();
    const of = checkUp ?? (await addCheckUp(db));
    const patientIds = [person.patientId, person.fatherId];
    const totalCents = 2 * checkUpCents;
    const { data } = await submit(person, of, { patientIds, totalCents });
    const orderNo: string = data.orderNo;
    return {
      ...person,
      checkUp: of,
      orderNo,
      detail: async () => (await person.call('detail', { orderNo })).data,
      move: (day: string, storeId: string = of.storeId) =>
        person.call('updateBooking', { orderNo, day, storeId }),
      cancel: (refundCents = 0) => person.call('cancel', { orderNo, refundCents, reason: '' }),
      cashier: () => openPayment(gateway, orderNo, person.token),
      pay: async (paymentId: string, cents = totalCents) =>
        (await sendNotice(gateway, paidNotice(paymentId, cents))).data.settlement,
    };
  }

  /** The same, paid. */
  async function booked(checkUp?: CheckUp) {
    const order = await ordered(checkUp);
    await order.pay(await order.cashier());
    return order;
  }

  /** What is left of a day. */
  const left = async ({ packageCode, storeId }: CheckUp, day: string): Promise<number> =>
    (await gateway.call('/moduleoperate/physical/stock', { packageCode, storeId, day })).data
      .remaining;

  /** A coupon that a person holds. */
  const newCoupon = async ({ userId }: Person): Promise<string> =>
    (await issueCoupon(db, userId, off, clock.now())).couponId;

  /** A code that nobody has typed. */
  const newCode = async (code: string): Promise<void> => {
    const { title, offCents, fromCents: leastCents, days } = off;
    await db.insert(checkUpCodes).values({ code, title, offCents, leastCents, days });
  };

  return { dayIn, desk, newPerson, submit, ordered, booked, left, newCoupon, newCode };
}
