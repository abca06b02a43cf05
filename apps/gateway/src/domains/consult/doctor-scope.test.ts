import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffActor } from '../../kernel/desk/actor';
import { deskActs } from '../../kernel/desk/tables';
import { actsOfTheDesk } from '../../testing/acts-of-the-desk';
import { addConsultDoctor, desk as byKey, newAsker } from '../../testing/consult-fixture';
import { deskSamples } from '../../testing/desk-samples';
import { openStaffDesk } from '../../testing/desk-staff-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addDoctor, addHospital } from '../booking/booking-fixture';
import { consultOrders, consultServices, doctorShields } from './tables';

const fastPrice = 1900;

type Person = Awaited<ReturnType<typeof newAsker>>;

let gateway: TestGateway;
let desk: ReturnType<typeof openStaffDesk>;
let doctorId: string;
let doctor: StaffActor;
/** Another doctor who offers the same, and one who offers nothing. */
let other: StaffActor;
let idle: StaffActor;
let nurse: StaffActor;
let person: Person;

/** A question to the first free doctor, paid. */
async function pooled(asker: Person): Promise<string> {
  const { data } = await asker.submit('imagetext', { kind: 'fast' });
  await asker.pay(data.orderKey, fastPrice);
  return data.orderKey;
}

beforeAll(async () => {
  gateway = await openTestGateway();
  desk = openStaffDesk(gateway);
  ({ doctorId } = await addConsultDoctor(gateway));
  doctor = await desk.add(['doctor'], doctorId);
  other = await desk.add(['doctor'], (await addConsultDoctor(gateway)).doctorId);
  const { db } = gateway.services;
  idle = await desk.add(['doctor'], (await addDoctor(db, await addHospital(db))).doctorId);
  nurse = await desk.add(['nurse']);
  person = await newAsker(gateway);
});
afterAll(() => gateway.dispose());

const ofDoctors = actsOfTheDesk.filter(({ roles }) => roles.includes('doctor'));
/** Of consults and their conversations; other kinds of orders have keys of their own. */
const ofConsults = ofDoctors.filter(
  ({ name, request }) => 'orderKey' in request.shape && !/panel|overseas/.test(name),
);
/** These ask the conversation, which a consult has once its doctor is known. */
const ofConversations = new Set([
  'open-conversation',
  'open-message-files',
  'answer-conversation',
  'send-rich-text',
  'answer-prescription-request',
  'join-video-call',
  'signal-video-call',
  'read-video-call',
  'refer-consult',
  'send-follow-up',
  'open-prescribing',
  'check-prescription',
  'sign-prescription',
  'refuse-renewal',
]);

describe('the rule of each action of a consult', () => {
  let own: string;
  let waiting: string;
  let ofOtherDepartment: string;
  let ofShielded: string;
  beforeAll(async () => {
    own = await person.asked(doctorId);
    await byKey(gateway, 'take-consult', { orderKey: own, doctorId });
    waiting = await pooled(await newAsker(gateway));
    const { db, clock } = gateway.services;
    ofOtherDepartment = await pooled(await newAsker(gateway));
    await db
      .update(consultOrders)
      .set({ deptId: 'another' })
      .where(eq(consultOrders.orderNo, ofOtherDepartment));
    const shielded = await newAsker(gateway);
    ofShielded = await pooled(shielded);
    const shield = { ownerId: shielded.userId, doctorId, shieldedAt: clock.now() };
    await db.insert(doctorShields).values(shield);
  });

  it.each(ofConsults.map((action) => [action.name, action] as const))(
    '%s',
    async (name, action) => {
      const { db, clock } = gateway.services;
      const isOf = async ({ doctorId: id }: StaffActor, orderKey: string) => {
        // The samples name a doctor whose identity is none of the readers'.
        const { doctorId: _, ...body } = { doctorId: '', ...deskSamples[name] };
        const context = { db: db as never, now: clock.now() };
        return action.isOfDoctor?.(id ?? '', { ...body, orderKey }, context);
      };
      expect(await isOf(doctor, own), 'their own').toBe(true);
      expect(await isOf(other, own), "another doctor's").toBe(false);
      const takes = !ofConversations.has(name);
      expect(await isOf(doctor, waiting), 'waits, offered').toBe(takes);
      expect(await isOf(other, waiting), 'waits, offered by another too').toBe(takes);
      expect(await isOf(idle, waiting), 'waits, not offered').toBe(false);
      expect(await isOf(doctor, ofOtherDepartment), 'of another department').toBe(false);
      expect(await isOf(doctor, ofShielded), 'of an account that shields itself').toBe(false);
      expect(await isOf(other, ofShielded), 'of an account that shields itself from another').toBe(
        takes,
      );
      expect(await isOf(doctor, 'none'), 'of none').toBe(false);
    },
  );

  it('is one of all actions that doctors have', () => {
    expect(ofConsults.length).toBeGreaterThan(15);
    for (const name of ofConversations)
      expect(ofConsults.map((action) => action.name)).toContain(name);
  });
});

/** Notices are the reader's own: those that do not exist are not marked. The list of medicines is of no patient. */
const ofReader = new Set(['read-staff-notices', 'search-drugs']);

it.each(
  ofDoctors
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('list-') && !ofReader.has(name)),
)('refuses a doctor by %s what does not exist', async (name) => {
  const { code, status } = await desk.ask(doctor, name, deskSamples[name]);
  expect({ code, status }).toEqual({ code: -7, status: 403 });
});

describe('a doctor at the desk', () => {
  it('opens and takes what waits for the first free one, which is no other’s then', async () => {
    const orderKey = await pooled(await newAsker(gateway));
    for (const actor of [doctor, other])
      expect((await desk.ask(actor, 'open-consult', { orderKey })).data.done.acts).toEqual([
        'take',
        'refuse',
      ]);
    expect((await desk.ask(idle, 'open-consult', { orderKey })).code).toBe(-7);
    expect((await desk.ask(idle, 'take-consult', { orderKey })).code).toBe(-7);
    // No doctor takes it as another one.
    const asOther = { orderKey, doctorId: other.doctorId };
    expect((await desk.ask(doctor, 'take-consult', asOther)).code).toBe(-7);
    expect((await desk.ask(doctor, 'take-consult', { orderKey })).code).toBe(0);
    expect((await desk.ask(other, 'open-consult', { orderKey })).code).toBe(-7);
    expect((await desk.ask(other, 'take-consult', { orderKey })).code).toBe(-7);
    const opened = await desk.ask(doctor, 'open-consult', { orderKey });
    expect(opened.data.done).toMatchObject({ doctorId, doctorName: '沈知远', state: 'inProgress' });
    expect((await desk.ask(doctor, 'answer-conversation', { orderKey, text: '多喝水' })).code).toBe(
      0,
    );
  });

  it('is refused what is another’s, which the ledger says', async () => {
    const orderKey = await (await newAsker(gateway)).asked(doctorId);
    expect(await desk.ask(other, 'open-consult', { orderKey })).toMatchObject({ status: 403 });
    const [line] = await gateway.services.db
      .select()
      .from(deskActs)
      .where(eq(deskActs.staffId, other.staffId))
      .orderBy(desc(deskActs.at))
      .limit(1);
    expect(line).toMatchObject({ action: 'open-consult', subject: orderKey, outcome: 'forbidden' });
  });

  it('without a doctor of the directory is refused everything', async () => {
    const unnamed = await desk.add(['doctor']);
    expect((await desk.ask(unnamed, 'list-consult-queue')).code).toBe(-7);
  });

  it('who is a nurse as well sees all, and acts on their own only', async () => {
    const both = await desk.add(['doctor', 'nurse'], other.doctorId);
    const orderKey = await (await newAsker(gateway)).asked(doctorId);
    const opened = await desk.ask(both, 'open-consult', { orderKey });
    expect(opened.data.done.acts).toEqual([]);
    expect((await desk.ask(both, 'refuse-consult', { orderKey, reason: '不合适' })).code).toBe(-7);
  });
});

describe('a nurse', () => {
  it('reads the consult of any doctor, requests pictures, and marks nothing read', async () => {
    const asker = await newAsker(gateway);
    const orderKey = await asker.asked(doctorId);
    await desk.ask(doctor, 'take-consult', { orderKey });
    const unread = async (actor: StaffActor) =>
      (await desk.ask(actor, 'list-consult-queue')).data.done.items.find(
        (item: { orderKey: string }) => item.orderKey === orderKey,
      ).unread;
    expect(await unread(nurse)).toBe(1);
    expect((await desk.ask(nurse, 'open-conversation', { orderKey })).code).toBe(0);
    expect(await unread(nurse)).toBe(1);
    expect((await desk.ask(doctor, 'open-conversation', { orderKey })).code).toBe(0);
    expect(await unread(doctor)).toBe(0);
    const opened = await desk.ask(nurse, 'open-consult', { orderKey });
    expect(opened.data.done.acts).toEqual(['askPictures']);
    const asked = await desk.ask(nurse, 'ask-consult-pictures', { orderKey, reason: '再近一点' });
    expect(asked.code).toBe(0);
  });

  it.each([
    'take-consult',
    'answer-conversation',
    'refuse-consult',
    'end-consult',
    'refund-consult',
  ])('may not %s', async (action) => {
    expect(await desk.ask(nurse, action, deskSamples[action])).toMatchObject({ status: 403 });
  });
});

it('asks a key that takes a consult for its doctor', async () => {
  const orderKey = await (await newAsker(gateway)).asked(doctorId);
  expect(await byKey(gateway, 'take-consult', { orderKey })).toMatchObject({
    status: 422,
    data: { fields: [{ path: 'doctorId' }] },
  });
});

it('offers what a doctor has closed to them no longer', async () => {
  const { doctorId: id } = await addConsultDoctor(gateway);
  const actor = await desk.add(['doctor'], id);
  const orderKey = await pooled(await newAsker(gateway));
  expect((await desk.ask(actor, 'open-consult', { orderKey })).code).toBe(0);
  const { db } = gateway.services;
  await db.update(consultServices).set({ isOpen: false }).where(eq(consultServices.doctorId, id));
  expect((await desk.ask(actor, 'open-consult', { orderKey })).code).toBe(-7);
});
