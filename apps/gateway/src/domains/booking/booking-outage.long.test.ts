import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type Gateway } from '../../gateway';
import { openDatabase, type Database } from '../../platform/database';
import { createLogger } from '../../platform/request-log';
import { openDatabaseProxy, type DatabaseProxy } from '../../testing/database-proxy';
import { testConfig } from '../../testing/test-config';
import { createTestDatabase, type TestDatabase } from '../../testing/test-gateway';
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

const people = 100;

let database: TestDatabase;
let proxy: DatabaseProxy;
let db: Database;
let gateway: Gateway;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openDatabaseProxy(database.url);
  db = openDatabase(database.url, { max: 4 });
  gateway = await openGateway(testConfig, proxy.url, {
    logger: createLogger('silent'),
    seed: false,
    work: false,
  });
});
afterAll(async () => {
  await gateway.close();
  await proxy.close();
  await db.$client.end();
  await database.drop();
});

/** The order that the gateway acknowledged; null when it could not say. */
async function book(person: TestPerson, shiftCaseId: string, requestid: string) {
  const answer = await gateway.app.fetch(
    new Request('http://gateway.test/order/submitorder/submit.json', {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: person.token, requestid },
      body: JSON.stringify({ shiftCaseId, patientId: person.patientId }),
    }),
  );
  expect([200, 503]).toContain(answer.status);
  const { data } = (await answer.json()) as { data: { orderNo: string } | null };
  return data?.orderNo ?? null;
}

it('gives everybody one place, however often the connections break while they book', async () => {
  const hospital = await addHospital(db, { maxOpenPerPatient: 10, windowDays: 400 });
  const shift = await addShift(db, await addDoctor(db, hospital), {
    now: new Date(),
    places: people,
  });
  const waiting = await addPeople(db, people, new Date());
  const acknowledged: string[] = [];
  let unanswered = 0;
  const worker = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const requestId = randomUUID();
      let orderNo = await book(person, shift.id, requestId);
      for (; orderNo === null; orderNo = await book(person, shift.id, requestId)) {
        unanswered += 1;
        await new Promise((done) => setTimeout(done, 20));
      }
      acknowledged.push(orderNo);
    }
  };
  const breaking = setInterval(() => proxy.breakAll(), 300);
  await Promise.all(Array.from({ length: 12 }, worker));
  clearInterval(breaking);

  expect(unanswered).toBeGreaterThan(0);
  const kept = await db.select({ orderNo: registrationOrders.orderNo }).from(registrationOrders);
  expect(kept.map(({ orderNo }) => orderNo).toSorted()).toEqual(acknowledged.toSorted());
  expect(await brokenInvariants(db)).toEqual(nothingBroken);
});
