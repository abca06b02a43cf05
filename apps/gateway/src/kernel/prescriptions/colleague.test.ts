import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addStaffMember, addStaffSession } from '../../testing/notice-fixture';
import { found, finding } from '../../testing/prescribing-fakes';
import { addConsult, requestRenewal } from '../../testing/prescribing-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { prescriptions, renewalRequests, type PrescriptionRow } from './tables';

vi.mock('./checks/checks', async () => (await import('../../testing/prescribing-fakes')).checks);

const pauseMs = 20_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());
afterEach(() => {
  found.findings = [];
});

type Consult = Awaited<ReturnType<typeof addConsult>>;

const prescribed = async ({ orderKey }: Consult): Promise<PrescriptionRow[]> =>
  gateway.services.db.select().from(prescriptions).where(eq(prescriptions.orderKey, orderKey));
const requestOf = async ({ orderKey }: Consult) => {
  const [row] = await gateway.services.db
    .select()
    .from(renewalRequests)
    .where(eq(renewalRequests.orderNo, orderKey));
  return row;
};
const wordsOf = async (consult: Consult): Promise<string> =>
  (await consult.messages())
    .map(({ content }: { content: { text?: string; lines?: string[] } }) =>
      [content.text ?? '', ...(content.lines ?? [])].join(' '),
    )
    .join('\n');

async function asked() {
  const consult = await addConsult(gateway, { isAnswered: false });
  return { consult, former: await requestRenewal(gateway, consult) };
}

describe('the colleague of the sandbox', () => {
  it('repeats exactly the earlier sheet, says so, and a pharmacist approves it', async () => {
    const { consult, former } = await asked();
    await gateway.services.deadlines.sweep('prescriptions.colleague');
    expect(await prescribed(consult)).toEqual([]);
    await gateway.advance(pauseMs);
    const [row, ...others] = await prescribed(consult);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      state: 'inReview',
      lines: former.lines,
      diagnosis: former.diagnosis,
      note: former.note,
      longReason: former.longReason,
      renewedFrom: former.prescriptionId,
      doctorId: consult.doctorId,
    });
    const words = await wordsOf(consult);
    expect(words).toContain('演示环境');
    expect(words).toContain('每次半片');
    expect((await requestOf(consult))?.state).toBe('prescribed');
    await gateway.advance(pauseMs);
    const [reviewed] = await prescribed(consult);
    expect(reviewed?.state).toBe('approved');
    // It says so once, and signs once.
    await gateway.advance(5 * pauseMs);
    expect(await prescribed(consult)).toHaveLength(1);
    expect((await wordsOf(consult)).split('演示环境')).toHaveLength(2);
  });

  it('leaves to a doctor and a pharmacist in the staff app what is theirs', async () => {
    const { consult } = await asked();
    const doctor = await addStaffMember(gateway, { roles: ['doctor'], doctorId: consult.doctorId });
    await addStaffSession(gateway, doctor);
    const pharmacist = await addStaffMember(gateway, { roles: ['pharmacist'] });
    await addStaffSession(gateway, pharmacist);
    await gateway.advance(2 * pauseMs);
    expect(await prescribed(consult)).toEqual([]);
    const { data } = await consult.sign();
    await gateway.advance(2 * pauseMs);
    expect(
      (await prescribed(consult)).map(({ prescriptionId, state }) => [prescriptionId, state]),
    ).toEqual([[data.prescriptionId, 'inReview']]);
    // Ten minutes without a sign of the pharmacist.
    await gateway.advance(10 * 60_000);
    expect((await prescribed(consult)).map(({ state }) => state)).toEqual(['approved']);
  });

  it.each([
    ['a forbidden finding', 'interaction', 'forbidden'],
    ['an allergy', 'allergy', 'warning'],
  ] as const)('renews nothing against %s', async (_, check, severity) => {
    const { consult, former } = await asked();
    const [line] = former.lines;
    found.findings = [finding(line?.drugId ?? '', { check, severity })];
    await gateway.advance(pauseMs);
    expect(await prescribed(consult)).toEqual([]);
    expect(await requestOf(consult)).toMatchObject({
      state: 'refused',
      refusal: '与其他降压药合用需监测血压',
    });
    expect(await wordsOf(consult)).toContain('这次不为您续方：与其他降压药合用需监测血压');
  });

  it('prescribes nothing in a consult that is to renew nothing', async () => {
    const consult = await addConsult(gateway);
    await consult.asker.call('/moduleim/sendcardmsg/applyprescribe', {
      orderKey: consult.orderKey,
    });
    await gateway.advance(3 * pauseMs);
    expect(await prescribed(consult)).toEqual([]);
    expect(await wordsOf(consult)).not.toContain('续方');
  });
});
