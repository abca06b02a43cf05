import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffActor } from '../../kernel/desk/actor';
import { conversationCalls } from '../../kernel/conversations/calls/tables';
import { conversations } from '../../kernel/conversations/tables';
import { patients } from '../../kernel/people/patients/tables';
import { newId } from '../../platform/identifiers';
import { addConsultDoctor, desk as byKey, newAsker, question } from '../../testing/consult-fixture';
import { openStaffDesk } from '../../testing/desk-staff-fixture';
import { openTestGateway, type AnyJson, type TestGateway } from '../../testing/test-gateway';
import { consultOrders } from './tables';

const hourMs = 60 * 60_000;

let gateway: TestGateway;
let desk: ReturnType<typeof openStaffDesk>;
let nurse: StaffActor;
beforeAll(async () => {
  gateway = await openTestGateway();
  desk = openStaffDesk(gateway);
  nurse = await desk.add(['nurse']);
});
afterAll(() => gateway.dispose());

/** A doctor of whom no other test has consults, with an account. */
async function newDoctor() {
  const { doctorId } = await addConsultDoctor(gateway);
  const actor = await desk.add(['doctor'], doctorId);
  const queue = async (tab = 'waiting', reader = actor, more: object = {}): Promise<AnyJson> =>
    (await desk.ask(reader, 'list-consult-queue', { tab, ...more })).data.done;
  const keys = async (tab = 'waiting') =>
    (await queue(tab)).items.map(({ orderKey }: { orderKey: string }) => orderKey);
  return { doctorId, actor, queue, keys };
}

async function promised(orderKey: string, inMs: number) {
  const { db, clock } = gateway.services;
  await db
    .update(consultOrders)
    .set({ answerBefore: new Date(clock.now().getTime() + inMs) })
    .where(eq(consultOrders.orderNo, orderKey));
}

describe('the queue of consults', () => {
  it('has the earliest promise first, and counts its tabs', async () => {
    const { actor, doctorId, keys, queue } = await newDoctor();
    const asked = async (hours: number) => {
      const orderKey = await (await newAsker(gateway)).asked(doctorId);
      await promised(orderKey, hours * hourMs);
      return orderKey;
    };
    const [late, early, middle] = [await asked(3), await asked(1), await asked(2)];
    expect(await keys()).toEqual([early, middle, late]);
    await desk.ask(actor, 'take-consult', { orderKey: early });
    // It was taken and waits for an answer still.
    expect(await keys()).toEqual([early, middle, late]);
    await desk.ask(actor, 'answer-conversation', { orderKey: early, text: '好' });
    expect(await keys()).toEqual([middle, late]);
    expect(await keys('running')).toEqual([early]);
    await desk.ask(actor, 'refuse-consult', { orderKey: late, reason: '请到医院就诊' });
    expect(await keys('ended')).toEqual([late]);
    await desk.ask(actor, 'end-consult', { orderKey: early });
    expect(await keys('ended')).toEqual([early, late]);
    expect((await queue()).counts).toEqual({ waiting: 1, running: 0, ended: 2 });
  });

  it('shows the patient, the promise and the last message', async () => {
    const { actor, doctorId, queue } = await newDoctor();
    const asker = await newAsker(gateway);
    const { db, clock } = gateway.services;
    await db
      .update(patients)
      .set({ gender: 'female', birthDate: `${clock.now().getUTCFullYear() - 8}-01-01` })
      .where(eq(patients.patientId, asker.patientId));
    const orderKey = await asker.asked(doctorId);
    const [line] = (await queue()).items;
    expect(line).toMatchObject({
      orderKey,
      kind: 'imageText',
      medium: 'text',
      state: 'waiting',
      patient: { gender: 'female', age: 8 },
      words: question,
      doctorId,
      doctorName: '沈知远',
      remindedAt: null,
      unread: 1,
      last: { side: 'patient', words: question },
      isCalling: false,
    });
    expect(line.answerBefore).not.toBeNull();
    await asker.act('remind', orderKey);
    await desk.ask(actor, 'take-consult', { orderKey });
    await desk.ask(actor, 'answer-conversation', { orderKey, text: '体温多少？' });
    const [answered] = (await queue('running')).items;
    expect(answered).toMatchObject({
      answerBefore: null,
      unread: 0,
      last: { side: 'doctor', words: '体温多少？' },
    });
    const { data } = await desk.ask(actor, 'open-consult', { orderKey });
    expect(data.done).toMatchObject({
      patient: { gender: 'female', age: 8 },
      answerBefore: null,
      answeredAt: expect.any(String),
      paidCents: 5000,
      refundedCents: 0,
      acts: ['answer', 'askPictures', 'refuse', 'end'],
    });
  });

  it('says whose patient waits in a call by video, until the doctor is there', async () => {
    const { actor, doctorId, queue } = await newDoctor();
    const orderKey = await (await newAsker(gateway)).asked(doctorId);
    await desk.ask(actor, 'take-consult', { orderKey });
    const { db, clock } = gateway.services;
    const now = clock.now();
    const callId = newId();
    await db.insert(conversationCalls).values({
      callId,
      key: orderKey,
      state: 'ringing',
      mode: 'video',
      round: 1,
      revision: 1,
      patientDevice: 'phone',
      startedAt: now,
    });
    expect((await queue()).items).toMatchObject([{ orderKey, isCalling: true }]);
    await db
      .update(conversationCalls)
      .set({ joinedAt: now, state: 'joined' })
      .where(eq(conversationCalls.callId, callId));
    expect((await queue()).items).toMatchObject([{ orderKey, isCalling: false }]);
  });

  it('has no age of a patient who was deleted', async () => {
    const { doctorId, queue } = await newDoctor();
    const asker = await newAsker(gateway);
    await asker.asked(doctorId);
    const { db, clock } = gateway.services;
    await db
      .update(patients)
      .set({ deletedAt: clock.now() })
      .where(eq(patients.patientId, asker.patientId));
    expect((await queue()).items[0].patient).toMatchObject({ gender: null, age: null });
  });

  it('is the doctor’s own; a nurse sees all, or those of one', async () => {
    const one = await newDoctor();
    const other = await newDoctor();
    const orderKey = await (await newAsker(gateway)).asked(one.doctorId);
    expect(await other.keys()).not.toContain(orderKey);
    const named = { doctorId: one.doctorId };
    // A doctor who names another one is refused.
    expect((await desk.ask(other.actor, 'list-consult-queue', named)).code).toBe(-7);
    const keysOf = async (more: object) =>
      (await one.queue('waiting', nurse, more)).items.map(
        (item: { orderKey: string }) => item.orderKey,
      );
    expect(await keysOf(named)).toEqual([orderKey]);
    expect(await keysOf({})).toContain(orderKey);
  });

  it('has what waits for the first free doctor with those who offer it', async () => {
    const { actor, keys } = await newDoctor();
    const other = await newDoctor();
    const asker = await newAsker(gateway);
    const { data } = await asker.submit('imagetext', { kind: 'fast' });
    const { orderKey } = data;
    // One that is not paid waits for no one.
    expect(await keys()).not.toContain(orderKey);
    await asker.pay(orderKey, 1900);
    expect(await keys()).toContain(orderKey);
    expect(await other.keys()).toContain(orderKey);
    await desk.ask(actor, 'take-consult', { orderKey });
    expect(await keys()).toContain(orderKey);
    expect(await other.keys()).not.toContain(orderKey);
  });

  it('is the same for a key, in all tabs', async () => {
    const { doctorId, queue } = await newDoctor();
    await (await newAsker(gateway)).asked(doctorId);
    for (const tab of ['waiting', 'running', 'ended'])
      expect((await byKey(gateway, 'list-consult-queue', { tab, doctorId })).data).toEqual(
        await queue(tab),
      );
  });
});

it('counts what a patient wrote since the doctor read', async () => {
  const { actor, doctorId, queue } = await newDoctor();
  const asker = await newAsker(gateway);
  const orderKey = await asker.asked(doctorId);
  await desk.ask(actor, 'take-consult', { orderKey });
  await desk.ask(actor, 'answer-conversation', { orderKey, text: '多久了？' });
  for (const [place, text] of ['两天', '还咳嗽'].entries())
    await asker.call('/moduleim/dpchat/reply', { orderKey, clientId: `c${place}`, text });
  expect((await queue('running')).items).toMatchObject([{ unread: 2, last: { words: '还咳嗽' } }]);
  await desk.ask(actor, 'open-conversation', { orderKey });
  expect((await queue('running')).items).toMatchObject([{ unread: 0 }]);
  const [row] = await gateway.services.db
    .select()
    .from(conversations)
    .where(eq(conversations.key, orderKey));
  expect(row?.doctorRead).toBe(row?.lastNumber);
});
