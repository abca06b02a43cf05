import { dayAt, addDays, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addStaffMember, noticesAs } from '../../testing/notice-fixture';
import { found, finding } from '../../testing/prescribing-fakes';
import { addConsult, readPrescription } from '../../testing/prescribing-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { openStaffDesk } from '../../testing/desk-staff-fixture';
import { accountMessages } from '../messages/tables';
import {
  prescriptionFindings,
  prescriptionReviews,
  prescriptions,
  prescriptionSignatures,
} from './tables';

vi.mock('./checks/checks', async () => (await import('../../testing/prescribing-fakes')).checks);

const minute = 60_000;

let gateway: TestGateway;
let consult: Awaited<ReturnType<typeof addConsult>>;
let signed: string;
let notes = 0;
beforeAll(async () => {
  gateway = await openTestGateway();
  consult = await addConsult(gateway);
});
afterAll(() => gateway.dispose());
afterEach(() => {
  found.findings = [];
});

const read = () => readPrescription(gateway, signed);
/** Signs another prescription, in a consult of its own where one is wanted. */
async function sign(): Promise<string> {
  const { data } = await consult.sign({ note: `第 ${(notes += 1)} 张` });
  signed = data.prescriptionId;
  return signed;
}
const signaturesOf = () =>
  gateway.services.db
    .select()
    .from(prescriptionSignatures)
    .where(eq(prescriptionSignatures.prescriptionId, signed));

describe('a pharmacist who approves', () => {
  it('signs the same content, which is valid until the end of the day', async () => {
    await sign();
    expect((await consult.review(signed)).code).toBe(0);
    const row = await read();
    const end = addDays(dayAt(row.approvedAt ?? ''), 1);
    expect(row).toMatchObject({
      state: 'approved',
      validUntil: momentOf(end, '00:00', hospitalTimeZone),
      dueAt: row.validUntil,
    });
    const signatures = await signaturesOf();
    expect(signatures.map(({ role }) => role).toSorted()).toEqual(['doctor', 'pharmacist']);
    expect(new Set(signatures.map(({ contentHash }) => contentHash))).toEqual(
      new Set([row.contentHash]),
    );
    const messages = await gateway.services.db
      .select()
      .from(accountMessages)
      .where(eq(accountMessages.matterId, signed));
    expect(messages).toMatchObject([{ topic: 'prescription', group: 'consults' }]);
    expect((await consult.messages()).at(-1)).toMatchObject({
      side: 'system',
      content: { type: 'notice', text: expect.stringContaining('药师已审核') },
    });
    const check = await consult.asker.call('/moduleim/checkapplyprescard', {
      orderKey: consult.orderKey,
    });
    expect(check.data).toMatchObject({ status: 'prescribed', prescriptionId: signed });
  });

  it('decides once, of two at once', async () => {
    await sign();
    const answers = await Promise.all([
      consult.review(signed),
      consult.review(signed, { isApproved: false, reason: '剂量偏大' }),
    ]);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0, 45002]));
    const { db } = gateway.services;
    expect(
      await db.$count(prescriptionReviews, eq(prescriptionReviews.prescriptionId, signed)),
    ).toBe(1);
  });

  it('does not sign what is not what they read', async () => {
    await sign();
    expect((await consult.review(signed, { contentHash: 'another' })).code).toBe(45004);
    expect((await read()).state).toBe('inReview');
  });

  it('does not sign what was changed in the database', async () => {
    await sign();
    const { lines } = await read();
    const changed = lines.map((line) => ({ ...line, amount: 2 }));
    await gateway.services.db
      .update(prescriptions)
      .set({ lines: changed })
      .where(eq(prescriptions.prescriptionId, signed));
    expect((await consult.review(signed)).code).toBe(45004);
    expect(await signaturesOf()).toHaveLength(1);
  });

  it('gives a reason of their own for a warning that its doctor did not see', async () => {
    await sign();
    const { drugId } = consult;
    found.findings = [finding(drugId)];
    expect((await consult.review(signed)).code).toBe(45005);
    const overrides = [{ check: 'interaction', drugIds: [drugId], reason: '已电话确认' }];
    expect((await consult.review(signed, { overrides })).code).toBe(0);
    const stages = await gateway.services.db
      .select()
      .from(prescriptionFindings)
      .where(eq(prescriptionFindings.prescriptionId, signed));
    expect(stages.find(({ stage }) => stage === 'review')?.findings).toMatchObject([
      { overrideReason: '已电话确认' },
    ]);
  });

  it('accepts the reason that its doctor gave', async () => {
    const { drugId } = consult;
    found.findings = [finding(drugId)];
    const overrides = [{ check: 'interaction', drugIds: [drugId], reason: '已告知' }];
    const { data } = await consult.sign({ note: '有理由', overrides });
    signed = data.prescriptionId;
    expect((await consult.review(signed)).code).toBe(0);
  });
});

describe('a pharmacist who returns it', () => {
  it('says why, and its doctor signs a new version under the same number', async () => {
    consult = await addConsult(gateway);
    const doctor = await addStaffMember(gateway, { roles: ['doctor'], doctorId: consult.doctorId });
    const formerId = await sign();
    expect((await consult.review(signed, { isApproved: false })).code).not.toBe(0);
    await consult.review(signed, { isApproved: false, reason: '剂量偏大' });
    const former = await read();
    expect(former).toMatchObject({ state: 'returned', endReason: '剂量偏大', validUntil: null });
    expect(await signaturesOf()).toHaveLength(1);
    expect((await consult.messages()).at(-1).content.text).toContain('剂量偏大');
    const notices = async () => (await noticesAs(gateway, doctor, 'list-staff-notices')).items;
    const kindsOf = async () =>
      (await notices())
        .map(({ kind }: { kind: string }) => kind)
        .filter((kind: string) => kind.startsWith('prescription'));
    expect(await kindsOf()).toEqual(['prescriptionReturned']);
    const { data } = await consult.sign({ note: '减量', supersedes: formerId });
    expect(await readPrescription(gateway, data.prescriptionId)).toMatchObject({
      number: former.number,
      version: 2,
      state: 'inReview',
      supersedes: formerId,
    });
    expect(await read()).toMatchObject({ state: 'superseded', supersededBy: data.prescriptionId });
    // What the notice is about is done.
    expect(await kindsOf()).toEqual([]);
    expect((await consult.sign({ note: '再次', supersedes: formerId })).code).toBe(45002);
  });
});

describe('the pharmacists', () => {
  it('are notified when a review waits, when it is nearly late, and when it is', async () => {
    consult = await addConsult(gateway);
    const pharmacist = await addStaffMember(gateway, { roles: ['pharmacist'] });
    const texts = async () =>
      (await noticesAs(gateway, pharmacist, 'list-staff-notices')).items.filter(
        ({ kind }: { kind: string }) => kind === 'reviewWaits',
      ).length;
    const before = await texts();
    await sign();
    expect(await texts()).toBe(before + 1);
    const settle = async (ms: number) => {
      // Without the colleague, who would review it.
      const { db, clock } = gateway.services;
      const { reviewBefore } = await read();
      await db
        .update(prescriptions)
        .set({ reviewBefore: new Date(reviewBefore.getTime() - ms), dueAt: clock.now() })
        .where(eq(prescriptions.prescriptionId, signed));
      await gateway.services.deadlines.sweep('prescriptions.due');
    };
    await settle(21 * minute);
    expect(await texts()).toBe(before + 2);
    expect((await read()).dueAt).toEqual((await read()).reviewBefore);
    await settle(10 * minute);
    expect(await texts()).toBe(before + 3);
    expect(await read()).toMatchObject({ state: 'inReview', dueAt: null });
    await consult.review(signed);
    expect(await texts()).toBe(before);
  });

  it('see what waits, and no doctor reviews their own', async () => {
    consult = await addConsult(gateway);
    await sign();
    const staff = openStaffDesk(gateway);
    const pharmacist = await staff.add(['pharmacist']);
    const both = await staff.add(['doctor', 'pharmacist'], consult.doctorId);
    const other = await staff.add(['doctor'], (await addConsult(gateway)).doctorId);
    const { done: list } = (await staff.ask(pharmacist, 'list-reviews')).data;
    expect(list.items.map((item: { prescriptionId: string }) => item.prescriptionId)).toContain(
      signed,
    );
    const open = async (actor: typeof both) =>
      staff.ask(actor, 'open-prescription', { prescriptionId: signed });
    expect((await open(pharmacist)).data.done).toMatchObject({
      mayReview: true,
      state: 'inReview',
      findings: [],
    });
    expect((await open(both)).data.done.mayReview).toBe(false);
    expect((await open(other)).code).toBe(-7);
    const { contentHash } = await read();
    const review = { prescriptionId: signed, contentHash, isApproved: true };
    expect((await staff.ask(both, 'review-prescription', review)).code).toBe(-7);
    expect((await staff.ask(other, 'review-prescription', review)).code).toBe(-7);
    expect((await staff.ask(pharmacist, 'review-prescription', review)).code).toBe(0);
    // Another pharmacist reads that it is decided.
    const second = await staff.add(['pharmacist']);
    expect((await staff.ask(second, 'review-prescription', review)).code).toBe(45002);
    const decided = await staff.ask(pharmacist, 'list-reviews', { tab: 'decided' });
    expect(decided.data.done.items[0]).toMatchObject({ prescriptionId: signed, state: 'approved' });
  });
});
