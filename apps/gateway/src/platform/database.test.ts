import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-gateway';
import { openDatabase, type Database } from './database';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 2 });
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

it('outlives the end of a connection in the middle of a transaction, which is told', async () => {
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid}::int, 10000)`);
    // The transaction waits for something else while its connection ends.
    await new Promise((done) => setTimeout(done, 50));
    await tx.execute(sql`SELECT 1`);
  });
  await expect(broken).rejects.toThrow('Failed query');
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
});

it('has as many connections as before after each of them broke before its transaction began', async () => {
  const small = openDatabase(database.url, { max: 2 });
  try {
    for (let lost = 0; lost < 5; lost += 1) {
      small.$client.once('acquire', (client) => client.connection.stream.destroy());
      await expect(small.transaction(async () => 'begun')).rejects.toThrow('Failed query');
    }
    expect(await Promise.all([1, 2, 3].map(() => small.transaction(async () => 'begun')))).toEqual([
      'begun',
      'begun',
      'begun',
    ]);
  } finally {
    await small.$client.end();
  }
});
