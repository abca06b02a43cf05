import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { openPayment, pressCashier } from '../../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import {
  addDoctor,
  addShift,
  addWorld,
  brokenInvariants,
  nothingBroken,
  remainingOf,
  type TestPerson,
} from '../booking-fixture';

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const ask = (person: TestPerson, path: string, body: object) =>
  gateway.call(path, body, { token: person.token });
const detail = (person: TestPerson, orderNo: string) =>
  ask(person, '/order/orderinfo/detail.json', { orderNo });
const move = (person: TestPerson, orderNo: string, shiftCaseId: string) =>
  ask(person, '/order/orderinfo/reschedule.json', { orderNo, shiftCaseId });

/** A person with a visit, paid where told, and another shift of the same doctor. */
async function booked(options: Parameters<typeof addWorld>[2] & { paid?: boolean } = {}) {
  const { paid = true, ...world } = options;
  const made = await addWorld(db(), now(), { people: 2, ...world });
  const [person, other] = made.people;
  if (!person || !other) throw new Error('two people');
  const { data } = await ask(person, '/order/submitorder/submit.json', {
    shiftCaseId: made.shift.id,
    patientId: person.patientId,
  });
  const orderNo: string = data.orderNo;
  if (paid)
    await pressCashier(gateway, await openPayment(gateway, orderNo, person.token), 'success');
  const next = await addShift(db(), made.doctor, { now: now(), daysAhead: 5, places: 1 });
  return { ...made, person, other, orderNo, next };
}

describe('moving an appointment', () => {
  it('takes the new place, gives the former one back, and keeps what was paid', async () => {
    const { person, shift, next, orderNo } = await booked();
    expect((await detail(person, orderNo)).data.mayReschedule).toBe(true);
    expect((await move(person, orderNo, next.id)).data).toEqual({ orderNo, status: 'confirmed' });
    const { data } = await detail(person, orderNo);
    expect(data).toMatchObject({ shiftCaseId: next.id, date: next.date, refundCents: 0 });
    expect(data.history.at(-1)).toMatchObject({
      event: 'reschedule',
      reason: '已改到新的就诊时间',
    });
    expect(await remainingOf(db(), shift.id)).toBe(5);
    expect(await remainingOf(db(), next.id)).toBe(0);
    expect((await gateway.messagesTo(person.mobile))[0]?.text).toContain(next.date);
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('leaves everything as it was where the new place cannot be had', async () => {
    const { person, other, shift, next, orderNo, doctor } = await booked();
    const { hospitalId, hospDeptId } = doctor;
    const colleague = await addDoctor(db(), { hospitalId, hospDeptId });
    const elsewhere = await addShift(db(), colleague, { now: now() });
    const dearer = await addShift(db(), doctor, { now: now(), daysAhead: 6, feeCents: 5000 });
    expect((await move(person, orderNo, elsewhere.id)).code).toBe(
      businessErrors.rescheduleElsewhere,
    );
    expect((await move(person, orderNo, dearer.id)).code).toBe(businessErrors.rescheduleElsewhere);
    expect((await move(other, orderNo, next.id)).code).toBe(businessErrors.forbidden);
    const theirs = { shiftCaseId: next.id, patientId: other.patientId };
    expect((await ask(other, '/order/submitorder/submit.json', theirs)).code).toBe(0);
    expect((await move(person, orderNo, next.id)).code).toBe(businessErrors.slotTaken);
    expect((await detail(person, orderNo)).data.shiftCaseId).toBe(shift.id);
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('is done as often as the hospital allows, and not too late', async () => {
    const { person, shift, next, orderNo } = await booked({ rules: { maxReschedules: 1 } });
    expect((await move(person, orderNo, next.id)).code).toBe(0);
    expect((await detail(person, orderNo)).data.mayReschedule).toBe(false);
    expect((await move(person, orderNo, shift.id)).code).toBe(businessErrors.orderNotReschedulable);
    const late = await booked();
    await gateway.advance(3 * 86_400_000 - 3_600_000);
    expect((await move(late.person, late.orderNo, late.next.id)).code).not.toBe(0);
    expect((await detail(late.person, late.orderNo)).data.mayReschedule).toBe(false);
  });

  it('lets two change into each other’s shifts at once, and gives a freed place to the list', async () => {
    const { person, other, shift, next, orderNo } = await booked({ paid: false });
    const second = { shiftCaseId: next.id, patientId: other.patientId };
    const { data } = await ask(other, '/order/submitorder/submit.json', second);
    const answers = await Promise.all([
      move(person, orderNo, next.id),
      move(other, data.orderNo, shift.id),
    ]);
    expect(answers.some(({ code }) => code === 0)).toBe(true);
    for (const { code } of answers) expect([0, businessErrors.slotTaken]).toContain(code);
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });
});

describe('an appointment that is over', () => {
  it('goes off the lists and is still there', async () => {
    const { person, other, orderNo } = await booked({ paid: false });
    const hide = (who: TestPerson) => ask(who, '/order/orderinfo/delete.json', { orderNo });
    expect((await hide(person)).code).toBe(businessErrors.orderNotDeletable);
    await ask(person, '/order/cancelorder/cancel.json', { orderNo });
    expect((await hide(other)).code).toBe(businessErrors.forbidden);
    expect((await hide(person)).code).toBe(0);
    const lists = ['/order/orderinfo/list.json', '/order/orderinfo/mergeregisterlist.json'];
    for (const path of [...lists, '/moduleoverlap/mergeorder/list'])
      expect((await ask(person, path, {})).data.items).toEqual([]);
    expect((await detail(person, orderNo)).data).toMatchObject({
      status: 'cancelledByPatient',
      mayDelete: false,
    });
  });
});

describe('an appointment among others', () => {
  it('stands with those of the same day, and is told of again three times a day', async () => {
    const { person, orderNo } = await booked();
    const merged = await ask(person, '/order/orderinfo/mergedetail.json', { orderNo });
    expect(merged.data.orders.map((one: { orderNo: string }) => one.orderNo)).toEqual([orderNo]);
    const list = await ask(person, '/order/orderinfo/mergeregisterlist.json', {});
    expect(list.data).toMatchObject({ total: 1, items: [{ orders: [{ orderNo }] }] });
    const before = (await gateway.messagesTo(person.mobile)).length;
    const again = () => ask(person, '/order/ordermsg/resendmsg.json', { orderNo });
    for (let time = 0; time < 3; time += 1) expect((await again()).code).toBe(0);
    expect((await again()).code).toBe(businessErrors.rateLimited);
    expect(await gateway.messagesTo(person.mobile)).toHaveLength(before + 3);
  });

  it('has its voucher number read out to its owner alone, twice a day', async () => {
    const { person, other, orderNo } = await booked();
    const call = (who: TestPerson, of = orderNo) =>
      ask(who, '/order/ordermsg/getvoicecode.json', { orderNo: of });
    expect((await call(other)).code).toBe(businessErrors.forbidden);
    const { voucherCode } = (await detail(person, orderNo)).data;
    const mobile = `${person.mobile.slice(0, 3)}****${person.mobile.slice(-4)}`;
    expect((await call(person)).data).toEqual({ orderNo, mobile });
    const [called] = await gateway.messagesTo(person.mobile);
    expect(called).toMatchObject({ channel: 'voice', code: voucherCode });
    expect(called?.text.split([...voucherCode].join(' '))).toHaveLength(3);
    expect((await call(person)).code).toBe(0);
    expect((await call(person)).code).toBe(businessErrors.rateLimited);
    await ask(person, '/order/cancelorder/cancel.json', { orderNo });
    expect((await call(person)).code).toBe(businessErrors.noVoucherToRead);
    const unpaid = await booked({ paid: false });
    expect((await call(unpaid.person, unpaid.orderNo)).code).toBe(businessErrors.noVoucherToRead);
  });

  it('is offered other times when the hospital stops it', async () => {
    const { person, shift, next, orderNo } = await booked();
    await gateway.call('/sandbox/desk/stop-shift', { shiftCaseId: shift.id, reason: '医生出差' });
    const { data } = await ask(person, '/order/orderinfo/rebooking.json', { orderNo });
    expect(data.items).toMatchObject([{ shiftCaseId: next.id, remaining: 1 }]);
  });
});
