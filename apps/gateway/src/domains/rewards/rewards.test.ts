import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { openPayment, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { bookedVisit, pastVisit } from '../../testing/visit-fixture';
import { addDoctor, addHospital, addPeople, type TestPerson } from '../booking/booking-fixture';
import { orders } from '../../kernel/orders/tables';
import { tipKind } from './order-kind';
import { seed } from './seed';
import { tipOrders } from './tables';

const cents = 660;

let gateway: TestGateway;
let doctor: Awaited<ReturnType<typeof addDoctor>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  const { db } = gateway.services;
  doctor = await addDoctor(db, await addHospital(db));
  await seed(db);
});
afterAll(() => gateway.dispose());

/** A signed-in account, with the calls it makes. */
async function newPerson() {
  const { db, clock } = gateway.services;
  // As many as are asked for.
  const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
  const { token } = person;
  const call = (path: string, body: object) => gateway.call(`/reward/${path}`, body, { token });
  return { ...person, call };
}

const expert = () => ({ expertId: doctor.doctorId });

/** A person who was with the doctor. */
async function patient() {
  const person = await newPerson();
  await pastVisit(gateway, doctor, person);
  return person;
}

/** The same with an unpaid gift. */
async function ordered() {
  const person = await patient();
  const { call, token } = person;
  const { data } = await call('order/submit', { offerId: 'tip-1', ...expert() });
  const orderNo: string = data.orderNo;
  return {
    ...person,
    orderNo,
    detail: async () => (await call('order/detail', { orderNo })).data,
    cancel: () => call('order/cancel', { orderNo }),
    cashier: () => openPayment(gateway, orderNo, token),
    pay: async (paymentId: string, paid = cents) =>
      (await sendNotice(gateway, paidNotice(paymentId, paid))).data.settlement,
  };
}

describe('a thank-you gift', () => {
  it('comes after a visit, never before', async () => {
    const person = await newPerson();
    const ask = async () => (await person.call('business/doctor', expert())).data;
    const give = () => person.call('order/submit', { offerId: 'tip-1', ...expert() });
    expect(await ask()).toMatchObject({ doctorName: '沈知远', mayTip: false });
    expect((await give()).code).toBe(42503);
    await bookedVisit(gateway, doctor, person);
    expect((await give()).code).toBe(42503);
    const visitor = await patient();
    expect((await visitor.call('business/doctor', expert())).data.mayTip).toBe(true);
    expect((await visitor.call('business/doctor', { expertId: 'nobody' })).code).toBe(-7);
  });

  it('costs what it says, and stands in the list of all orders', async () => {
    const person = await patient();
    const [offer] = (await person.call('gift/list', {})).data.items;
    const { data } = await person.call('order/submit', { offerId: offer.offerId, ...expert() });
    expect(data.amountCents).toBe(offer.priceCents);
    const list = await gateway.call('/moduleoverlap/mergeorder/list', {}, { token: person.token });
    expect(list.data.items[0]).toMatchObject({
      orderNo: data.orderNo,
      kind: 'tip',
      title: offer.title,
      actions: ['pay', 'cancel'],
    });
    expect((await person.call('order/submit', { offerId: 'other', ...expert() })).code).toBe(-7);
  });

  it('belongs to who gives it: nobody else sees or cancels it', async () => {
    const { orderNo, detail } = await ordered();
    const other = await newPerson();
    for (const path of ['order/detail', 'order/cancel'])
      expect(await other.call(path, { orderNo }), path).toMatchObject({ status: 403, data: null });
    expect(await detail()).toMatchObject({
      group: 'awaitingPayment',
      facts: [
        { label: '心意', text: '一杯清茶' },
        { label: '医生', text: '沈知远' },
      ],
    });
  });

  it('stands in the list of the gifts of who gives it, by its state', async () => {
    const { call, orderNo, cashier, pay } = await ordered();
    const { data } = await call('order/submit', { offerId: 'tip-2', ...expert() });
    await pay(await cashier());
    const list = async (input: object) => (await call('order/list', input)).data;
    const all = await list({});
    expect(all.next).toBeNull();
    expect(all.items).toMatchObject([
      { orderNo: data.orderNo, group: 'awaitingPayment', actions: ['pay', 'cancel'] },
      { orderNo, group: 'completed', doctorId: doctor.doctorId, doctorName: '沈知远' },
    ]);
    const first = await list({ pageSize: 1 });
    expect(first.items).toMatchObject([{ orderNo: data.orderNo }]);
    const rest = await list({ pageSize: 1, cursor: first.next });
    expect(rest).toMatchObject({ items: [{ orderNo }], next: null });
    expect((await list({ group: 'completed' })).items).toMatchObject([{ orderNo }]);
    const other = await newPerson();
    expect((await other.call('order/list', {})).data.items).toEqual([]);
  });

  it('is given once it is paid, and no longer cancelled', async () => {
    const { call, mobile, detail, cancel, cashier, pay } = await ordered();
    const { tipCount } = (await call('business/doctor', expert())).data;
    expect(await pay(await cashier())).toBe('paid');
    expect(await detail()).toMatchObject({ group: 'completed', statusText: '已送出', actions: [] });
    expect((await call('business/doctor', expert())).data.tipCount).toBe(tipCount + 1);
    expect((await gateway.messagesTo(mobile))[0]?.text).toContain('已送出');
    expect((await cancel()).code).not.toBe(0);
  });

  it('goes back where the doctor does not take it', async () => {
    const { mobile, orderNo, detail, cashier, pay } = await ordered();
    await pay(await cashier());
    const decline = () => gateway.call('/sandbox/desk/decline-tip', { staff: 'S1', orderNo });
    expect((await decline()).code).toBe(0);
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ refundCents: cents, refund: { status: 'done' } });
    const said = (await gateway.messagesTo(mobile)).map(({ text }) => text);
    expect(said.some((text) => text.includes('不能收取'))).toBe(true);
    expect((await decline()).code).not.toBe(0);
  });

  it('is cancelled before it is paid, and expires; what comes later goes back', async () => {
    const cancelled = await ordered();
    expect((await cancelled.cancel()).code).toBe(0);
    expect(await cancelled.detail()).toMatchObject({ group: 'cancelled', actions: [] });
    const late = await ordered();
    const paymentId = await late.cashier();
    await gateway.advance(31 * 60_000);
    expect(await late.detail()).toMatchObject({ group: 'cancelled', payBefore: null });
    expect(await late.pay(paymentId)).toBe('returned');
    await runRefunds(gateway.services);
    expect(await late.detail()).toMatchObject({ refundCents: cents, refund: { status: 'done' } });
  });

  it('takes no other amount than its price', async () => {
    const { detail, cashier, pay } = await ordered();
    expect(await pay(await cashier(), cents + 1)).toBe('mismatched');
    expect(await detail()).toMatchObject({ group: 'awaitingPayment', actions: ['pay', 'cancel'] });
  });

  it('can bring a letter, which its giver sees, and the doctor once it is paid', async () => {
    const { call, cashier, pay, ...unlettered } = await ordered();
    expect(await unlettered.detail()).toMatchObject({ doctorId: doctor.doctorId, text: null });
    const letter = { offerId: 'tip-1', ...expert(), text: ' 谢谢您半夜还回复我 ' };
    const { orderNo } = (await call('order/submit', letter)).data;
    expect((await call('order/detail', { orderNo })).data.text).toBe('谢谢您半夜还回复我');
    const read = () => gateway.call('/sandbox/desk/read-tip', { staff: 'S1', orderNo });
    expect((await read()).code).toBe(-7);
    await pay(await openPayment(gateway, orderNo, unlettered.token));
    expect((await read()).data).toEqual({
      orderNo,
      doctorId: doctor.doctorId,
      text: '谢谢您半夜还回复我',
    });
    const other = await newPerson();
    expect((await other.call('order/detail', { orderNo })).code).toBe(-7);
    expect((await call('order/submit', { ...letter, text: '谢'.repeat(201) })).status).toBe(422);
    expect((await call('order/submit', { ...letter, text: '加微信私下联系' })).code).not.toBe(0);
  });

  it('loses its letter once the account is closed', async () => {
    const { call, userId } = await ordered();
    const letter = { offerId: 'tip-1', ...expert(), text: '谢谢您' };
    const { orderNo } = (await call('order/submit', letter)).data;
    const { db } = gateway.services;
    await db.transaction((transaction) => tipKind.erased(transaction, userId));
    const [row] = await db.select().from(tipOrders).where(eq(tipOrders.orderNo, orderNo));
    expect(row?.letter).toBeNull();
  });

  it('is taken along by who gave it', async () => {
    const { userId, orderNo } = await ordered();
    const { db, all } = gateway.services;
    const parts = all(exportedData).map((part) => part(db, userId, 'en'));
    expect(Object.assign({}, ...(await Promise.all(parts)))).toMatchObject({
      rewards: [{ orderNo }],
    });
    const [row] = await db.select().from(orders).where(eq(orders.orderNo, orderNo));
    expect(row).toMatchObject({ doctorId: doctor.doctorId, totalCents: cents });
  });
});
