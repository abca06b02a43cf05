import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAdult, newIdCard } from '../../../testing/people';
import { defineDomain } from '../../../platform/domain';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { patientUses } from './patient-use';
import { consents, patients } from './tables';

let gateway: TestGateway;
/** Patients whom something of the test's own needs. */
const inUse = new Set<string>();
const testDomain = defineDomain({
  name: 'test',
  brings: [patientUses.of(async (_, patientId) => inUse.has(patientId))],
});
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testDomain] });
});
afterAll(() => gateway.dispose());

const newAccount = () => gateway.signIn(gateway.newMobile());
const add = (token: string, fields: Record<string, unknown> = {}) =>
  gateway.call('/patient/add', newAdult(fields), { token });
const list = async (token: string) =>
  (await gateway.call('/patient/list', {}, { token })).data.items;

/** A child of three without any document, under a guardian. */
const newborn = (fields: Record<string, unknown> = {}) => ({
  name: '沈小满',
  relation: 'child',
  cardType: 'none',
  cardNo: undefined,
  gender: 'female',
  birthDate: new Date(Date.now() - 3 * 366 * 86_400_000).toISOString().slice(0, 10),
  guardianName: '沈知秋',
  guardianCardNo: newIdCard(),
  ...fields,
});

describe('patients', () => {
  it('are listed with their numbers masked, the default first', async () => {
    const token = await newAccount();
    const card = newIdCard();
    const first = await add(token, { cardNo: card });
    const second = await add(token, { name: '沈母', relation: 'parent', isDefault: true });
    const items = await list(token);
    expect(items.map((item: { patientId: string }) => item.patientId)).toEqual([
      second.data.patientId,
      first.data.patientId,
    ]);
    expect(items[1]).toMatchObject({ gender: 'female', birthDate: '1985-03-07', isDefault: false });
    expect(JSON.stringify(items)).not.toContain(card);
    expect(JSON.stringify(items)).not.toContain('13912345678');
    expect((await gateway.call('/patient/getlimitinfo', {}, { token })).data).toEqual({
      limit: 10,
      used: 2,
      remaining: 8,
    });
  });

  it('are checked by the rules of the field, and the fields are named', async () => {
    const token = await newAccount();
    const answer = await add(token, { cardNo: '330102198503070021', name: 'x' });
    expect(answer).toMatchObject({ status: 422, code: 42200 });
    const paths = answer.data.fields.map((field: { path: string }) => field.path);
    expect(paths).toEqual(expect.arrayContaining(['name', 'cardNo']));
    for (const field of answer.data.fields)
      expect(field).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('need consent, which goes into the ledger with its version', async () => {
    const token = await newAccount();
    expect((await add(token, { consent: undefined })).code).toBe(41104);
    expect(await list(token)).toEqual([]);
    const { data } = await add(token, newborn());
    const rows = await gateway.services.db
      .select()
      .from(consents)
      .where(eq(consents.patientId, data.patientId));
    expect(rows.map((row) => row.purpose).toSorted()).toEqual(['minorData', 'sensitiveData']);
    expect(rows.every((row) => row.withdrawnAt === null && row.version !== '')).toBe(true);
  });

  it('may be a small child without a document under a guardian, and nobody without', async () => {
    const token = await newAccount();
    expect(
      (await add(token, newborn({ guardianName: undefined, guardianCardNo: undefined }))).status,
    ).toBe(422);
    expect((await add(token, newborn())).code).toBe(0);
    const [child] = await list(token);
    expect(child).toMatchObject({ cardType: 'none', cardNo: null, guardianName: '沈知秋' });
  });

  it('are at most ten, in parallel too, each once', async () => {
    const token = await newAccount();
    const answers = await Promise.all(Array.from({ length: 14 }, () => add(token)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(10);
    expect(answers.filter((answer) => answer.code === 41101)).toHaveLength(4);
    const items = await list(token);
    expect(items).toHaveLength(10);
    expect(items.filter((item: { isDefault: boolean }) => item.isDefault)).toHaveLength(1);

    const other = await newAccount();
    const card = newIdCard();
    const same = await Promise.all(Array.from({ length: 6 }, () => add(other, { cardNo: card })));
    expect(same.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(same.filter((answer) => answer.code === 41102)).toHaveLength(5);
  });

  it('are one person by the old and the new number of a card', async () => {
    const token = await newAccount();
    expect((await add(token, { cardNo: '330102850307902' })).code).toBe(0);
    const { convertIdCard15To18 } = await import('@xinglin/rules');
    expect((await add(token, { cardNo: convertIdCard15To18('330102850307902') })).code).toBe(41102);
  });

  it('are changed without repeating the numbers that are only shown masked', async () => {
    const token = await newAccount();
    const card = newIdCard();
    const { patientId } = (await add(token, { cardNo: card })).data;
    const change = { patientId, name: '沈知夏', relation: 'self', cardType: 'idCard' };
    expect((await gateway.call('/patient/update', change, { token })).code).toBe(0);
    const [row] = await gateway.services.db
      .select()
      .from(patients)
      .where(eq(patients.patientId, patientId));
    expect(row).toMatchObject({
      name: '沈知夏',
      cardNo: card,
      mobile: '13912345678',
      isDefault: true,
    });
    const moved = { ...change, cardType: 'passport' };
    expect((await gateway.call('/patient/update', moved, { token })).status).toBe(422);
  });

  it('leave with what was agreed for them; the oldest of the rest becomes the default', async () => {
    const token = await newAccount();
    const first = (await add(token)).data.patientId;
    const second = (await add(token)).data.patientId;
    expect((await gateway.call('/patient/delete', { patientId: first }, { token })).code).toBe(0);
    expect(await list(token)).toMatchObject([{ patientId: second, isDefault: true }]);
    const rows = await gateway.services.db
      .select()
      .from(consents)
      .where(eq(consents.patientId, first));
    expect(rows.every((row) => row.withdrawnAt !== null)).toBe(true);
    expect(
      (await gateway.call('/patient/getpatientbyid', { patientId: first }, { token })).status,
    ).toBe(403);
  });

  it('stay while something open needs them', async () => {
    const token = await newAccount();
    const { patientId } = (await add(token)).data;
    inUse.add(patientId);
    expect((await gateway.call('/patient/delete', { patientId }, { token })).code).toBe(41103);
    inUse.clear();
    expect((await gateway.call('/patient/delete', { patientId }, { token })).code).toBe(0);
  });

  it('are told apart by nobody else: not yours and does not exist are one answer', async () => {
    const { patientId } = (await add(await newAccount())).data;
    const stranger = await newAccount();
    await add(stranger);
    const change = { name: '王五', relation: 'self', cardType: 'idCard' };
    for (const [path, fields] of [
      ['/patient/getpatientbyid', {}],
      ['/patient/update', change],
      ['/patient/delete', {}],
    ] as const) {
      const [theirs, nobodys] = await Promise.all(
        [patientId, 'no-such-patient'].map((id) =>
          gateway.call(path, { ...fields, patientId: id }, { token: stranger }),
        ),
      );
      expect(theirs).toMatchObject({ status: 403, code: -7 });
      expect({ ...theirs, headers: null }).toEqual({ ...nobodys, headers: null });
    }
    const [row] = await gateway.services.db
      .select()
      .from(patients)
      .where(eq(patients.patientId, patientId));
    expect(row).toMatchObject({ name: '沈知秋', deletedAt: null });
  });
});
