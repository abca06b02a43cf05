import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-gateway';
import { createLimits, type Limits } from './limits';

const megabyte = 1024 * 1024;

let database: TestDatabase;
let pool: pg.Pool;
let limits: Limits;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // As in production: the sandbox is a hundred times wider.
  limits = createLimits(pool, false);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** How many of the attempts are taken. */
async function taken(attempts: readonly (() => Promise<unknown>)[]): Promise<number> {
  let count = 0;
  for (const attempt of attempts)
    await attempt().then(
      () => (count += 1),
      () => undefined,
    );
  return count;
}

const from = (address: (number: number) => string, count: number) =>
  Array.from(
    { length: count },
    (_, number) => () => limits.consume('deskByAddress', address(number)),
  );

describe('a limit by address', () => {
  it('counts the addresses of one IPv6 network as one', async () => {
    const attempts = from((number) => `2001:db8:1:1::${number.toString(16)}`, 40);
    expect(await taken(attempts)).toBe(30);
    await expect(limits.check('deskByAddress', '2001:db8:1:1:ffff::')).rejects.toThrow(
      'rateLimited',
    );
    await expect(limits.check('deskByAddress', '2001:db8:1:2::1')).resolves.toBeUndefined();
  });

  it('counts the networks of one organisation together, and gives it more', async () => {
    const attempts = from((number) => `2001:db8:2:${number.toString(16)}::1`, 500);
    expect(await taken(attempts)).toBe(30 * 16);
  });

  it('counts an IPv4 address by itself, however it is written', async () => {
    expect(await taken(from(() => '198.51.100.1', 20))).toBe(20);
    expect(await taken(from(() => '::ffff:198.51.100.1', 20))).toBe(10);
    expect(await taken(from(() => '198.51.100.2', 20))).toBe(20);
  });
});

describe('the bytes of traces', () => {
  const send = (address: string, bytes: number) => () =>
    limits.consume('traceBytesByAddress', address, bytes);

  it('are counted by address and minute', async () => {
    const big = Array.from({ length: 20 }, () => send('198.51.100.9', megabyte / 2));
    expect(await taken(big)).toBe(2);
    expect(await taken([send('198.51.100.10', megabyte / 2)])).toBe(1);
  });

  it('are counted of all addresses together', async () => {
    const attempts = Array.from(
      { length: 30 },
      () => () => limits.consume('traceBytes', 'all', megabyte),
    );
    expect(await taken(attempts)).toBe(10);
  });
});
