import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../orders/tables';
import { paymentRefunds } from '../../payment/tables';
import { staffAccounts } from '../staff/tables';
import { consultServices } from '../../../domains/consult/tables';
import {
  addConsultDoctor,
  answered,
  desk as byKey,
  newAsker,
} from '../../../testing/consult-fixture';
import { openStaffDesk } from '../../../testing/desk-staff-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { defineDomain } from '../../../platform/domain';
import type { StaffActor } from '../actor';
import { deskActs, deskApprovals } from '../tables';
import { approvalChanges, type ApprovalChange } from './approval-changes';

const hourMs = 60 * 60_000;
/** Of the consults here, in cents, and what one person may refund. */
const price = 80_000;
const limit = 50_000;

const announced: ApprovalChange[] = [];
const listener = defineDomain({
  name: 'approvalListener',
  brings: [approvalChanges.of(async (_, change) => void announced.push(change))],
});

let gateway: TestGateway;
let desk: ReturnType<typeof openStaffDesk>;
let doctorId: string;
let cashier: StaffActor;
let second: StaffActor;
let administrator: StaffActor;
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [listener] });
  desk = openStaffDesk(gateway);
  ({ doctorId } = await addConsultDoctor(gateway));
  const { db } = gateway.services;
  await db
    .update(consultServices)
    .set({ priceCents: price })
    .where(and(eq(consultServices.doctorId, doctorId), eq(consultServices.kind, 'imageText')));
  cashier = await desk.add(['cashier']);
  second = await desk.add(['cashier']);
  administrator = await desk.add(['administrator']);
});
afterAll(() => gateway.dispose());

/** A consult that is over, was paid with `price`, and its person. */
async function finished() {
  const person = await newAsker(gateway);
  const { data } = await person.submit('imagetext', { doctorId });
  const { orderKey } = data as { readonly orderKey: string };
  await person.pay(orderKey, price);
  await answered(gateway, orderKey, doctorId);
  await byKey(gateway, 'end-consult', { orderKey });
  return { person, orderKey };
}
const refund = (actor: StaffActor, orderKey: string, cents?: number) =>
  desk.ask(actor, 'refund-consult', { orderKey, cents, reason: '服务未完成' });
const decide = (actor: StaffActor, approvalId: string, isApproved = true, reason?: string) =>
  desk.ask(actor, 'decide-approval', { approvalId, isApproved, reason });
const list = async (actor: StaffActor, state = 'waiting') =>
  (await desk.ask(actor, 'list-approvals', { state })).data.done.items;

/** What was refunded of an order, by its payments and by its register. */
async function refunded(orderKey: string): Promise<number> {
  const { db } = gateway.services;
  const rows = await db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNo, orderKey));
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderKey));
  const cents = rows.reduce((all, { amountCents }) => all + amountCents, 0);
  expect(order?.refundedCents).toBe(cents);
  expect(cents).toBeLessThanOrEqual(order?.paidCents ?? 0);
  return cents;
}
const linesOf = async (orderKey: string) =>
  (
    await gateway.services.db
      .select()
      .from(deskActs)
      .where(and(eq(deskActs.subject, orderKey), eq(deskActs.action, 'refund-consult')))
      .orderBy(deskActs.at, deskActs.actId)
  ).map(({ staffId, outcome }) => ({ staffId, outcome }));

describe('a refund of the staff', () => {
  it.each([
    ['up to the limit is made at once', limit, limit, null],
    ['above the limit waits', limit + 1, 0, expect.any(String)],
    ['of all that is left counts as a sum', undefined, 0, expect.any(String)],
  ])('%s', async (_, cents, back, approvalId) => {
    const { orderKey } = await finished();
    const answer = await refund(cashier, orderKey, cents);
    expect(answer).toMatchObject({ code: 0, data: { approvalId } });
    expect(answer.data.done === null).toBe(back === 0);
    expect(await refunded(orderKey)).toBe(back);
    expect(await linesOf(orderKey)).toEqual([
      { staffId: cashier.staffId, outcome: back === 0 ? 'awaitsApproval' : 'done' },
    ]);
  });

  it('in small parts by two people does not pass below the limit', async () => {
    const { orderKey } = await finished();
    expect((await refund(cashier, orderKey, 30_000)).data.approvalId).toBeNull();
    expect((await refund(second, orderKey, 20_000)).data.approvalId).toBeNull();
    expect((await refund(cashier, orderKey, 1)).data.approvalId).toEqual(expect.any(String));
    expect(await refunded(orderKey)).toBe(50_000);
  });

  it('in two parts at once does not pass below the limit', async () => {
    const { orderKey } = await finished();
    const answers = await Promise.all([
      refund(cashier, orderKey, 30_000),
      refund(second, orderKey, 30_000),
    ]);
    expect(answers.filter(({ data }) => data.approvalId === null).length).toBe(1);
    expect(await refunded(orderKey)).toBe(30_000);
  });

  it('counts a day, and not longer', async () => {
    const { orderKey } = await finished();
    await refund(cashier, orderKey, 40_000);
    await gateway.advance(24 * hourMs);
    expect((await refund(cashier, orderKey, 40_000)).data.approvalId).toBeNull();
    expect(await refunded(orderKey)).toBe(80_000);
  });

  it('waits once, however often it is requested', async () => {
    const { orderKey } = await finished();
    const ids = [];
    for (const actor of [cashier, cashier, second])
      ids.push((await refund(actor, orderKey)).data.approvalId);
    expect(new Set(ids).size).toBe(1);
    const both = await Promise.all([refund(cashier, orderKey), refund(second, orderKey)]);
    expect(both.map(({ data }) => data.approvalId)).toEqual([ids[0], ids[0]]);
  });

  it('by a key is made at once', async () => {
    const { orderKey } = await finished();
    const answer = await byKey(gateway, 'refund-consult', { orderKey, reason: '服务未完成' });
    expect(answer.data).toEqual({ orderKey, refundCents: price });
  });

  it('that follows from a service that was not given waits for no one', async () => {
    const person = await newAsker(gateway);
    const { data } = await person.submit('imagetext', { doctorId });
    const { orderKey } = data;
    await person.pay(orderKey, price);
    const doctor = await desk.add(['doctor'], doctorId);
    const refused = await desk.ask(doctor, 'refuse-consult', { orderKey, reason: '请到急诊' });
    expect(refused.data).toEqual({ done: { orderKey }, approvalId: null });
    expect(await refunded(orderKey)).toBe(price);
  });

  it('by a refusal of an answered consult waits', async () => {
    const person = await newAsker(gateway);
    const { data } = await person.submit('imagetext', { doctorId });
    const { orderKey } = data;
    await person.pay(orderKey, price);
    await answered(gateway, orderKey, doctorId);
    const doctor = await desk.add(['doctor'], doctorId);
    const refused = await desk.ask(doctor, 'refuse-consult', { orderKey, reason: '请到急诊' });
    expect(refused.data).toEqual({ done: null, approvalId: expect.any(String) });
    expect(await refunded(orderKey)).toBe(0);
  });

  it('on request of the patient waits only where it is granted', async () => {
    const given = await finished();
    const { person, orderKey } = given;
    await person.call('/consult/consultorder/refund', { orderKey, reason: '不满意' });
    const answer = { orderKey, isGranted: true, answer: '同意退款' };
    const granted = await desk.ask(cashier, 'decide-refund-request', answer);
    expect(granted.data).toEqual({ done: null, approvalId: expect.any(String) });
    const declined = { orderKey, isGranted: false, answer: '服务已完成' };
    expect((await desk.ask(cashier, 'decide-refund-request', declined)).data).toEqual({
      done: { orderKey, refundCents: 0 },
      approvalId: null,
    });
    // What was requested before fails now: the request was declined.
    expect((await decide(second, granted.data.approvalId)).data.done).toMatchObject({
      state: 'failed',
      outcome: 'consultNotOpen',
    });
    expect(await refunded(orderKey)).toBe(0);
  });
});

describe('an approval', () => {
  async function waiting(cents?: number) {
    const { orderKey, person } = await finished();
    const { data } = await refund(cashier, orderKey, cents);
    return { orderKey, person, approvalId: data.approvalId as string };
  }

  it.each([
    ['cashier', () => second],
    ['administrator', () => administrator],
  ])('by another %s makes the refund; the ledger has both', async (_, decider) => {
    const { orderKey, approvalId } = await waiting();
    const shown = (await list(decider())).find(
      (one: { approvalId: string }) => one.approvalId === approvalId,
    );
    expect(shown).toEqual({
      approvalId,
      action: 'refund-consult',
      subject: orderKey,
      cents: price,
      reason: '服务未完成',
      requestedBy: cashier.name,
      requestedAt: expect.any(String),
      state: 'waiting',
      decidedBy: null,
      decidedAt: null,
      outcome: null,
      mayDecide: true,
    });
    announced.length = 0;
    expect((await decide(decider(), approvalId)).data.done).toMatchObject({
      state: 'approved',
      decidedBy: decider().name,
      mayDecide: false,
    });
    expect(announced).toMatchObject([
      { type: 'decided', approvalId, requestedBy: cashier.staffId, state: 'approved' },
    ]);
    expect(await refunded(orderKey)).toBe(price);
    expect(await linesOf(orderKey)).toEqual([
      { staffId: cashier.staffId, outcome: 'awaitsApproval' },
      { staffId: cashier.staffId, outcome: 'done' },
    ]);
    const [line] = await gateway.services.db
      .select()
      .from(deskActs)
      .where(eq(deskActs.subject, approvalId));
    expect(line).toMatchObject({
      action: 'decide-approval',
      staffId: decider().staffId,
      outcome: 'done',
    });
  });

  it('is not the requester’s to decide', async () => {
    const { orderKey, approvalId } = await waiting();
    expect((await decide(cashier, approvalId)).code).toBe(44101);
    expect(
      (await list(cashier)).find((one: { approvalId: string }) => one.approvalId === approvalId),
    ).toMatchObject({ mayDecide: false });
    expect(await refunded(orderKey)).toBe(0);
  });

  it('is not for a key, nor for those without the role', async () => {
    const { approvalId } = await waiting();
    const body = { approvalId, isApproved: true };
    expect((await byKey(gateway, 'decide-approval', body)).code).toBe(-7);
    for (const role of ['doctor', 'nurse', 'service', 'moderator'] as const)
      expect(await decide(await desk.add([role], doctorId), approvalId), role).toMatchObject({
        status: 403,
      });
    expect((await decide(second, 'none')).code).toBe(-7);
  });

  it('that is refused refunds nothing and says why', async () => {
    const { orderKey, approvalId } = await waiting();
    expect((await decide(second, approvalId, false, '金额不符')).data.done).toMatchObject({
      state: 'refused',
      outcome: '金额不符',
    });
    expect(await refunded(orderKey)).toBe(0);
    expect(
      (await list(cashier, 'decided')).map(({ approvalId: id }: { approvalId: string }) => id),
    ).toContain(approvalId);
    // The same answer twice is the same; another one is too late.
    expect((await decide(second, approvalId, false)).data.done.state).toBe('refused');
    expect((await decide(second, approvalId)).code).toBe(44102);
    expect((await decide(administrator, approvalId)).code).toBe(44102);
    // It may be requested again.
    expect((await refund(cashier, orderKey)).data.approvalId).not.toBe(approvalId);
  });

  it('by two at once is one, and one refund', async () => {
    const { orderKey, approvalId } = await waiting();
    const answers = await Promise.all([
      decide(second, approvalId),
      decide(administrator, approvalId),
    ]);
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0, 44102,
    ]);
    expect(await refunded(orderKey)).toBe(price);
  });

  it('of what was refunded otherwise by then fails, and refunds nothing twice', async () => {
    const { orderKey, approvalId } = await waiting();
    await byKey(gateway, 'refund-consult', { orderKey, reason: '患者申请' });
    expect((await decide(second, approvalId)).data.done).toMatchObject({
      state: 'failed',
      outcome: 'consultNotOpen',
      decidedBy: second.name,
    });
    expect(await refunded(orderKey)).toBe(price);
    expect((await linesOf(orderKey)).at(-1)).toEqual({
      staffId: cashier.staffId,
      outcome: 'consultNotOpen',
    });
  });

  it('at the same moment as another refund never refunds more than was paid', async () => {
    const { orderKey, approvalId } = await waiting(60_000);
    await Promise.all([
      decide(second, approvalId),
      byKey(gateway, 'refund-consult', { orderKey, reason: '患者申请' }),
    ]);
    expect(await refunded(orderKey)).toBeGreaterThan(0);
  });

  it('has expired after three days', async () => {
    const { orderKey, approvalId } = await waiting();
    await gateway.advance(72 * hourMs);
    expect((await decide(second, approvalId)).code).toBe(44102);
    expect(
      (await list(second, 'decided')).find(
        (one: { approvalId: string }) => one.approvalId === approvalId,
      ),
    ).toMatchObject({ state: 'expired', mayDecide: false, decidedBy: null });
    const again = (await refund(cashier, orderKey)).data.approvalId;
    expect(again).not.toBe(approvalId);
    expect((await decide(second, again)).data.done.state).toBe('approved');
  });

  it.each([
    ['was closed', { closedAt: new Date('2026-01-01T00:00:00Z') }],
    ['has lost the role', { roles: ['moderator' as const] }],
  ])('fails where its requester %s', async (_, changed) => {
    const requester = await desk.add(['cashier']);
    const { orderKey } = await finished();
    const { approvalId } = (await refund(requester, orderKey)).data;
    await gateway.services.db
      .update(staffAccounts)
      .set(changed)
      .where(eq(staffAccounts.staffId, requester.staffId));
    expect((await decide(second, approvalId)).data.done).toMatchObject({
      state: 'failed',
      outcome: 'forbidden',
    });
    expect(await refunded(orderKey)).toBe(0);
  });

  it('is announced when it waits, once', async () => {
    announced.length = 0;
    const { orderKey, approvalId } = await waiting();
    await refund(second, orderKey);
    expect(announced).toEqual([
      { type: 'waits', approvalId, requestedBy: cashier.staffId, cents: price },
    ]);
  });

  it('is stored sealed', async () => {
    const { approvalId } = await waiting();
    const { rows } = await gateway.services.db.$client.query(
      'select input from desk_approvals where approval_id = $1',
      [approvalId],
    );
    expect(rows[0].input).not.toContain('服务未完成');
    const [row] = await gateway.services.db
      .select()
      .from(deskApprovals)
      .where(eq(deskApprovals.approvalId, approvalId));
    expect(row?.input).toContain('服务未完成');
  });
});
