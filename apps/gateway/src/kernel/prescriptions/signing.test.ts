import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { desk } from '../../testing/consult-fixture';
import { found, finding } from '../../testing/prescribing-fakes';
import {
  addConsult,
  addDrug,
  addPrescription,
  lineOf,
  readPrescription,
  requestRenewal,
} from '../../testing/prescribing-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import {
  prescriptionFindings,
  prescriptions,
  prescriptionSignatures,
  renewalRequests,
} from './tables';

vi.mock('./checks/checks', async () => (await import('../../testing/prescribing-fakes')).checks);

let gateway: TestGateway;
let consult: Awaited<ReturnType<typeof addConsult>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  consult = await addConsult(gateway);
});
afterAll(() => gateway.dispose());
afterEach(() => {
  found.findings = [];
});

const read = (id: string) => readPrescription(gateway, id);
const codes = {
  forbidden: -7,
  conversationClosed: 42801,
  prescriptionNotYet: 42806,
  prescriptionNotValid: 45002,
  prescriptionChanged: 45004,
  prescriptionUnsafe: 45005,
  prescribingRuleBroken: 45006,
};

describe('what a doctor signs', () => {
  it('is what was shown, signed and handed to the pharmacists', async () => {
    const { data } = await consult.sign();
    const row = await read(data.prescriptionId);
    expect(data.number).toMatch(/^\d{8}$/);
    expect(row).toMatchObject({
      ...consult.of,
      state: 'inReview',
      version: 1,
      diagnosis: '高血压',
      note: '按时服药',
      orderKey: consult.orderKey,
      lines: [{ lineId: '1', drugId: consult.drugId, days: 28 }],
    });
    const signatures = await gateway.services.db
      .select()
      .from(prescriptionSignatures)
      .where(eq(prescriptionSignatures.prescriptionId, row.prescriptionId));
    expect(signatures).toMatchObject([
      { role: 'doctor', signerId: consult.doctorId, contentHash: row.contentHash },
    ]);
    expect((await consult.messages()).at(-1)).toMatchObject({
      side: 'doctor',
      content: { type: 'card', card: 'prescription', thingId: row.prescriptionId },
    });
  });

  it('is signed once, however often it is sent', async () => {
    const { contentHash } = await consult.check({ note: '一次' });
    const body = { ...consult.written, note: '一次', contentHash };
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk(gateway, 'sign-prescription', body)),
    );
    const ids = new Set(answers.map(({ data }) => data.prescriptionId));
    expect(ids.size).toBe(1);
  });

  it('is refused where it is not what was shown', async () => {
    const { contentHash } = await consult.check();
    const changed = { ...consult.written, diagnosis: '糖尿病', contentHash };
    expect((await desk(gateway, 'sign-prescription', changed)).code).toBe(
      codes.prescriptionChanged,
    );
  });

  it.each([
    ['forbidden', false, codes.prescriptionUnsafe],
    ['forbidden', true, codes.prescriptionUnsafe],
    ['warning', false, codes.prescriptionUnsafe],
    ['warning', true, 0],
    ['info', false, 0],
    ['notChecked', false, 0],
  ] as const)('with a finding of %s, with a reason %s: %i', async (severity, hasReason, code) => {
    const { drugId } = consult;
    found.findings = [finding(drugId, { severity })];
    const override = { check: 'interaction', drugIds: [drugId], reason: '已告知监测血压' };
    const answer = await consult.sign({
      note: `${severity} ${hasReason}`,
      overrides: hasReason ? [override] : [],
    });
    expect(answer.code).toBe(code);
    if (code !== 0) {
      expect(answer.data.findings).toMatchObject([{ severity, text: expect.any(String) }]);
      return;
    }
    const [stage] = await gateway.services.db
      .select()
      .from(prescriptionFindings)
      .where(eq(prescriptionFindings.prescriptionId, answer.data.prescriptionId));
    expect(stage).toMatchObject({
      stage: 'signing',
      findings: [{ severity, overrideReason: hasReason ? '已告知监测血压' : null }],
    });
  });

  it('takes no reason that is of another check or medicine', async () => {
    found.findings = [finding(consult.drugId)];
    const reason = '已告知';
    const overrides = [
      { check: 'double', drugIds: [consult.drugId], reason },
      { check: 'interaction', drugIds: ['another'], reason },
    ];
    expect((await consult.sign({ note: '别的理由', overrides })).code).toBe(
      codes.prescriptionUnsafe,
    );
  });

  it('breaks no rule of prescribing', async () => {
    const special = lineOf(await addDrug(gateway, { special: 'narcotic' }));
    const { lineId: _, ...dose } = special;
    const { code, message, data } = await consult.sign({ note: '违规', items: [dose] });
    expect(code).toBe(codes.prescribingRuleBroken);
    expect(message).toContain('特殊管理药品');
    expect(data).toEqual({ rule: message });
  });

  it('is in a consult that is open and answered, or that is to renew', async () => {
    const quiet = await addConsult(gateway, { isAnswered: false });
    expect((await quiet.sign()).code).toBe(codes.prescriptionNotYet);
    await requestRenewal(gateway, quiet);
    const opened = await quiet.run('open-prescribing', { orderKey: quiet.orderKey });
    expect(opened.data).toMatchObject({
      whyNot: null,
      renewal: { former: { state: 'dispensed' } },
    });
    const { data } = await quiet.sign();
    expect(await read(data.prescriptionId)).toMatchObject({
      renewedFrom: opened.data.renewal.former.prescriptionId,
    });
    const [request] = await gateway.services.db
      .select()
      .from(renewalRequests)
      .where(eq(renewalRequests.orderNo, quiet.orderKey));
    expect(request?.state).toBe('prescribed');
    // It was the doctor's first answer.
    expect((await quiet.asker.detail(quiet.orderKey)).answeredAt).not.toBeNull();
    await quiet.run('end-consult', { orderKey: quiet.orderKey });
    expect((await quiet.sign({ note: '结束后' })).code).toBe(codes.conversationClosed);
    expect((await quiet.run('open-prescribing', { orderKey: quiet.orderKey })).data.whyNot).toBe(
      '本次咨询已结束或暂停，不能开方',
    );
  });

  it('is not signed ten times over in one consult', async () => {
    const { of, orderKey, drugId, sign } = await addConsult(gateway);
    for (let at = 0; at < 10; at += 1)
      await addPrescription(gateway, {
        ...of,
        orderKey,
        state: 'cancelled',
        lines: [lineOf(drugId)],
      });
    expect((await sign()).code).not.toBe(0);
    const { db } = gateway.services;
    expect(await db.$count(prescriptions, eq(prescriptions.orderKey, orderKey))).toBe(10);
  });
});

describe('a request to renew', () => {
  it('is refused with a reason that the patient reads, once', async () => {
    const asked = await addConsult(gateway, { isAnswered: false });
    await requestRenewal(gateway, asked);
    const { orderKey } = asked;
    expect((await asked.run('refuse-renewal', { orderKey, reason: '请先复查' })).code).toBe(0);
    expect((await asked.run('refuse-renewal', { orderKey, reason: '另一原因' })).code).toBe(0);
    const texts = (await asked.messages()).map(
      ({ content }: { content: { text?: string } }) => content.text ?? '',
    );
    expect(texts.filter((text: string) => text.includes('请先复查'))).toHaveLength(1);
    expect(texts.join('')).not.toContain('另一原因');
  });

  it('is none of another consult', async () => {
    const { orderKey } = consult;
    expect((await consult.run('refuse-renewal', { orderKey, reason: '无' })).code).toBe(
      codes.forbidden,
    );
  });
});

describe('a prescription that its doctor cancels', () => {
  it('ends, and comes to the same when it is repeated', async () => {
    const { data } = await consult.sign({ note: '作废' });
    const { prescriptionId } = data;
    const cancel = () => consult.run('cancel-prescription', { prescriptionId, reason: '开错剂量' });
    expect((await cancel()).data).toEqual({ prescriptionId, isCancelled: true });
    expect((await cancel()).data).toEqual({ prescriptionId, isCancelled: true });
    expect(await read(prescriptionId)).toMatchObject({
      state: 'cancelled',
      endReason: '开错剂量',
    });
  });

  it('is requested back from the pharmacy that has it', async () => {
    const row = await addPrescription(gateway, {
      ...consult.of,
      state: 'claimed',
      claimedBy: 'order-9',
      claimedAt: gateway.services.clock.now(),
      lines: [lineOf(consult.drugId)],
    });
    const { prescriptionId } = row;
    const { data } = await consult.run('cancel-prescription', { prescriptionId, reason: '换药' });
    expect(data).toEqual({ prescriptionId, isCancelled: false });
    expect(await read(prescriptionId)).toMatchObject({
      state: 'claimed',
      recallAskedAt: expect.any(Date),
    });
  });

  it('is not one that has ended otherwise', async () => {
    const lines = [lineOf(consult.drugId)];
    const row = await addPrescription(gateway, { ...consult.of, state: 'dispensed', lines });
    const { prescriptionId } = row;
    expect(
      (await consult.run('cancel-prescription', { prescriptionId, reason: '换药' })).code,
    ).toBe(codes.prescriptionNotValid);
  });
});
