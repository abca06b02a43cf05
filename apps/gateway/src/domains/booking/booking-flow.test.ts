import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessErrors, type booking, type ResponseOf } from '@xinglin/contract';
import { openPayment, pressCashier, runRefunds } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import {
  addDoctor,
  addPatient,
  addShift,
  addWorld,
  brokenInvariants,
  nothingBroken,
  remainingOf,
  type TestPerson,
} from './booking-fixture';

type Step = ResponseOf<typeof booking.getRegistrationOrder>['history'][number];

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const submit = (person: TestPerson, shiftCaseId: string, patientId = person.patientId) =>
  gateway.call(
    '/order/submitorder/submit.json',
    { shiftCaseId, patientId },
    { token: person.token },
  );
const check = (person: TestPerson, shiftCaseId: string) =>
  gateway.call(
    '/order/submitorder/checkbeforesubmit.json',
    { shiftCaseId, patientId: person.patientId },
    { token: person.token },
  );
const detail = (person: TestPerson, orderNo: string, locale = 'zh-Hans') =>
  gateway.call('/order/orderinfo/detail.json', { orderNo }, { token: person.token, locale });
const cancel = (person: TestPerson, orderNo: string) =>
  gateway.call(
    '/order/cancelorder/cancel.json',
    { orderNo, reason: '时间冲突' },
    { token: person.token },
  );
const desk = (action: string, body: object) => gateway.call(`/sandbox/desk/${action}`, body);

async function pay(person: TestPerson, orderNo: string): Promise<void> {
  const answer = await pressCashier(
    gateway,
    await openPayment(gateway, orderNo, person.token),
    'success',
  );
  expect(answer.status).toBe(303);
}

/** The one person of a world; the fixture always makes at least one. */
const first = (people: readonly TestPerson[]): TestPerson => {
  const [person] = people;
  if (!person) throw new Error('the world is empty');
  return person;
};

describe('an appointment from shift to refund', () => {
  it('is found, booked, paid, shown and cancelled', async () => {
    const { doctor, shift, people } = await addWorld(db(), now());
    const person = first(people);
    const month = shift.date.slice(0, 7);
    const listed = await gateway.call('/order/shiftcase/listbymonth.json', {
      doctorId: doctor.doctorId,
      month,
    });
    expect(listed.data.items).toMatchObject([
      {
        shiftCaseId: shift.id,
        startTime: '10:00',
        endTime: '10:30',
        remaining: 5,
        status: 'released',
        clinicType: '专家门诊',
      },
    ]);
    expect((await check(person, shift.id)).data).toMatchObject({
      feeCents: 3800,
      remaining: 5,
      payWithinMinutes: 30,
    });
    expect(await remainingOf(db(), shift.id)).toBe(5);

    const submitted = await submit(person, shift.id);
    expect(submitted.data).toMatchObject({ status: 'awaitingPayment', feeCents: 3800 });
    expect(await remainingOf(db(), shift.id)).toBe(4);
    const { orderNo } = submitted.data;
    expect((await detail(person, orderNo)).data).toMatchObject({
      actions: ['pay', 'cancel'],
      voucherCode: null,
    });

    await pay(person, orderNo);
    const paid = (await detail(person, orderNo, 'en')).data;
    expect(paid).toMatchObject({
      status: 'confirmed',
      statusText: 'Booked',
      actions: ['showVoucher', 'cancel'],
      doctorName: 'Shen Zhiyuan',
      patientName: '王芳',
      patientCardNo: '330***********0021',
      bring: ['ID card'],
      payBefore: null,
      refund: null,
    });
    expect(paid.voucherCode).toMatch(/^\d{8}$/);
    const [sent] = await gateway.messagesTo(person.mobile);
    expect(sent?.text).toContain(paid.voucherCode);

    const cancelled = await cancel(person, orderNo);
    expect(cancelled.data).toEqual({ orderNo, status: 'refunding', refundCents: 3800 });
    expect(await remainingOf(db(), shift.id)).toBe(5);
    expect((await detail(person, orderNo)).data.refund).toMatchObject({
      refundCents: 3800,
      status: 'processing',
    });
    await runRefunds(gateway.services);
    const done = (await detail(person, orderNo)).data;
    expect(done).toMatchObject({
      status: 'refunded',
      refundCents: 3800,
      refund: { status: 'done' },
      actions: ['bookAgain'],
    });
    expect(done.history.map((step: Step) => [step.event, step.state, step.actor])).toEqual([
      ['submit', 'awaitingPayment', 'patient'],
      ['pay', 'confirmed', 'system'],
      ['cancel', 'cancelledByPatient', 'patient'],
      ['requestRefund', 'refunding', 'system'],
      ['finishRefund', 'refunded', 'system'],
    ]);
    expect(done.history[2].reason).toBe('时间冲突');
    expect((await cancel(person, orderNo)).code).toBe(businessErrors.orderNotCancellable);
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('is confirmed at once when it is free, with its voucher', async () => {
    const { shift, people } = await addWorld(db(), now(), { shift: { feeCents: 0 } });
    const person = first(people);
    const { data } = await submit(person, shift.id);
    expect(data).toMatchObject({ status: 'confirmed', feeCents: 0, payBefore: null });
    expect((await detail(person, data.orderNo)).data.voucherCode).toMatch(/^\d{8}$/);
    expect((await cancel(person, data.orderNo)).data).toMatchObject({
      status: 'cancelledByPatient',
      refundCents: 0,
    });
  });

  it('gives one order for one requestid, sent twenty times at once', async () => {
    const { shift, people } = await addWorld(db(), now());
    const person = first(people);
    const requestId = '5f6f2b1e-8f5e-4b45-9a9d-0f0e6f1f7a01';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        gateway.call(
          '/order/submitorder/submit.json',
          { shiftCaseId: shift.id, patientId: person.patientId },
          { token: person.token, requestId },
        ),
      ),
    );
    expect(new Set(answers.map((answer) => answer.data?.orderNo)).size).toBe(1);
    expect(answers[0]?.code).toBe(0);
    expect(await remainingOf(db(), shift.id)).toBe(4);
  });
});

describe('refusals', () => {
  it('names what stands in the way', async () => {
    const { doctor, shift, people } = await addWorld(db(), now(), {
      people: 2,
      shift: { places: 1 },
      rules: { maxOpenPerPatient: 2, windowDays: 5 },
    });
    const [person, other] = [first(people), first(people.slice(1))];
    const other3 = await addDoctor(db(), doctor);
    const sameTime = await addShift(db(), other3, { now: now() });
    const sameDay = await addShift(db(), doctor, { now: now(), time: '15:00' });
    const otherDay = await addShift(db(), doctor, { now: now(), daysAhead: 4 });
    const third = await addShift(db(), doctor, { now: now(), daysAhead: 2 });
    const tooFar = await addShift(db(), doctor, { now: now(), daysAhead: 20 });
    const over = await addShift(db(), doctor, { now: now(), daysAhead: -1 });
    const stopped = await addShift(db(), doctor, { now: now(), time: '16:00' });
    await desk('stop-shift', { shiftCaseId: stopped.id, reason: '医生出差' });

    const cases = [
      [person, shift.id, 0],
      [other, shift.id, businessErrors.slotTaken],
      [person, sameTime.id, businessErrors.overlappingVisit],
      [person, sameDay.id, businessErrors.sameDoctorSameDay],
      [person, otherDay.id, 0],
      [person, third.id, businessErrors.openOrderLimitReached],
      [other, tooFar.id, businessErrors.shiftNotReleased],
      [other, over.id, businessErrors.shiftClosed],
      [other, stopped.id, businessErrors.shiftStopped],
      [other, 'nothing', businessErrors.forbidden],
    ] as const;
    for (const [who, shiftCaseId, code] of cases) {
      expect((await check(who, shiftCaseId)).code, shiftCaseId).toBe(code);
      expect((await submit(who, shiftCaseId)).code, shiftCaseId).toBe(code);
    }
    const { items } = (
      await gateway.call('/order/orderinfo/list.json', {}, { token: person.token })
    ).data;
    const former = items.find((order: { date: string }) => order.date === shift.date);
    // The last place was their own, by a submit whose answer was lost: the order, not "taken", is the answer.
    expect(await submit(person, shift.id)).toMatchObject({
      code: businessErrors.overlappingVisit,
      data: { orderNo: former.orderNo },
    });
    const { orderNo } = former;
    const startsAt = shift.startsAt.toISOString();
    for (const [inTheWay, data] of [
      [sameTime, { orderNo, kind: 'registration', startsAt }],
      [sameDay, { orderNo }],
    ] as const)
      for (const answer of [await check(person, inTheWay.id), await submit(person, inTheWay.id)])
        expect(answer.data).toEqual(data);
    expect(await brokenInvariants(db())).toEqual(nothingBroken);
  });

  it('never serves another person', async () => {
    const { shift, people } = await addWorld(db(), now(), { people: 2 });
    const [person, stranger] = [first(people), first(people.slice(1))];
    const { orderNo } = (await submit(person, shift.id)).data;
    const answers = [
      await submit(stranger, shift.id, person.patientId),
      await gateway.call(
        '/order/submitorder/checkbeforesubmit.json',
        { shiftCaseId: shift.id, patientId: person.patientId },
        { token: stranger.token },
      ),
      await detail(stranger, orderNo),
      await cancel(stranger, orderNo),
      await gateway.call(
        '/pay/geth5payurl.json',
        { orderNo, returnUrl: '/' },
        { token: stranger.token },
      ),
    ];
    const missing = await detail(stranger, 'nothing');
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect({ code: answer.code, message: answer.message, data: answer.data }).toEqual({
        code: missing.code,
        message: missing.message,
        data: missing.data,
      });
    }
    const list = await gateway.call('/order/orderinfo/list.json', {}, { token: stranger.token });
    expect(list.data).toMatchObject({ items: [], total: 0 });
    expect((await detail(person, orderNo)).data.status).toBe('awaitingPayment');
  });

  it('asks for a session everywhere but at the schedule', async () => {
    for (const path of [
      '/order/submitorder/checkbeforesubmit.json',
      '/order/submitorder/submit.json',
      '/order/orderinfo/list.json',
      '/order/orderinfo/detail.json',
      '/order/cancelorder/cancel.json',
      '/pay/geth5payurl.json',
    ]) {
      expect((await gateway.call(path)).status, path).toBe(401);
    }
  });

  it('keeps a patient with an open order', async () => {
    const { shift, people } = await addWorld(db(), now());
    const person = first(people);
    const patientId = await addPatient(db(), person, now(), 2);
    const remove = () => gateway.call('/patient/delete', { patientId }, { token: person.token });
    const { orderNo } = (await submit(person, shift.id, patientId)).data;
    expect((await remove()).code).toBe(businessErrors.patientInUse);
    await cancel(person, orderNo);
    expect((await remove()).code).toBe(0);
    expect((await submit(person, shift.id, patientId)).code).toBe(businessErrors.forbidden);
  });
});
