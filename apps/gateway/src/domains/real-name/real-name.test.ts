import { convertIdCard15To18 } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newIdCard } from '../../testing/people';
import type { TestGateway } from '../../testing/test-gateway';
import { newPersonOn, openGatewayWith, paths, TestRegister } from '../../testing/real-name-fixture';
import { keyedHash } from '../../platform/identifiers';
import { renewIdentities } from './identities';
import { realNames, realNameTries } from './tables';

const day = 24 * 60 * 60_000;
const register = new TestRegister();

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGatewayWith(register);
});
afterAll(() => gateway.dispose());
beforeEach(() => {
  register.says = 'matched';
  register.asked.length = 0;
});

const call = (path: string, body: unknown, token: string) => gateway.call(path, body, { token });
const newPerson = () => newPersonOn(gateway);

describe('an account', () => {
  it('is verified by the register, at once for every session, and shows its owner masked', async () => {
    const { token, typed, verify, detail, status } = await newPerson();
    expect(await detail()).toEqual({
      state: 'none',
      person: null,
      triesLeft: 5,
      review: null,
      byFace: true,
    });
    expect((await verify()).data).toEqual({ state: 'verified' });
    expect(register.asked).toEqual([{ name: typed.name, idNumber: typed.cardNo }]);
    expect(await status()).toBe(1);
    const shown = await call(paths.detail, {}, token);
    expect(shown.data).toMatchObject({
      state: 'verified',
      person: { name: '沈**', cardType: 'idCard', by: 'register' },
    });
    expect(JSON.stringify(shown)).not.toContain(typed.cardNo);
    expect(gateway.log.join('')).not.toMatch(new RegExp(`${typed.cardNo}|${typed.name}`));
  });

  it('is told again that it is verified, and by nobody else’s name', async () => {
    const { verify } = await newPerson();
    await verify();
    expect((await verify()).data).toEqual({ state: 'verified' });
    expect(register.asked).toHaveLength(1);
    expect((await verify({ cardNo: newIdCard() })).code).toBe(41224);
  });

  it('kept by another issue of a document counts for the same person, three at most', async () => {
    const { db, config } = gateway.services;
    const hashOf = (number: string) => keyedHash(config.documentHashKey, `taiwanPass:${number}`);
    const kept: string[] = [];
    for (const issue of ['01A', '02', '03', '04']) {
      const { userId, verify } = await newPerson();
      await verify();
      const cardNo = `23456789${issue}`;
      await db
        .update(realNames)
        .set({ cardType: 'taiwanPass', cardNo, identityHash: hashOf(cardNo) })
        .where(eq(realNames.userId, userId));
      kept.push(userId);
    }
    await db.transaction((tx) => renewIdentities(tx, config.documentHashKey));
    const rows = await db.select().from(realNames).where(inArray(realNames.userId, kept));
    const renewed = rows.filter(({ identityHash }) => identityHash === hashOf('23456789'));
    expect(new Set(renewed.map(({ place }) => place))).toEqual(new Set([1, 2, 3]));
    expect(rows).toHaveLength(4);
  });

  it('must consent, and give a name and a number that hold', async () => {
    const { verify, detail } = await newPerson();
    expect((await verify({ consent: undefined })).code).toBe(41104);
    const answer = await verify({ name: 'x', cardNo: '330102198503070021' });
    expect(answer).toMatchObject({
      status: 422,
      data: { fields: [{ path: 'name' }, { path: 'cardNo', code: 'idCardInvalid' }] },
    });
    expect(register.asked).toEqual([]);
    expect((await detail()).triesLeft).toBe(5);
  });

  it('is asked for by the number of 18 characters where the old one was typed', async () => {
    const { verify } = await newPerson();
    await verify({ cardNo: '330102850307904' });
    expect(register.asked[0]?.idNumber).toBe(convertIdCard15To18('330102850307904'));
  });

  it('needs a number first', async () => {
    const email = await gateway.call('/moduleusercenter/email/getcode', {
      email: 'a@example.org',
      scene: 'register',
    });
    expect(email.code).toBe(0);
    const { data } = await gateway.call('/moduleusercenter/email/register', {
      email: 'a@example.org',
      code: await gateway.lastCode('a@example.org'),
      password: 'a'.repeat(32),
    });
    expect(
      (await call(paths.verify, { name: '沈知秋', cardNo: newIdCard() }, data.token)).code,
    ).toBe(-8);
  });
});

describe('a bank card', () => {
  const bank = '/user/account/checkbankmsg.json';
  const card = { bankCardNo: '6222 0212 3456 7890 128', mobile: '13912345678' };

  it('verifies together with name and number, and nothing of it is kept', async () => {
    const { token, typed, detail } = await newPerson();
    const answer = await call(bank, { ...typed, ...card }, token);
    expect(answer.data).toEqual({ state: 'verified' });
    expect(register.asked).toEqual([
      {
        name: typed.name,
        idNumber: typed.cardNo,
        bankCard: { cardNo: '6222021234567890128', mobile: card.mobile },
      },
    ]);
    expect((await detail()).person.by).toBe('bankCard');
    const kept = JSON.stringify(await gateway.services.db.select().from(realNames));
    expect(kept + gateway.log.join('')).not.toContain('6222021234567890128');
  });

  it('that cannot be one is not asked about, and costs no try', async () => {
    const { token, typed, detail } = await newPerson();
    const answer = await call(
      bank,
      { ...typed, ...card, bankCardNo: '6222021234567890129' },
      token,
    );
    expect(answer).toMatchObject({
      status: 422,
      data: { fields: [{ path: 'bankCardNo', code: 'bankCardInvalid' }] },
    });
    expect([register.asked.length, (await detail()).triesLeft]).toEqual([0, 5]);
  });
});

describe('a mismatch', () => {
  it('is told with what is left, five times within a day', async () => {
    const { verify, detail, status } = await newPerson();
    register.says = 'mismatched';
    for (const left of [4, 3, 2, 1, 0])
      expect(await verify()).toMatchObject({ code: 41221, data: { triesLeft: left } });
    register.says = 'matched';
    expect((await verify()).code).toBe(41223);
    expect([await status(), (await detail()).triesLeft]).toEqual([0, 0]);
    await gateway.advance(day);
    expect((await verify()).code).toBe(0);
  });

  it('cannot be had more often at once', async () => {
    const { verify } = await newPerson();
    register.says = 'mismatched';
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify()));
    expect(answers.filter(({ code }) => code === 41221)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 41223)).toHaveLength(7);
    expect(register.asked).toHaveLength(5);
  });
});

it('a register that is out of order costs no try, and holds no connection meanwhile', async () => {
  const { verify, detail, userId } = await newPerson();
  register.says = 'unavailable';
  for (let tries = 0; tries < 7; tries += 1)
    expect(await verify()).toMatchObject({ code: 41222, data: { triesLeft: 5 } });
  const waiting: (() => void)[] = [];
  register.says = () =>
    new Promise((answered) => {
      waiting.push(() => answered('unavailable'));
    });
  // More people than there are connections.
  const people = await Promise.all(Array.from({ length: 24 }, () => newPerson()));
  const answers = people.map((person) => person.verify());
  await expect.poll(() => waiting.length).toBe(24);
  expect((await detail()).state).toBe('none');
  waiting.forEach((go) => go());
  expect((await Promise.all(answers)).map(({ code }) => code)).toEqual(
    Array.from({ length: 24 }, () => 41222),
  );
  const rows = await gateway.services.db
    .select()
    .from(realNameTries)
    .where(eq(realNameTries.userId, userId));
  expect(JSON.stringify(rows)).not.toContain('沈知秋');
});

it('a document verifies three accounts, however many ask at once', async () => {
  const cardNo = newIdCard();
  const people = await Promise.all(Array.from({ length: 6 }, () => newPerson()));
  const answers = await Promise.all(people.map(({ verify }) => verify({ cardNo })));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
  expect(answers.filter(({ code }) => code === 41225)).toHaveLength(3);
  const states = await Promise.all(people.map(({ status }) => status()));
  expect(states.filter((status) => status === 1)).toHaveLength(3);
});
