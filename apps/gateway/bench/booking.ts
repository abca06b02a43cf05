import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { addDoctor, addHospital, addShift } from '../src/domains/booking/booking-fixture';
import { newOrderNo } from '../src/kernel/orders/order-number';
import { submitOrder } from '../src/domains/booking/submit';
import { openDatabase } from '../src/platform/database';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres';
import type { Jobs } from '../src/platform/jobs';
import { migrateDatabase } from '../src/platform/migrations';
import { reachableFolder } from '../src/testing/reachable-folder';

// Prints bookings a second through the service, and by the very same statements through bare pg, in
// turns on one database with fsync: `node dist-bench/booking.js [bookings a turn] [turns] [connections]`.

const bookings = Number(process.argv[2] ?? 2000);
const turns = Number(process.argv[3] ?? 5);
const connections = Number(process.argv[4] ?? 10);
const shiftCount = 200;

const directory = await reachableFolder('bench');
const server = await startEmbeddedPostgres(directory);
await server.ensureDatabase('bench');
const url = server.urlOf('bench');
await migrateDatabase(url);
const db = openDatabase(url, { max: connections });
const now = new Date();
const hospital = await addHospital(db, { maxOpenPerPatient: 100, windowDays: 60 });
const shifts = await Promise.all(
  Array.from({ length: shiftCount }, async () =>
    addShift(db, await addDoctor(db, hospital), { now, places: 1_000_000 }),
  ),
);
const total = bookings * (turns + 1) * 2 + 1;
await db.execute(sql`
  INSERT INTO patients (patient_id, owner_id, place, name, relation, card_type, card_no, identity_hash, mobile, gender,
    birth_date, is_default, created_at, updated_at)
  SELECT 'p' || n, 'u' || n, 1, '王芳', 'self', 'idCard', '330102198503070021', 'p' || n, '13800000000', 'female',
    '1985-03-07', true, now(), now() FROM generate_series(0, ${total}::int) n`);
await db.execute(sql`VACUUM ANALYZE`);

let next = 0;
function request() {
  const number = (next += 1);
  const shift = shifts[number % shiftCount];
  if (!shift) throw new Error('no shift');
  return {
    ownerId: `u${number}`,
    patientId: `p${number}`,
    shiftCaseId: shift.id,
    doctorId: shift.doctorId,
    deviceId: null,
  };
}
type Request = ReturnType<typeof request>;

const jobs: Jobs = { send: () => Promise.reject(new Error('an unpaid booking sends no job')) };
const services = {
  jobs,
  all: () => [],
  use() {
    throw new Error('nothing is paid here');
  },
};
async function byService(wanted: Request): Promise<string> {
  const order = await db.transaction((tx) =>
    submitOrder({ db: tx, now, services }, { ...wanted, locale: 'zh-Hans' }, null),
  );
  return order.orderNo;
}

/** Finds, for another booking, the value that differs. */
type Filler = (wanted: Request, orderNo: string) => unknown;

/** What the service sends to PostgreSQL for one booking; a value that differs is a {@link Filler}. */
interface Recorded {
  readonly text: string;
  readonly values: readonly unknown[];
}

async function record(): Promise<Recorded[]> {
  const sent: { text: string; values: unknown[] }[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- called with its client by Reflect.apply below
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (
    this: pg.Client,
    first: string | { text: string },
    values: unknown[] = [],
  ) {
    sent.push({ text: typeof first === 'string' ? first : first.text, values });
    // The recorded call goes through exactly as it came.
    return Reflect.apply(query, this, [first, values]);
  } as typeof query;
  const wanted = request();
  const orderNo = await byService(wanted);
  pg.Client.prototype.query = query;
  const places = new Map<unknown, Filler>([
    [wanted.ownerId, (other) => other.ownerId],
    [wanted.patientId, (other) => other.patientId],
    [wanted.shiftCaseId, (other) => other.shiftCaseId],
    [wanted.doctorId, (other) => other.doctorId],
    [orderNo, (_, fresh) => fresh],
  ]);
  return sent.map(({ text, values }) => ({
    text,
    values: values.map((value) => places.get(value) ?? value),
  }));
}

const statements = await record();
const pool = new pg.Pool({ connectionString: url, max: connections });
// The server may stop before the last connection has closed.
pool.on('error', () => undefined);
async function byBarePg(wanted: Request): Promise<void> {
  const client = await pool.connect();
  // As random as the service's: an index that only grows at its end would make this turn cheaper.
  const orderNo = newOrderNo(now, 'Asia/Shanghai');
  try {
    for (const { text, values } of statements) {
      // No value of PostgreSQL's is a function: those are the fillers put in by record().
      const filled = values.map((value) =>
        typeof value === 'function' ? (value as Filler)(wanted, orderNo) : value,
      );
      await (filled.length === 0 ? client.query(text) : client.query(text, filled));
    }
  } finally {
    client.release();
  }
}

/** Bookings a second of one turn. */
async function rate(book: (wanted: Request) => Promise<unknown>): Promise<number> {
  const before = await orders();
  let left = bookings;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while ((left -= 1) >= 0) await book(request());
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  if ((await orders()) - before !== bookings) throw new Error('not every booking made its order');
  return bookings / seconds;
}

async function orders(): Promise<number> {
  const counted = await db.execute<{ number: number }>(
    sql`SELECT count(*)::int AS number FROM registration_orders`,
  );
  return counted.rows[0]?.number ?? 0;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
try {
  // One turn each to warm up: plans, caches, the compiler.
  await rate(byService);
  await rate(byBarePg);
  const service: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    // In turns, so that neither always comes after the other's dirty pages.
    if (turn % 2 === 0) service.push(await rate(byService));
    bare.push(await rate(byBarePg));
    if (turn % 2 === 1) service.push(await rate(byService));
  }
  const ratio = median(service.map((value, turn) => value / (bare[turn] ?? value)));
  console.log(
    JSON.stringify({
      statementsPerBooking: statements.length,
      servicePerSecond: Math.round(median(service)),
      barePgPerSecond: Math.round(median(bare)),
      ratio: Number(ratio.toFixed(3)),
      target: 0.7,
      connections,
    }),
  );
  if (ratio < 0.7) process.exitCode = 1;
} finally {
  await pool.end();
  await db.$client.end();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
}
