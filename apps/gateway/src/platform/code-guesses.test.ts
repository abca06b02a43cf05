import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-gateway';
import { guardCode } from './code-guesses';
import { createLimits, type Limits } from './limits';
import { Refusal, refuse } from './refusal';

let database: TestDatabase;
let pool: pg.Pool;
let limits: Limits;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // As in production: the sandbox is a hundred times wider by address.
  limits = createLimits(pool, false);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const right = async () => 'card';
const wrong = async () => refuse('vipCodeUnknown');

/** What a try is answered: its result, or the name it is refused with. */
const answerTo = (account: string, ip: string, attempt: () => Promise<string>) =>
  guardCode(limits, { account, ip }, attempt).catch((error: unknown) => {
    if (error instanceof Refusal) return error.errorName;
    throw error;
  });

describe('codes that are typed', () => {
  it('are refused after thirty wrong ones of an account, with the wait, also where it changes its address', async () => {
    for (let count = 0; count < 30; count += 1)
      expect(await answerTo('guesser', `192.0.2.${count}`, wrong)).toBe('vipCodeUnknown');
    const refused = await guardCode(limits, { account: 'guesser', ip: '192.0.2.99' }, right).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ errorName: 'codeGuessLimit' });
    expect((refused as Refusal).options.retryAfterSeconds).toBeGreaterThan(3500);
    expect(await answerTo('another', '192.0.2.1', right)).toBe('card');
  });

  it('are refused after a hundred and twenty wrong ones of a network, whatever the account', async () => {
    const ip = '198.51.100.7';
    for (let count = 0; count < 120; count += 1)
      expect(await answerTo(`account-${count}`, ip, wrong)).toBe('vipCodeUnknown');
    expect(await answerTo('account-new', ip, right)).toBe('codeGuessLimit');
    expect(await answerTo('account-new', '198.51.100.8', right)).toBe('card');
  });

  it.each(['203.0.113.5', '2001:db8:5:1::1'])(
    'do not count while they are right (%s)',
    async (ip) => {
      const account = `buyer-${ip}`;
      for (let count = 0; count < 40; count += 1)
        expect(await answerTo(account, ip, right)).toBe('card');
      for (let count = 0; count < 30; count += 1)
        expect(await answerTo(account, ip, wrong)).toBe('vipCodeUnknown');
      expect(await answerTo(account, ip, right)).toBe('codeGuessLimit');
    },
  );

  it('at the same moment get no further than one after another', async () => {
    const tries = Array.from({ length: 60 }, (_, count) =>
      answerTo('racer', `203.0.113.${100 + count}`, wrong),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer === 'vipCodeUnknown')).toHaveLength(30);
  });

  it('that fail for another reason than a code pass the fault on', async () => {
    const fault = async () => {
      throw new Error('no database');
    };
    await expect(guardCode(limits, { account: 'x', ip: '192.0.2.200' }, fault)).rejects.toThrow(
      'no database',
    );
  });
});
