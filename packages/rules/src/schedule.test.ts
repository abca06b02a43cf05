import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import {
  chooseDay,
  dateInZone,
  isBookable,
  isDayOpen,
  scheduleDates,
  scheduleDays,
  scheduleMonths,
  type ScheduleShift,
} from './schedule';

function shift(
  date: string,
  startTime: string,
  change: Partial<ScheduleShift> = {},
): ScheduleShift {
  return {
    shiftCaseId: `${date}-${startTime}`,
    date,
    period: 'morning',
    startTime,
    endTime: '23:59',
    remaining: 3,
    status: 'released',
    releaseAt: null,
    ...change,
  };
}

describe('dateInZone', () => {
  it.each([
    ['2026-11-21T15:59:59Z', 'Asia/Shanghai', '2026-11-21'],
    ['2026-11-21T16:00:00Z', 'Asia/Shanghai', '2026-11-22'],
    ['2026-12-31T16:00:00Z', 'Asia/Shanghai', '2027-01-01'],
    ['2026-11-21T16:00:00Z', 'America/New_York', '2026-11-21'],
  ])('%s in %s is %s', (instant, zone, date) => {
    expect(dateInZone(Date.parse(instant), zone)).toBe(date);
  });
});

describe('days and months', () => {
  it.each([
    ['2026-11-10', ['2026-11']],
    ['2026-11-16', ['2026-11']],
    ['2026-11-17', ['2026-11', '2026-12']],
    ['2026-11-18', ['2026-11', '2026-12']],
    ['2026-12-25', ['2026-12', '2027-01']],
    ['2027-02-14', ['2027-02']],
    ['2027-02-15', ['2027-02', '2027-03']],
    ['2027-02-16', ['2027-02', '2027-03']],
  ])('a schedule from %s touches %j', (from, months) => {
    expect(scheduleMonths(from)).toEqual(months);
  });

  it('steps over month ends, leap days and clock changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(scheduleDates('2026-12-30', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });
});

describe('scheduleDays', () => {
  const statusOf = (...shifts: ScheduleShift[]) => scheduleDays('2026-11-22', shifts, 1)[0]?.status;

  it.each<[string, string, Partial<ScheduleShift>[]]>([
    ['none', 'no shift', []],
    [
      'available',
      'one place among full and stopped',
      [{ status: 'stopped' }, { status: 'full', remaining: 0 }, {}],
    ],
    ['full', 'released but nothing left', [{ remaining: 0 }]],
    ['full', 'full and over', [{ status: 'full', remaining: 0 }, { status: 'closed' }]],
    [
      'notReleased',
      'opens later',
      [{ status: 'notReleased', releaseAt: '2026-11-21T15:00:00+08:00' }, { status: 'closed' }],
    ],
    ['stopped', 'stopped', [{ status: 'stopped' }, { status: 'closed' }]],
    ['closed', 'too late, although places are left', [{ status: 'closed' }]],
  ])('says %s for %s', (status, _, changes) => {
    expect(
      statusOf(...changes.map((change, index) => shift('2026-11-22', `0${index}:00`, change))),
    ).toBe(status);
  });

  it('shows the last day of a window of fourteen days once it has opened', () => {
    const last = addDays('2026-11-22', 14);
    const until = (change: Partial<ScheduleShift>) =>
      scheduleDays('2026-11-22', [shift(last, '08:00', change)]).at(-1)?.date;
    expect(until({})).toBe(last);
    expect(until({ status: 'full', remaining: 0 })).toBe(last);
    expect(until({ status: 'notReleased', releaseAt: '2026-11-22T15:00:00+08:00' })).toBe(
      addDays(last, -1),
    );
    expect(scheduleDays('2026-11-22', [shift(addDays(last, 1), '08:00')])).toHaveLength(14);
  });

  const anyShift = fc
    .record({
      day: fc.integer({ min: -3, max: 18 }),
      hour: fc.integer({ min: 10, max: 20 }),
      status: fc.constantFrom<ScheduleShift['status']>(
        'released',
        'full',
        'stopped',
        'notReleased',
        'closed',
      ),
      remaining: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ day, hour, ...rest }) => shift(addDays('2026-11-22', day), `${hour}:00`, rest));

  it('keeps each shift of its days once, in order of time, and loses none', () => {
    fc.assert(
      fc.property(fc.array(anyShift), (shifts) => {
        const days = scheduleDays('2026-11-22', shifts);
        const dates = days.map((day) => day.date);
        expect(days.flatMap((day) => day.shifts)).toHaveLength(
          shifts.filter((one) => dates.includes(one.date)).length,
        );
        for (const day of days) {
          const times = day.shifts.map((one) => one.startTime);
          expect(times).toEqual([...times].sort());
          expect(day.shifts.every((one) => one.date === day.date)).toBe(true);
        }
      }),
    );
  });

  it('is available exactly where a shift is bookable, and chooses the first such day', () => {
    fc.assert(
      fc.property(fc.array(anyShift), (shifts) => {
        const days = scheduleDays('2026-11-22', shifts);
        for (const day of days)
          expect(day.status === 'available').toBe(day.shifts.some(isBookable));
        const chosen = chooseDay(days);
        const first = days.find((day) => day.status === 'available');
        if (first) expect(chosen).toBe(first);
        else expect(chosen).toBe(days.find(isDayOpen));
      }),
    );
  });
});

describe('chooseDay', () => {
  const days = scheduleDays('2026-11-22', [
    shift('2026-11-23', '08:00', { status: 'full', remaining: 0 }),
    shift('2026-11-24', '08:00'),
    shift('2026-11-25', '08:00', { status: 'closed' }),
  ]);

  it.each([
    [undefined, '2026-11-24'],
    [null, '2026-11-24'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-22', '2026-11-24'],
    ['2026-11-25', '2026-11-24'],
    ['nonsense', '2026-11-24'],
  ])('wanted %s shows %s', (wanted, shown) => {
    expect(chooseDay(days, wanted)?.date).toBe(shown);
  });

  it('shows nothing where there is nothing', () => {
    expect(chooseDay(scheduleDays('2026-11-22', []), '2026-11-22')).toBeUndefined();
  });
});
