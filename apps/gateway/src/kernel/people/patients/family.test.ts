import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFamily } from '../../../testing/family-fixture';
import { newAdult, newIdCard } from '../../../testing/people';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { keyedHash } from '../../../platform/identifiers';
import { renewIdentities } from './identities';
import { patients } from './tables';

let gateway: TestGateway;
let family: ReturnType<typeof openFamily>;
beforeAll(async () => {
  gateway = await openTestGateway();
  family = openFamily(gateway);
});
afterAll(() => gateway.dispose());

describe('relations', () => {
  it('leave room for oneself once, when adding and when changing', async () => {
    const { token } = await family.newAccount();
    const self = (await family.add(token, { relation: 'self' })).data.patientId;
    expect(await family.add(token, { relation: 'self' })).toMatchObject({
      status: 200,
      code: 41105,
    });
    const other = (await family.add(token, { relation: 'parent' })).data.patientId;
    const change = { name: '沈知夏', relation: 'self', cardType: 'idCard' };
    expect(
      (await family.call(token, '/patient/update', { ...change, patientId: other })).code,
    ).toBe(41105);
    expect((await family.call(token, '/patient/update', { ...change, patientId: self })).code).toBe(
      0,
    );
    expect((await family.call(token, '/user/profile/baseinfoforpatient')).data).toMatchObject({
      relations: ['spouse', 'child', 'parent', 'other'],
      limit: 10,
      remaining: 8,
    });
  });

  it('are held in a race', async () => {
    const { token } = await family.newAccount();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => family.add(token, { relation: 'self' })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 41105)).toHaveLength(4);
  });
});

describe('what a form begins with', () => {
  it('is the account’s masked number and what its profile says, of nobody else', async () => {
    const { token, mobile } = await family.newAccount();
    await family.call(token, '/user/profile/updateinfo', {
      gender: 'male',
      birthDate: '1990-05-06',
    });
    const { data } = await family.call(token, '/user/profile/baseinfoforpatient');
    expect(data).toEqual({
      mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      gender: 'male',
      birthDate: '1990-05-06',
      relations: ['self', 'spouse', 'child', 'parent', 'other'],
      limit: 10,
      remaining: 10,
    });
  });
});

describe('a duplicate', () => {
  const path = '/moduleusercenter/patientnew/duplicatechecking';

  it('is found in the own family by either number of a card, and is never oneself', async () => {
    const { token } = await family.newAccount();
    const cardNo = '330102850307904';
    const { patientId } = (await family.add(token, { cardNo, relation: 'parent' })).data;
    const { convertIdCard15To18 } = await import('@xinglin/rules');
    for (const number of [cardNo, ` ${convertIdCard15To18(cardNo)?.toLowerCase()} `]) {
      const { data } = await family.call(token, path, { cardType: 'idCard', cardNo: number });
      expect(data).toEqual({ duplicate: { patientId, name: '沈知秋', relation: 'parent' } });
    }
    const own = { cardType: 'idCard', cardNo, patientId };
    expect((await family.call(token, path, own)).data).toEqual({ duplicate: null });
    await family.call(token, '/patient/delete', { patientId });
    expect((await family.call(token, path, { cardType: 'idCard', cardNo })).data).toEqual({
      duplicate: null,
    });
  });

  it('is found by a booklet and by the card that came after it', async () => {
    const { token } = await family.newAccount();
    const person = { gender: 'female', birthDate: '1985-03-07', cardType: 'taiwanPass' };
    await family.add(token, { ...person, cardNo: '1234567801(B)' });
    expect((await family.add(token, { ...person, cardNo: '12345678' })).code).toBe(41102);
    const { data } = await family.call(token, path, {
      cardType: 'taiwanPass',
      cardNo: '1234567802',
    });
    expect(data.duplicate).toMatchObject({ name: '沈知秋' });
  });

  it('is found where the booklet was kept before all issues were one person', async () => {
    const { token } = await family.newAccount();
    const person = { gender: 'female', birthDate: '1985-03-07', cardType: 'taiwanPass' };
    const { patientId } = (await family.add(token, { ...person, cardNo: '8765432101(B)' })).data;
    const { db, config } = gateway.services;
    await db
      .update(patients)
      .set({ identityHash: keyedHash(config.documentHashKey, 'taiwanPass:8765432101B') })
      .where(eq(patients.patientId, patientId));
    const asked = { cardType: 'taiwanPass', cardNo: '87654321' };
    expect((await family.call(token, path, asked)).data).toEqual({ duplicate: null });
    // The same person twice in another family, by two issues: one row is renewed, the other stays.
    const other = await family.newAccount();
    const card = (await family.add(other.token, { ...person, cardNo: '87654321' })).data.patientId;
    const booklet = (await family.add(other.token, { ...person, cardNo: '1234567801' })).data
      .patientId;
    await db
      .update(patients)
      .set({ cardNo: '8765432102', identityHash: 'of another issue' })
      .where(eq(patients.patientId, booklet));

    await db.transaction((tx) => renewIdentities(tx, config.documentHashKey));
    expect((await family.call(token, path, asked)).data.duplicate).toMatchObject({ patientId });
    expect((await family.call(other.token, path, asked)).data.duplicate).toMatchObject({
      patientId: card,
    });
    expect(await family.listOf(other.token)).toHaveLength(2);
  });

  it('in somebody else’s family is answered as if there were none, and can be added', async () => {
    const owner = await family.newAccount();
    const cardNo = newIdCard();
    await family.add(owner.token, { cardNo });
    const stranger = await family.newAccount();
    const [theirs, nobodys] = await Promise.all(
      [cardNo, newIdCard()].map((number) =>
        family.call(stranger.token, path, { cardType: 'idCard', cardNo: number }),
      ),
    );
    expect({ ...theirs, headers: null }).toEqual({ ...nobodys, headers: null });
    expect((await family.add(stranger.token, { cardNo })).code).toBe(0);
  });
});

describe('children without a document', () => {
  const daysAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const twin = (fields: Record<string, unknown> = {}) => ({
    name: '沈知秋之女',
    relation: 'child',
    cardType: 'none',
    cardNo: undefined,
    gender: 'female',
    birthDate: daysAgo(100),
    guardianName: '沈知秋',
    guardianCardNo: '330102850307920',
    ...fields,
  });

  it('of one name and birth are asked about, and a second one is added', async () => {
    const { token } = await family.newAccount();
    const { patientId } = (await family.add(token, twin())).data;
    const { convertIdCard15To18 } = await import('@xinglin/rules');
    const guardianCardNo = convertIdCard15To18('330102850307920');
    for (const again of [twin(), twin({ guardianCardNo })])
      expect(await family.add(token, again)).toMatchObject({ code: 41109, data: { patientId } });
    const second = (await family.add(token, twin({ isAnother: true }))).data.patientId;
    expect((await family.add(token, twin({ gender: 'male' }))).code).toBe(0);
    expect(await family.listOf(token)).toHaveLength(3);
    // Each stays who they are when something else of them changes.
    for (const one of [patientId, second])
      expect(
        (await family.call(token, '/patient/update', { ...twin(), patientId: one })).code,
      ).toBe(0);
    await family.call(token, '/patient/delete', { patientId });
    expect((await family.add(token, twin())).data).toEqual({ patientId: second });
  });

  it('are asked about when one is given the name of another', async () => {
    const { token } = await family.newAccount();
    await family.add(token, twin({ name: '沈大宝' }));
    const second = (await family.add(token, twin({ name: '沈小宝' }))).data.patientId;
    const renamed = { ...twin({ name: '沈大宝' }), patientId: second };
    expect((await family.call(token, '/patient/update', renamed)).code).toBe(41109);
    expect(
      (await family.call(token, '/patient/update', { ...renamed, isAnother: true })).code,
    ).toBe(0);
  });

  it.each([
    ['another guardian', { guardianName: '王磊', guardianCardNo: '330102850307904' }],
    ['a letter that looks the same', { name: '沈知秋之\u2F25' }],
    ['a document by now', { cardType: 'birthCertificate', cardNo: 'Q370000001' }],
    ['a passport by now', { cardType: 'passport', cardNo: 'E12345678' }],
    ['spaces in the name', { name: ' 沈知秋 之女 ' }],
  ])('are asked about when one comes again with %s', async (_, fields) => {
    const { token } = await family.newAccount();
    const { patientId } = (await family.add(token, twin())).data;
    expect(await family.add(token, twin(fields))).toMatchObject({
      code: 41109,
      data: { patientId },
    });
    expect((await family.add(token, twin({ ...fields, isAnother: true }))).code).toBe(0);
    // In the other order, too.
    const other = await family.newAccount();
    const first = (await family.add(other.token, twin(fields))).data;
    expect(await family.add(other.token, twin())).toMatchObject({ code: 41109, data: first });
  });

  it.each([
    ['another name', { name: '沈小满' }],
    ['another day of birth', { birthDate: daysAgo(101) }],
    ['another sex', { gender: 'male' }],
  ])('are not asked about with %s', async (_, fields) => {
    const { token } = await family.newAccount();
    await family.add(token, twin());
    expect((await family.add(token, twin(fields))).code).toBe(0);
  });

  it('are not asked about in two families, nor when a twin without a name gets a document', async () => {
    const { token } = await family.newAccount();
    const { patientId } = (await family.add(token, twin())).data;
    expect((await family.add(token, twin({ isAnother: true }))).code).toBe(0);
    const other = await family.newAccount();
    expect((await family.add(other.token, twin())).code).toBe(0);
    const certificate = { patientId, cardType: 'birthCertificate', cardNo: 'Q370000002' };
    expect((await family.call(token, '/patient/update', { ...twin(), ...certificate })).code).toBe(
      0,
    );
    const named = { ...twin({ name: '沈清' }), ...certificate };
    expect((await family.call(token, '/patient/update', named)).code).toBe(0);
    expect(await family.listOf(token)).toHaveLength(2);
  });

  it('are not born tomorrow, whoever says so', async () => {
    const { token } = await family.newAccount();
    const birthDate = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await family.add(token, twin({ birthDate }))).status).toBe(422);
    expect((await family.call(token, '/user/profile/updateinfo', { birthDate })).status).toBe(422);
  });
});

describe('whether somebody can be booked for', () => {
  const gaps = async (token: string, patientId: string) =>
    (await family.call(token, '/patient/checkpatientinfo', { patientId })).data;

  it('is told with what is missing, by the rules of the day', async () => {
    const { token } = await family.newAccount();
    const child = newAdult({
      relation: 'child',
      cardType: 'none',
      cardNo: undefined,
      gender: 'female',
      birthDate: new Date(Date.now() - 5 * 366 * 86_400_000).toISOString().slice(0, 10),
      guardianName: '沈知秋',
      guardianCardNo: newIdCard(),
      guardianRelation: 'mother',
    });
    const { patientId } = (await family.call(token, '/patient/add', child)).data;
    expect(await gaps(token, patientId)).toEqual({ ready: true, gaps: [] });
    expect(await family.listOf(token)).toMatchObject([{ guardianRelation: 'mother' }]);
    // As if it had been added a year and a half ago.
    await gateway.services.db
      .update(patients)
      .set({ birthDate: '2019-01-01' })
      .where(eq(patients.patientId, patientId));
    expect(await gaps(token, patientId)).toEqual({ ready: false, gaps: ['documentOutgrown'] });
    const withdrawn = { patientId, purpose: 'minorData', given: false };
    expect((await family.call(token, '/user/privacy/consent/change.json', withdrawn)).code).toBe(0);
    expect((await gaps(token, patientId)).gaps).toEqual(['consentWithdrawn', 'documentOutgrown']);
  });
});

it('a thief with somebody’s patientId gets nowhere, and learns nothing', async () => {
  const { token, mobile } = await family.newAccount();
  const { patientId } = (await family.add(token)).data;
  const stranger = await family.newAccount();
  await family.add(stranger.token);
  for (const [path, fields] of [
    ['/patient/checkpatientinfo', {}],
    ['/patientrealnameauth/detail', {}],
    ['/patientrealnameauth/verify', { consent: true }],
    ['/user/profile/modifypatientbindmobile', { mobile: stranger.mobile }],
    ['/user/profile/modifypatientbindmobile', {}],
  ] as const) {
    const [theirs, nobodys] = await Promise.all(
      [patientId, 'no-such-patient'].map((id) =>
        family.call(stranger.token, path, { ...fields, patientId: id }),
      ),
    );
    expect(theirs, path).toMatchObject({ status: 403, code: -7 });
    expect({ ...theirs, headers: null }).toEqual({ ...nobodys, headers: null });
  }
  expect(await family.listOf(token)).toMatchObject([{ patientId, mobile: '139****5678' }]);
  expect(mobile).not.toBe('13912345678');
});
