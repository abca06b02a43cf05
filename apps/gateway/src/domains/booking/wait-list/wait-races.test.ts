import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import {
  addDoctor,
  addHospital,
  addPeople,
  addShift,
  brokenInvariants,
  nothingBroken,
  type TestPerson,
} from '../booking-fixture';
import { waits } from './tables';

const rounds = Number(process.env.XINGLIN_RACE_ROUNDS ?? 25) / 5;

let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  other = await gateway.another();
});
afterAll(async () => {
  await other.close();
  await gateway.dispose();
});

const db = () => gateway.services.db;
const acts = ['book', 'join', 'leave', 'cancel', 'settle'] as const;

/** What one person does at one gateway, whatever comes of it. */
async function act(
  at: TestGateway,
  name: (typeof acts)[number],
  { token, patientId }: TestPerson,
  shiftCaseId: string,
): Promise<void> {
  const body = { shiftCaseId, patientId };
  const list = async (path: string) => (await at.call(path, {}, { token })).data.items;
  if (name === 'settle') return at.services.deadlines.sweepAll();
  if (name === 'book') await at.call('/order/submitorder/submit.json', body, { token });
  if (name === 'join') await at.call('/order/waitlist/join.json', body, { token });
  if (name === 'leave')
    for (const { waitId } of await list('/order/waitlist/list.json'))
      await at.call('/order/waitlist/leave.json', { waitId }, { token });
  if (name === 'cancel')
    for (const { orderNo } of await list('/order/orderinfo/list.json'))
      await at.call('/order/cancelorder/cancel.json', { orderNo }, { token });
}

it(
  'loses and doubles no place, sells none past the list, and drains it in order (property)',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.array(
          fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat({ max: 7 }), fc.boolean()), {
            minLength: 2,
            maxLength: 12,
          }),
          { minLength: 2, maxLength: 5 },
        ),
        async (places, waves) => {
          const now = gateway.services.clock.now();
          const doctor = await addDoctor(db(), await addHospital(db()));
          const shift = await addShift(db(), doctor, { now, places });
          const people = await addPeople(db(), 8, now);
          for (const wave of waves) {
            await Promise.all(
              wave.map(([name, index, isOther]) => {
                const person = people[index];
                if (!person) throw new Error('eight people');
                return act(isOther ? other : gateway, name, person, shift.id);
              }),
            );
            expect(await brokenInvariants(db())).toEqual(nothingBroken);
            const { rows } = await db().execute<{ past: boolean }>(sql`
              SELECT remaining > 0 AND waiting > kept AS past FROM shift_cases WHERE id = ${shift.id}`);
            expect(rows[0]?.past).toBe(false);
          }
          await gateway.services.deadlines.sweepAll();
          const list = await db().select().from(waits).where(eq(waits.shiftCaseId, shift.id));
          const served = list.filter(({ state }) => state === 'offered' || state === 'taken');
          const still = list.filter(({ state }) => state === 'waiting');
          for (const { queueNo } of still)
            expect(served.every((one) => one.queueNo < queueNo)).toBe(true);
          if (still.length > 0) {
            const { rows } = await db().execute<{ free: number }>(
              sql`SELECT remaining + kept AS free FROM shift_cases WHERE id = ${shift.id}`,
            );
            expect(rows[0]?.free).toBe(0);
          }
        },
      ),
      { numRuns: rounds },
    );
  },
);
