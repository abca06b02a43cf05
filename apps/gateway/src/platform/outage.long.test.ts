import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGateway, type Gateway } from '../gateway';
import { openDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy';
import { testConfig } from '../testing/test-config';
import { createTestDatabase, type TestDatabase } from '../testing/test-gateway';
import { outageOf } from './connections';
import { openDatabase } from './database';
import { migrateDatabase } from './migrations';
import { freePort } from './postgres-access';
import { createLogger } from './request-log';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** A call that asks the database, and opens no session. */
const path = '/moduleenterprisepartner/config/getbaseinfo';

describe('a gateway whose database', () => {
  let proxy: DatabaseProxy;
  let gateway: Gateway;
  let log: string[];
  beforeEach(async () => {
    proxy = await openDatabaseProxy(database.url);
    log = [];
    const logger = createLogger('info', { write: (line) => void log.push(line) });
    gateway = await openGateway(testConfig, proxy.url, { logger, seed: false });
  });
  afterEach(async () => {
    await gateway.close();
    await proxy.close();
  });

  const isReady = async () =>
    (await gateway.app.fetch(new Request('http://gateway.test/readyz'))).status;

  const call = async () =>
    gateway.app.fetch(
      new Request(`http://gateway.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: 'x'.repeat(43) },
        body: '{}',
      }),
    );

  const said = (message: string) =>
    log.filter((line) => (JSON.parse(line) as { msg: string }).msg === message).length;

  it('goes away and comes back says so once, refuses with Retry-After, and goes on by itself', async () => {
    expect(await isReady()).toBe(200);
    proxy.refuse();
    const refused = await Promise.all(Array.from({ length: 20 }, call));
    expect([...new Set(refused.map(({ status }) => status))]).toEqual([503]);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await isReady()).toBe(503);
    const before = proxy.asked;
    await new Promise((done) => setTimeout(done, 5000));
    // The watch after growing pauses, and a few jobs twice a second: tries do not breed tries.
    expect(proxy.asked - before).toBeLessThan(120);
    expect(proxy.open).toBe(0);
    expect(said('database lost')).toBe(1);
    expect(said('call failed')).toBe(0);
    // What was under way when it happened, and nothing for each of its questions afterwards.
    expect(said('job queue')).toBeLessThan(6);

    const back = performance.now();
    proxy.pass();
    await expect.poll(isReady, { interval: 50 }).toBe(200);
    expect(performance.now() - back).toBeLessThan(10_000);
    expect((await call()).status).not.toBe(503);
    expect(said('database back')).toBe(1);
  });

  it('hangs is not ready within two seconds, refuses a call within five, and recovers automatically', async () => {
    await call();
    proxy.hang();
    const hungAt = performance.now();
    // More than there are connections, so that some wait for one.
    const waiting = Array.from({ length: 40 }, call);
    expect(await isReady()).toBe(503);
    expect(performance.now() - hungAt).toBeLessThan(2000);
    for (const { status, headers } of await Promise.all(waiting)) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('1');
    }
    expect(performance.now() - hungAt).toBeLessThan(5000);
    await expect
      .poll(() => log.find((line) => line.includes('database lost')), { timeout: 25_000 })
      .toContain('"loss":"silent"');
    const lateAt = performance.now();
    expect((await call()).status).toBe(503);
    expect(performance.now() - lateAt).toBeLessThan(5000);

    proxy.pass();
    await expect.poll(isReady, { interval: 50 }).toBe(200);
    expect((await call()).status).not.toBe(503);
  });

  it('breaks every connection now and then is found again each time by one connection', async () => {
    for (let round = 0; round < 3; round += 1) {
      proxy.breakAll();
      await expect.poll(isReady, { interval: 20 }).toBe(200);
    }
    await expect.poll(() => said('database back')).toBe(3);
    await gateway.services.db.execute(sql`SELECT 1`);
    const { rows } = await gateway.services.db.execute(
      sql`SELECT 1 FROM pg_stat_activity
        WHERE application_name = 'xinglin-gateway-notifications' AND datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a connection', () => {
  it('whose server became read-only is given up for another one', async () => {
    const db = openDatabase(database.url, { max: 1 });
    try {
      await db.execute(sql`SET default_transaction_read_only = on`);
      const refused = await db
        .execute(sql`CREATE TABLE late (id int)`)
        .catch((fault: unknown) => fault);
      expect(outageOf(refused)).toBe('readOnly');
      await db.execute(sql`CREATE TABLE late (id int)`);
    } finally {
      await db.$client.end();
    }
  });
});

describe('a start without a database', () => {
  it('is refused in one line that holds no password', async () => {
    const url = `postgresql://me:hush@127.0.0.1:${await freePort()}/xinglin`;
    await expect(migrateDatabase(url)).rejects.toThrow(
      /^the database of DATABASE_URL cannot be used: connect ECONNREFUSED [\d.:]+$/,
    );
  });

  it('gives a server up that does not answer', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined).resume());
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expect(migrateDatabase(`postgresql://me@127.0.0.1:${port}/x`)).rejects.toThrow(
      'the database of DATABASE_URL cannot be used: timeout expired',
    );
    await new Promise((done) => silent.close(done));
  });
});
