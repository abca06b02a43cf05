import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContent } from '../../kernel/conversations/content';
import { conversationMessages, conversations } from '../../kernel/conversations/tables';
import { orders, orderSteps } from '../../kernel/orders/tables';
import { paymentRefunds, payments } from '../../kernel/payment/tables';
import { openDatabase, type Database } from '../../platform/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../platform/embedded-postgres';
import { migrateDatabase } from '../../platform/migrations';
import { useSealingKeys } from '../../platform/sealing';
import { markers } from '../../platform/tables';
import { price } from '../../testing/consult-fixture';
import {
  begin,
  endingNames,
  endings,
  percentile,
  talk,
  type Course,
} from '../../testing/consult-course';
import { gatewayProcesses, type Running } from '../../testing/gateway-processes';
import { reachableFolder } from '../../testing/reachable-folder';
import { UnsteadyLine } from '../../testing/unsteady-line';
import { addDoctor, addHospital, addPeople } from '../booking/booking-fixture';
import { consultServices } from './tables';

// The run of the design is 1000 consults, a cut every 10 s, a kill a minute for ten minutes. Figures of a run are in
// docs/operations.md.
const consults = Number(process.env['XINGLIN_FAULT_CONSULTS'] ?? 40);
const rounds = Number(process.env['XINGLIN_FAULT_ROUNDS'] ?? 6);
const cutEveryMs = Number(process.env['XINGLIN_FAULT_CUT_MS'] ?? 4000);
const killEveryMs = Number(process.env['XINGLIN_FAULT_KILL_MS'] ?? 8000);
/** Milliseconds between two rounds of a conversation. */
const thinksMs = Number(process.env['XINGLIN_FAULT_THINKS_MS'] ?? 2500);

/** The test adds people and reads what was said, and the gateways do: all seal by one key. */
const sealingKey = 'the-key-of-columns-in-the-fault-run';
const gateways = gatewayProcesses('consult-faults');

let directory: string;
let server: EmbeddedPostgres;
let url: string;
let db: Database;

beforeAll(async () => {
  directory = await reachableFolder('consult-faults');
  server = await startEmbeddedPostgres(directory);
  await server.ensureDatabase('faults');
  url = server.urlOf('faults');
  await migrateDatabase(url);
  useSealingKeys([sealingKey]);
  db = openDatabase(url, { max: 8 });
  // The gateways have nothing to seed: this test brings its own hospital.
  await db.insert(markers).values({ name: 'seed', doneAt: new Date() });
}, 120_000);

afterAll(async () => {
  await db?.$client.end();
  await server?.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Three gateways on one database; `killOne` ends one at once and starts another in its place. */
async function openGateways() {
  const environment = { DATABASE_URL: url, SEALING_KEYS: sealingKey, LOG_LEVEL: 'error' };
  const start = () => gateways.startReady(environment);
  const running: Running[] = [await start(), await start(), await start()];
  let kills = 0;
  return {
    origins: () => running.map(({ port }) => `http://127.0.0.1:${port}`),
    kills: () => kills,
    async killOne(): Promise<void> {
      const place = kills % running.length;
      const [killed] = running.splice(place, 1);
      killed?.child.kill('SIGKILL');
      kills += 1;
      await killed?.exit;
      running.splice(place, 0, await start());
    },
  };
}

/** What is wrong in the database with a consult whose course is known. */
async function faultsOf(course: Course) {
  const { orderKey, acknowledged, heard, read } = course;
  const [row] = await db.select().from(conversations).where(eq(conversations.key, orderKey));
  const messages = await db
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.key, orderKey))
    .orderBy(asc(conversationMessages.number));
  const said = messages.flatMap((message) => {
    const content = readContent(message);
    return content?.type === 'text' && 'text' in content ? [content.text] : [];
  });
  const ours = said.filter((text) => text.startsWith(orderKey));
  const numbers = messages.map(({ number }) => number);
  const unreadThere = messages.filter(({ side, number }) => side !== 'patient' && number > read);
  return {
    lost: acknowledged.filter((text) => !ours.includes(text)).length,
    doubled: ours.length - new Set(ours).size,
    outOfOrder: ours.join() === acknowledged.join() ? 0 : 1,
    gaps: numbers.every((number, index) => number === index + 1) ? 0 : 1,
    // The stream told each message once, in its order, over all cuts.
    toldWrongly: heard.join() === numbers.join() ? 0 : 1,
    readMark: row?.ownerRead === read ? 0 : 1,
    unread: unreadThere.length,
  };
}

/** Consults that are not in the state of their ending, or that ended more than once. */
async function wrongStatesOf(courses: readonly Course[]): Promise<string[]> {
  const registered = new Map(
    (await db.select().from(orders)).map(({ orderNo, state }) => [orderNo, state]),
  );
  const steps = await db
    .select({ orderNo: orderSteps.orderNo })
    .from(orderSteps)
    .where(inArray(orderSteps.state, ['finished', 'refusedByDoctor', 'expired', 'withdrawn']));
  return courses.flatMap(({ orderKey, ending }) => {
    const ends = steps.filter(({ orderNo }) => orderNo === orderKey).length;
    const state = registered.get(orderKey);
    const isRight = state === endings[ending].state && ends === (ending === 'open' ? 0 : 1);
    return isRight ? [] : [`${orderKey} ${ending}: ${state}, ended ${ends} times`];
  });
}

/** Consults that were not paid exactly once, or of which another sum went back than their ending says. */
async function wrongMoneyOf(courses: readonly Course[]): Promise<string[]> {
  const paid = await db
    .select({ orderNo: payments.orderNo })
    .from(payments)
    .where(eq(payments.status, 'paid'));
  const refunds = await db.select().from(paymentRefunds);
  const registered = await db.select().from(orders);
  return courses.flatMap(({ orderKey, ending }) => {
    const isOf = ({ orderNo }: { readonly orderNo: string }) => orderNo === orderKey;
    const back = refunds.filter(isOf).reduce((sum, { amountCents }) => sum + amountCents, 0);
    const isRight =
      paid.filter(isOf).length === 1 &&
      back === endings[ending].backCents &&
      registered.find(isOf)?.refundedCents === back;
    return isRight ? [] : [`${orderKey} ${ending}: ${back}`];
  });
}

it(
  `${consults} consults lose, double and misorder nothing while lines are cut and gateways killed`,
  { timeout: 60 * 60_000 },
  async () => {
    const kept = await openGateways();
    const people = await addPeople(db, consults, new Date());
    const doctorIds: string[] = [];
    for (let place = 0; place < Math.min(20, consults); place += 1) {
      const { doctorId } = await addDoctor(db, await addHospital(db));
      await db.insert(consultServices).values({ doctorId, kind: 'imageText', priceCents: price });
      doctorIds.push(doctorId);
    }
    const talking = { isOver: false };
    const killing = (async () => {
      for (let next = performance.now() + killEveryMs; !talking.isOver; await pause(200)) {
        if (performance.now() < next) continue;
        await kept.killOne();
        next += killEveryMs;
      }
    })();

    const began = performance.now();
    const courses: Course[] = [];
    const lines: UnsteadyLine[] = [];
    const waiting = people.map((person, index) => ({ person, index }));
    const talks: Promise<void>[] = [];
    // As many ask at a time as a busy portal has under way; all talk at once.
    const beginSome = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { person, index } = next;
        const { origins } = kept;
        const patient = new UnsteadyLine({
          origins,
          cutEveryMs,
          headers: { token: person.token },
        });
        const sides = { patient, doctor: new UnsteadyLine({ origins, cutEveryMs }) };
        lines.push(sides.patient, sides.doctor);
        const doctorId = doctorIds[index % doctorIds.length] ?? '';
        const course: Course = {
          token: person.token,
          orderKey: await begin(sides, person, doctorId),
          ending: endingNames[index % endingNames.length] ?? 'open',
          acknowledged: [],
          read: 0,
          heard: [],
          delays: [],
        };
        courses.push(course);
        talks.push(talk(sides, course, { rounds, thinksMs }).finally(() => sides.doctor.close()));
      }
    };
    await Promise.all(Array.from({ length: 12 }, beginSome));
    const allBegan = performance.now();
    await Promise.all(talks);
    talking.isOver = true;
    await killing;
    const seconds = Math.round((performance.now() - began) / 1000);

    // Jobs give the money back, also those that a killed gateway had begun.
    const openRefunds = () => db.$count(paymentRefunds, eq(paymentRefunds.status, 'processing'));
    await expect.poll(openRefunds, { timeout: 300_000, interval: 500 }).toBe(0);
    const wrongMoney = await wrongMoneyOf(courses);
    const wrongStates = await wrongStatesOf(courses);

    const totals = { lost: 0, doubled: 0, outOfOrder: 0, gaps: 0, toldWrongly: 0, readMark: 0 };
    let unreadWrong = 0;
    for (const course of courses) {
      const { unread, ...faults } = await faultsOf(course);
      for (const name of Object.keys(totals) as (keyof typeof totals)[])
        totals[name] += faults[name];
      const reader = new UnsteadyLine({
        origins: kept.origins,
        cutEveryMs: 3_600_000,
        headers: { token: course.token },
      });
      const { orderKey } = course;
      const standing = await reader.call('/moduleim/dpchat/patientservice', { orderKey });
      if (standing.unread !== unread) unreadWrong += 1;
      reader.close();
    }
    const messages = await db.$count(conversationMessages);
    const delays = courses.flatMap((course) => course.delays);
    const sum = (of: 'cuts' | 'retries') => lines.reduce((total, line) => total + line[of], 0);
    process.stdout.write(
      `consult faults: ${courses.length} consults, ${messages} messages in ${seconds} s ` +
        `(all had begun after ${Math.round((allBegan - began) / 1000)} s), ${kept.kills()} kills, ` +
        `${sum('cuts')} cuts, ${sum('retries')} retries; ${JSON.stringify(totals)}, unread wrong ${unreadWrong}, ` +
        `money wrong ${wrongMoney.length}, states wrong ${wrongStates.length}; sent to seen p50 ${percentile(delays, 50)} ms, ` +
        `p95 ${percentile(delays, 95)} ms of ${delays.length}\n`,
    );
    expect(kept.kills()).toBeGreaterThan(0);
    expect(sum('cuts')).toBeGreaterThan(0);
    expect(courses).toHaveLength(consults);
    expect(await db.$count(orders)).toBe(consults);
    expect(totals).toEqual({
      lost: 0,
      doubled: 0,
      outOfOrder: 0,
      gaps: 0,
      toldWrongly: 0,
      readMark: 0,
    });
    expect(unreadWrong).toBe(0);
    expect(wrongMoney).toEqual([]);
    expect(wrongStates).toEqual([]);
  },
);
