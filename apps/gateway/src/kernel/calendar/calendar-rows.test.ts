import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { statesIn } from '@xinglin/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenCalendar, calendarWhole, openCalendar } from '../../testing/calendar-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { orderKinds } from '../orders/order-kind';
import { purgePastTimes } from './past-times';
import { busyTimes } from './tables';
import { kindsWithTime, spanOf } from './time-of-kind';

let gateway: TestGateway;
let calendar: Awaited<ReturnType<typeof openCalendar>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  calendar = await openCalendar(gateway);
});
afterAll(() => gateway.dispose());

const db = () => gateway.services.db;
const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

describe('the rows of the calendar', () => {
  it('are removed a day after their time', async () => {
    const at = new Date('2020-01-01T10:00:00Z');
    const row = {
      useNo: 'past',
      orderNo: 'past',
      kind: 'consult',
      doctorId: 'past',
      ...spanOf(at, 15),
    } as const;
    await db().insert(busyTimes).values(row);
    const purge = (now: Date) => purgePastTimes(db(), now, gateway.services);
    const left = () => db().$count(busyTimes, eq(busyTimes.useNo, 'past'));
    await purge(later(row.endsAt, 24 * 60));
    expect(await left()).toBe(1);
    await purge(later(row.endsAt, 24 * 60 + 1));
    expect(await left()).toBe(0);
  });

  it('are filled by the migration from what is open, as they were written', async () => {
    const migrations = join(import.meta.dirname, '../../../migrations');
    const file = (await readdir(migrations)).find((name) => name.endsWith('_busy_times.sql'));
    const text = await readFile(join(migrations, file ?? ''), 'utf8');
    const fill = text.slice(text.indexOf('WITH appointments AS'));
    for (const kind of kindsWithTime)
      await calendar.book(
        kind,
        await calendar.newDoctor(),
        await calendar.newVisitor(),
        calendar.at('18:00'),
      );
    const ended = await calendar.book(
      'consult',
      await calendar.newDoctor(),
      await calendar.newVisitor(),
      calendar.at('18:00'),
    );
    await ended.cancel();
    // The clinic of a doctor has no row.
    expect(await db().$count(busyTimes)).toBe(7);
    expect(await brokenCalendar(db())).toEqual(calendarWhole);
    await db().delete(busyTimes);
    await db().execute(sql.raw(fill));
    expect(await brokenCalendar(db())).toEqual(calendarWhole);
  });
});

describe('every kind of order', () => {
  /** Moments of kinds that take no time which are not named for what was done. */
  const bookkeeping: readonly string[] = [
    'membership.startsAt',
    'membership.endsAt',
    'drugs.lastHeardAt',
    'drugs.handedOverAt',
    // When a parcel is to be brought: no doctor takes part.
    'drugs.windowStartsAt',
    'drugs.windowEndsAt',
  ];

  it('declares how it takes time, or why it takes none', () => {
    const kinds = gateway.services.all(orderKinds);
    const names = kinds.flatMap(({ time }) => (time.takes === 'nothing' ? [] : [time.name]));
    expect(names.toSorted()).toEqual([...kindsWithTime].toSorted());
    const forgotten = kinds
      .filter(({ time }) => time.takes === 'nothing')
      .flatMap(({ kind, table }) =>
        Object.entries(getTableColumns(table))
          .filter(([, column]) => column.getSQLType().startsWith('timestamp'))
          // A moment that is past when it is written is named for what was done then.
          .map(([name]) => `${kind}.${name}`),
      )
      .filter(
        (name) =>
          !/(?:ed|paid|taken|begun|sent)At$|Before$/i.test(name) && !bookkeeping.includes(name),
      );
    expect(forgotten).toEqual([]);
  });

  it('does not open again what has ended, so that no released time is held again', () => {
    for (const { time, machine, kind } of gateway.services.all(orderKinds)) {
      if (time.takes !== 'order') continue;
      const open: readonly string[] = statesIn(machine, 'awaitingPayment', 'active');
      const reopened = machine.transitions.filter(
        ({ from, to }) => open.includes(to) && from.some((state) => !open.includes(state)),
      );
      expect(reopened, kind).toEqual([]);
    }
  });
});
