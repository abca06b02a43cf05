import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  brokenCalendar,
  calendarWhole,
  openCalendar,
  type Made,
} from '../../testing/calendar-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { kindsWithTime } from './time-of-kind';

/** The gate takes a sample; the long run has a thousand. */
const steps = Number(process.env['XINGLIN_CALENDAR_STEPS'] ?? 80);

let gateway: TestGateway;
let calendar: Awaited<ReturnType<typeof openCalendar>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  calendar = await openCalendar(gateway);
});
afterAll(() => gateway.dispose());

const whole = async () => expect(await brokenCalendar(gateway.services.db)).toEqual(calendarWhole);
const succeeded = (all: readonly Made[]) => all.filter(({ answer }) => answer.code === 0);

it('gives a time of a doctor to one of fifty who want it in different ways', async () => {
  const doctor = await calendar.newDoctor();
  const kinds = kindsWithTime.filter((kind) => kind !== 'registration');
  const ready = [];
  for (let place = 0; place < 50; place += 1)
    ready.push(
      await calendar.prepare(
        kinds[place % kinds.length] ?? 'consult',
        doctor,
        await calendar.newVisitor(),
        calendar.at('18:00'),
      ),
    );
  const made = await Promise.all(ready.map((book) => book()));
  expect(succeeded(made)).toHaveLength(1);
  await whole();
}, 120_000);

it('gives a time of a person to one of forty appointments that two accounts make at once', async () => {
  const accounts = [await calendar.newVisitor('one-child'), await calendar.newVisitor('one-child')];
  const ready = [];
  for (let place = 0; place < 40; place += 1) {
    const visitor = accounts[place % 2];
    const kind = kindsWithTime[(place >> 1) % kindsWithTime.length];
    if (visitor === undefined || kind === undefined) continue;
    const doctor = await calendar.newDoctor();
    ready.push(await calendar.prepare(kind, doctor, visitor, calendar.at('18:30')));
  }
  const made = await Promise.all(ready.map((book) => book()));
  expect(succeeded(made)).toHaveLength(1);
  await whole();
}, 120_000);

it(
  `has no one in two places after ${steps} bookings, cancellations and moves of all kinds`,
  async () => {
    const doctors = [];
    for (let place = 0; place < 3; place += 1) doctors.push(await calendar.newDoctor());
    // Their patients see them in the clinic and are seen by the others in every other way.
    const clinicians = [await calendar.newDoctor(), await calendar.newDoctor()];
    const visitors = [];
    for (const identity of ['a', 'b', 'b', 'c']) visitors.push(await calendar.newVisitor(identity));
    const times = ['14:00', '18:00', '18:30', '19:00'].map(calendar.at);
    const index = (length: number) => fc.integer({ min: 0, max: length - 1 });
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          act: fc.constant('book' as const),
          kind: fc.constantFrom(...kindsWithTime),
          doctor: index(doctors.length),
          visitor: index(visitors.length),
          time: index(times.length),
        }),
      },
      { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const), of: fc.nat() }) },
      {
        weight: 2,
        arbitrary: fc.record({
          act: fc.constant('move' as const),
          of: fc.nat(),
          time: index(times.length),
        }),
      },
    );
    const plan = fc.sample(step, { numRuns: steps, seed: 2026 });
    const open: (Made & { readonly move: (time: Date) => Promise<void> })[] = [];
    const done = { book: 0, cancel: 0, move: 0 };
    for (const one of plan) {
      if (one.act === 'book') {
        const isClinic = one.kind === 'registration';
        const doctor = (isClinic ? clinicians[one.doctor % 2] : doctors[one.doctor]) ?? doctors[0];
        const [visitor, time] = [visitors[one.visitor], times[one.time]];
        if (doctor === undefined || visitor === undefined || time === undefined) continue;
        const made = await calendar.book(one.kind, doctor, visitor, time);
        if (made.answer.code !== 0) continue;
        done.book += 1;
        open.push({
          ...made,
          move: async (to) => {
            const answer = await calendar.move(one.kind, doctor, visitor, made, to);
            if (answer?.code === 0) done.move += 1;
          },
        });
        continue;
      }
      const place = open.length === 0 ? -1 : one.of % open.length;
      const made = open[place];
      if (made === undefined) continue;
      if (one.act === 'cancel') {
        const { code } = await made.cancel();
        if (code === 0) {
          done.cancel += 1;
          open.splice(place, 1);
        }
      } else {
        const to = times[one.time];
        if (to !== undefined) await made.move(to);
      }
    }
    // The sample does something of each.
    expect(Math.min(done.book, done.cancel, done.move)).toBeGreaterThan(steps / 40);
    await whole();
  },
  60_000 + steps * 500,
);
