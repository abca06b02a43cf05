import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NamedNumber, RealNameMatch } from '../residents/provider';
import { newAdult, newIdCard } from '../../../testing/people';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { patientRealNameChecks } from './tables';

/** What the register says next, and what it was asked. */
let say: (person: NamedNumber) => Promise<RealNameMatch>;
let asked: NamedNumber[] = [];

let gateway: TestGateway;
beforeAll(async () => {
  const realName = {
    match: (person: NamedNumber) => {
      asked.push(person);
      return say(person);
    },
  };
  gateway = await openTestGateway({ realName });
});
afterAll(() => gateway.dispose());
beforeEach(() => {
  asked = [];
  say = async () => 'matched';
});

const newAccount = () => gateway.signIn(gateway.newMobile());
const call = (token: string, path: string, body: object = {}) =>
  gateway.call(path, body, { token });
const add = async (token: string, fields: Record<string, unknown> = {}): Promise<string> =>
  (await call(token, '/patient/add', newAdult(fields))).data.patientId;
const verify = (token: string, patientId: string) =>
  call(token, '/patientrealnameauth/verify', { patientId, consent: true });
const detail = async (token: string, patientId: string) =>
  (await call(token, '/patientrealnameauth/detail', { patientId })).data;

describe('the real name of a family member', () => {
  it('is verified by name and number, with consent, and stays so without asking again', async () => {
    const token = await newAccount();
    const cardNo = newIdCard();
    const patientId = await add(token, { cardNo });
    expect(await detail(token, patientId)).toMatchObject({
      realName: 'unverified',
      verifiedAt: null,
      triesLeft: 10,
    });
    expect((await call(token, '/patientrealnameauth/verify', { patientId })).code).toBe(41104);
    expect((await verify(token, patientId)).data).toEqual({ realName: 'verified', triesLeft: 9 });
    expect(asked).toEqual([{ name: '沈知秋', idNumber: cardNo }]);
    expect((await verify(token, patientId)).data).toEqual({ realName: 'verified', triesLeft: 9 });
    expect(asked).toHaveLength(1);
    const shown = await detail(token, patientId);
    expect(shown.verifiedAt).not.toBeNull();
    expect(JSON.stringify(shown)).not.toContain(cardNo);
    expect((await call(token, '/patient/list')).data.items).toMatchObject([
      { realName: 'verified' },
    ]);
  });

  it('is asked for by the number of today where the card is an old one', async () => {
    const token = await newAccount();
    await verify(token, await add(token, { cardNo: '330102850307906' }));
    expect(asked[0]?.idNumber).toMatch(/^33010219850307906[\dX]$/);
  });

  it('that does not fit is told, and may be tried again when it was mended', async () => {
    const token = await newAccount();
    const patientId = await add(token);
    say = async () => 'mismatched';
    expect((await verify(token, patientId)).data).toEqual({ realName: 'mismatched', triesLeft: 9 });
    expect((await detail(token, patientId)).realName).toBe('mismatched');
    const change = { patientId, relation: 'other', cardType: 'idCard' };
    await call(token, '/patient/update', { ...change, name: '沈知春' });
    expect((await detail(token, patientId)).realName).toBe('unverified');
    say = async () => 'matched';
    expect((await verify(token, patientId)).data).toEqual({ realName: 'verified', triesLeft: 8 });
    // The same person under another relation is still the same; under another name not.
    await call(token, '/patient/update', { ...change, name: '沈知春', relation: 'parent' });
    expect((await detail(token, patientId)).realName).toBe('verified');
    await call(token, '/patient/update', { ...change, name: '沈知冬' });
    expect(await detail(token, patientId)).toMatchObject({
      realName: 'unverified',
      verifiedAt: null,
    });
  });

  it('costs no attempt while the register is out of order', async () => {
    const token = await newAccount();
    const patientId = await add(token);
    say = async () => 'unavailable';
    expect(await verify(token, patientId)).toMatchObject({ status: 200, code: 41108 });
    expect(await detail(token, patientId)).toMatchObject({
      realName: 'unverified',
      triesLeft: 10,
    });
  });

  it('is asked ten times a day at most over the whole family, at once too, and again the next day', async () => {
    const token = await newAccount();
    const family = await Promise.all([add(token), add(token), add(token)]);
    say = async () => 'mismatched';
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) => verify(token, family[index % 3] ?? '')),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 41107)).toHaveLength(4);
    expect(asked).toHaveLength(10);
    const ownerRows = await gateway.services.db
      .select()
      .from(patientRealNameChecks)
      .where(eq(patientRealNameChecks.patientId, family[0]));
    expect(ownerRows.every(({ result }) => result === 'mismatched')).toBe(true);
    await gateway.advance(24 * 60 * 60 * 1000);
    expect((await detail(token, family[0])).triesLeft).toBe(10);
    expect((await verify(token, family[0])).code).toBe(0);
  });

  it('is not given to who was changed while the register thought', async () => {
    const token = await newAccount();
    const patientId = await add(token);
    const change = { patientId, name: '沈知夏', relation: 'other', cardType: 'idCard' };
    say = async () => {
      await call(token, '/patient/update', change);
      return 'matched';
    };
    await verify(token, patientId);
    expect((await detail(token, patientId)).realName).toBe('unverified');
  });

  it('cannot be verified without a mainland ID card', async () => {
    const token = await newAccount();
    const passport = { cardType: 'passport', cardNo: 'E12345678' };
    const patientId = await add(token, { ...passport, gender: 'male', birthDate: '1990-01-01' });
    expect((await detail(token, patientId)).realName).toBe('notApplicable');
    expect(await verify(token, patientId)).toMatchObject({ status: 200, code: 41106 });
    expect(asked).toEqual([]);
  });
});
