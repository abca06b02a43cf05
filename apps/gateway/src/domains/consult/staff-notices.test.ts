import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addConsultDoctor,
  answered,
  desk,
  newAsker,
  question,
} from '../../testing/consult-fixture';
import { addStaffMember, noticesAs, noticesOf, webhooksOf } from '../../testing/notice-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { promiseDeadline } from './promise-deadline';
import { consultOrders, consultServices } from './tables';

const minute = 60_000;

let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  other = await gateway.another();
});
afterAll(async () => {
  await other.dispose();
  await gateway.dispose();
});

const kindsOf = async (orderKey: string) =>
  (await noticesOf(gateway, orderKey)).map(({ kind }) => kind);
const listOf = async (actor: Parameters<typeof noticesAs>[1]) =>
  noticesAs(gateway, actor, 'list-staff-notices');

/** A doctor with an account, and a patient. */
async function addPair(more: { readonly mobile?: string; readonly isOnDuty?: boolean } = {}) {
  const { doctorId } = await addConsultDoctor(gateway);
  await gateway.services.db
    .insert(consultServices)
    .values({ doctorId, kind: 'quanke', priceCents: 900 });
  const doctor = await addStaffMember(gateway, { roles: ['doctor'], doctorId, ...more });
  return { doctorId, doctor, asker: await newAsker(gateway) };
}

describe('a consult that waits', () => {
  it('notifies its doctor once it is paid, and no other one', async () => {
    const { doctorId, doctor, asker } = await addPair();
    const { doctor: another } = await addPair();
    const orderKey = await asker.asked(doctorId);
    expect(await noticesOf(gateway, orderKey)).toMatchObject([
      { kind: 'consultWaiting', doctorId, roles: null, staffId: null },
    ]);
    expect(await webhooksOf(gateway, orderKey)).toMatchObject([
      { type: 'consultWaiting', orderKey, doctorId, roles: ['doctor'] },
    ]);
    expect(await listOf(doctor)).toMatchObject({
      unread: 1,
      hasMore: false,
      items: [{ kind: 'consultWaiting', orderKey, title: '新的图文咨询', isRead: false }],
    });
    expect(await listOf(another)).toMatchObject({ unread: 0, items: [] });
  });

  it('is notified before it is paid to no one', async () => {
    const { doctorId, asker } = await addPair();
    const { data } = await asker.submit('imagetext', { doctorId });
    expect(await kindsOf(data.orderKey)).toEqual([]);
  });

  it('notifies at once where it costs nothing', async () => {
    const { doctorId, asker } = await addPair();
    const { data } = await asker.submit('imagetext', { kind: 'free' });
    const notified = await noticesOf(gateway, data.orderKey);
    expect(notified.map((row) => row.doctorId)).toContain(doctorId);
    expect(new Set(notified.map(({ kind }) => kind))).toEqual(new Set(['consultWaiting']));
  });

  it('notifies all doctors who offer it where the first free one takes it', async () => {
    const { db } = gateway.services;
    const first = await addPair();
    const second = await addPair();
    const third = await addPair();
    const closed = await addPair();
    await db
      .update(consultServices)
      .set({ isOpen: false })
      .where(eq(consultServices.doctorId, closed.doctorId));
    await first.asker.call('/consult/consultorder/shielddoctor', { doctorId: second.doctorId });
    const { data } = await first.asker.submit('imagetext', { kind: 'fast' });
    await first.asker.pay(data.orderKey, 1900);
    const doctorIds = (await noticesOf(gateway, data.orderKey)).map((row) => row.doctorId);
    expect(doctorIds).toContain(first.doctorId);
    expect(doctorIds).not.toContain(closed.doctorId);
    // The patient wants nothing more of this one.
    expect(doctorIds).not.toContain(second.doctorId);
    expect(await webhooksOf(gateway, data.orderKey)).toMatchObject([
      { type: 'consultWaiting', doctorId: null, roles: ['doctor'] },
    ]);
    expect((await listOf(third.doctor)).items).toMatchObject([{ kind: 'consultWaiting' }]);
    await desk(gateway, 'take-consult', { orderKey: data.orderKey, doctorId: first.doctorId });
    expect((await listOf(third.doctor)).items).toEqual([]);
  });

  it('leaves the list when it is taken', async () => {
    const { doctorId, doctor, asker } = await addPair();
    const orderKey = await asker.asked(doctorId);
    await desk(gateway, 'take-consult', { orderKey, doctorId });
    expect(await listOf(doctor)).toMatchObject({ unread: 0, items: [] });
    expect(await kindsOf(orderKey)).toEqual(['consultWaiting']);
  });
});

describe('a reminder of the patient', () => {
  it('notifies the doctor until the answer', async () => {
    const { doctorId, doctor, asker } = await addPair();
    const orderKey = await asker.asked(doctorId);
    expect((await asker.act('reminddoctor', orderKey)).code).toBe(0);
    expect((await asker.act('reminddoctor', orderKey)).code).not.toBe(0);
    expect((await kindsOf(orderKey)).toSorted()).toEqual(['consultReminded', 'consultWaiting']);
    await answered(gateway, orderKey, doctorId);
    expect((await listOf(doctor)).items).toEqual([]);
  });
});

describe('the end of a promise', () => {
  /** Sweeps as it is some minutes before the end of the promise of a consult; answers when to look again. */
  async function sweepBefore(orderKey: string, minutes: number, at = gateway) {
    const { db } = gateway.services;
    const [own] = await db.select().from(consultOrders).where(eq(consultOrders.orderNo, orderKey));
    if (!own?.answerBefore) throw new Error('nothing is promised');
    const now = new Date(own.answerBefore.getTime() - minutes * minute);
    return promiseDeadline.sweep(at.services.db, now, at.services);
  }

  it.each([
    { kind: 'imageText', asked: {}, cents: 5000, minutes: 8 * 60 },
    { kind: 'policlinic', asked: { earlierDiagnosis: '高血压' }, cents: 5000, minutes: 80 },
    { kind: 'quanke', asked: { doctorId: undefined }, cents: 900, minutes: 10 },
    { kind: 'fast', asked: { doctorId: undefined, kind: 'fast' }, cents: 1900, minutes: 1.5 },
  ])('is announced $minutes minutes before it for $kind, once', async (one) => {
    const { doctorId, asker } = await addPair();
    const path = one.kind === 'fast' ? 'imagetext' : one.kind.toLowerCase();
    const { data } = await asker.submit(path, { doctorId, ...one.asked });
    const { orderKey } = data;
    await asker.pay(orderKey, one.cents);
    const isAnnounced = async () => (await kindsOf(orderKey)).includes('promiseEndsSoon');
    const next = await sweepBefore(orderKey, one.minutes + 0.1);
    expect(next).not.toBeNull();
    expect(await isAnnounced()).toBe(false);
    await Promise.all([
      sweepBefore(orderKey, one.minutes - 0.1),
      sweepBefore(orderKey, one.minutes - 0.1, other),
    ]);
    await sweepBefore(orderKey, one.minutes - 0.2);
    expect(await isAnnounced()).toBe(true);
    const types = (await webhooksOf(gateway, orderKey)).map(({ type }) => type);
    expect(types).toEqual(['consultWaiting', 'promiseEndsSoon']);
  });

  it('is announced ten minutes before an agreed call', async () => {
    const { doctorId, asker } = await addPair();
    const startsAt = await asker.lastFreeTime(doctorId);
    const { data } = await asker.submit('fastphone', { doctorId, startsAt });
    await asker.pay(data.orderKey);
    await sweepBefore(data.orderKey, 40.1);
    expect(await kindsOf(data.orderKey)).toEqual(['consultWaiting']);
    await sweepBefore(data.orderKey, 39.9);
    expect(await kindsOf(data.orderKey)).toContain('promiseEndsSoon');
  });

  it('is not announced of one that is answered, or whose pictures are awaited', async () => {
    const first = await addPair();
    const answeredKey = await first.asker.asked(first.doctorId);
    await answered(gateway, answeredKey, first.doctorId);
    const second = await addPair();
    const pausedKey = await second.asker.asked(second.doctorId);
    await desk(gateway, 'take-consult', { orderKey: pausedKey, doctorId: second.doctorId });
    await desk(gateway, 'ask-consult-pictures', { orderKey: pausedKey, reason: '请补拍' });
    for (const orderKey of [answeredKey, pausedKey]) {
      await sweepBefore(orderKey, 30);
      expect(await kindsOf(orderKey)).toEqual(['consultWaiting']);
    }
  });
});

describe('a request for a refund', () => {
  it('notifies service and cashiers until it is decided', async () => {
    const { doctorId, doctor, asker } = await addPair();
    const cashier = await addStaffMember(gateway, { roles: ['cashier'] });
    const orderKey = await asker.asked(doctorId);
    await answered(gateway, orderKey, doctorId);
    await asker.act('finishbypatient', orderKey);
    expect((await asker.act('refund', orderKey, { reason: '没有帮助' })).code).toBe(0);
    const ofOrder = async (actor: typeof cashier) =>
      (await listOf(actor)).items.filter(
        (item: { orderKey: string }) => item.orderKey === orderKey,
      );
    expect(await ofOrder(cashier)).toMatchObject([{ kind: 'refundRequested' }]);
    expect(await ofOrder(doctor)).toEqual([]);
    await desk(gateway, 'decide-refund-request', { orderKey, isGranted: false, answer: '已解答' });
    expect(await ofOrder(cashier)).toEqual([]);
  });
});

describe('what leaves the gateway', () => {
  it('names no patient, no number and nothing of the question', async () => {
    const mobile = gateway.newMobile();
    const { doctorId, asker } = await addPair({ mobile, isOnDuty: true });
    const orderKey = await asker.asked(doctorId);
    const sent = [
      ...(await gateway.messagesTo(mobile)).map(({ text }) => text),
      ...(await webhooksOf(gateway, orderKey)).map((body) => JSON.stringify(body)),
    ];
    expect(sent).toHaveLength(2);
    const detail = await asker.detail(orderKey);
    expect(detail.patientName).toBeTruthy();
    for (const text of sent)
      for (const personal of [
        detail.patientName,
        asker.mobile,
        asker.userId,
        asker.patientId,
        question.slice(0, 4),
      ])
        expect(text).not.toContain(personal);
  });
});
