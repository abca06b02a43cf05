import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../platform/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../platform/embedded-postgres';
import { migrateDatabase } from '../../platform/migrations';
import { freePort } from '../../platform/postgres-access';
import { useSealingKeys } from '../../platform/sealing';
import { markers } from '../../platform/tables';
import { reachableFolder } from '../../testing/reachable-folder';
import {
  addDoctor,
  addHospital,
  addPeople,
  addShift,
  brokenInvariants,
  nothingBroken,
  type TestPerson,
} from './booking-fixture';
import { registrationOrders } from './tables';

const rounds = Number(process.env.XINGLIN_KILL_ROUNDS ?? 2);
const writes = Number(process.env.XINGLIN_KILL_WRITES ?? 200);
/** The test adds people and a gateway reads them: both seal by one key. */
const sealingKey = 'the-key-of-columns-in-the-crash-test';
const home = fileURLToPath(new URL('../../..', import.meta.url));
// Within the package, so that the bundle finds the packages it leaves outside and the migrations.
const bundle = join(home, 'node_modules', '.crash-test');

let directory: string;
let server: EmbeddedPostgres;
let url: string;
let db: Database;

beforeAll(async () => {
  const built = spawnSync(
    process.execPath,
    [join(home, 'node_modules/tsup/dist/cli-default.js'), '--out-dir', bundle, '--silent'],
    { cwd: home, encoding: 'utf8' },
  );
  if (built.status !== 0) throw new Error(`the gateway did not build: ${built.stderr}`);
  directory = await reachableFolder('crash');
  // With fsync, unlike the server of the other tests: durability is what is asked for here.
  server = await startEmbeddedPostgres(directory);
  await server.ensureDatabase('crash');
  url = server.urlOf('crash');
  await migrateDatabase(url);
  useSealingKeys([sealingKey]);
  db = openDatabase(url, { max: 4 });
  // The gateway has nothing to seed: this test brings its own hospital.
  await db.insert(markers).values({ name: 'seed', doneAt: new Date() });
}, 120_000);

afterAll(async () => {
  await db?.$client.end();
  await server?.stop();
  await rm(directory, { recursive: true, force: true });
  await rm(bundle, { recursive: true, force: true });
});

interface Process {
  readonly child: ChildProcess;
  readonly origin: string;
}

async function startGateway(): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(bundle, 'main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GATEWAY_PORT: String(port),
      DATABASE_URL: url,
      SEALING_KEYS: sealingKey,
      XINGLIN_SANDBOX: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(ready, { timeout: 60_000, interval: 50 }).toBe(200);
  return { child, origin };
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}

interface Write {
  readonly person: TestPerson;
  readonly shiftCaseId: string;
  readonly requestId: string;
}

/** The order number that the gateway acknowledged; null when it answered nothing whole. */
async function book(
  origin: string,
  { person, shiftCaseId, requestId }: Write,
): Promise<string | null> {
  try {
    const answer = await fetch(`${origin}/order/submitorder/submit.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: person.token, requestid: requestId },
      body: JSON.stringify({ shiftCaseId, patientId: person.patientId }),
    });
    const envelope = (await answer.json()) as { code: number; data: { orderNo: string } | null };
    return envelope.code === 0 ? (envelope.data?.orderNo ?? null) : null;
  } catch {
    return null;
  }
}

/** As many at a time as a busy portal has under way; more than a gateway takes on would be turned away. */
async function bookAll(
  writes: readonly Write[],
  bookOne: (write: Write) => Promise<void>,
): Promise<void> {
  const waiting = [...writes];
  const worker = async () => {
    for (let write = waiting.shift(); write; write = waiting.shift()) await bookOne(write);
  };
  await Promise.all(Array.from({ length: 12 }, worker));
}

it(
  `loses nothing acknowledged when it is killed amid ${writes} writes, ${rounds} times`,
  { timeout: 120_000 + rounds * 60_000 },
  async () => {
    const hospital = await addHospital(db, { maxOpenPerPatient: 10_000, windowDays: 400 });
    let gateway = await startGateway();
    try {
      for (let round = 0; round < rounds; round += 1) {
        const people = await addPeople(db, writes, new Date());
        const shift = await addShift(db, await addDoctor(db, hospital), {
          now: new Date(),
          places: writes,
        });
        const plan = people.map((person): Write => ({
          person,
          shiftCaseId: shift.id,
          requestId: randomUUID(),
        }));
        const acknowledged = new Map<Write, string>();
        // Each round dies at another point of the work.
        const killAfter = Math.floor((writes * (round + 1)) / (rounds + 2));
        await bookAll(plan, async (write) => {
          const orderNo = await book(gateway.origin, write);
          if (orderNo !== null) acknowledged.set(write, orderNo);
          if (acknowledged.size === killAfter) gateway.child.kill('SIGKILL');
        });
        await ended(gateway.child);
        expect(acknowledged.size).toBeGreaterThanOrEqual(killAfter);
        expect(acknowledged.size).toBeLessThan(writes);

        gateway = await startGateway();
        const kept = await db
          .select({ orderNo: registrationOrders.orderNo })
          .from(registrationOrders)
          .where(inArray(registrationOrders.orderNo, [...acknowledged.values()]));
        expect(kept).toHaveLength(acknowledged.size);
        expect(await brokenInvariants(db)).toEqual(nothingBroken);

        // Whoever got no answer asks again by the same id: one order each, the first answer for the rest.
        const again = new Map<Write, string | null>();
        await bookAll(plan, async (write) => {
          again.set(write, await book(gateway.origin, write));
        });
        for (const [write, orderNo] of acknowledged) expect(again.get(write)).toBe(orderNo);
        expect(new Set(again.values()).size).toBe(writes);
        expect([...again.values()]).not.toContain(null);
        expect(await brokenInvariants(db)).toEqual(nothingBroken);
      }
      gateway.child.kill('SIGTERM');
      await ended(gateway.child);
      expect(gateway.child.exitCode).toBe(0);
    } finally {
      gateway.child.kill('SIGKILL');
      await ended(gateway.child);
    }
  },
);
