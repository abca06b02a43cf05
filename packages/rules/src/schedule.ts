import { addDays } from './calendar';
import { dayAt, hospitalTimeZone } from './format-time';

/** A shift as far as the schedule's rules look at it; the contract's `ShiftCase` fits. */
export interface ScheduleShift {
  readonly shiftCaseId: string;
  /** Calendar day at the hospital: `2026-12-01`. */
  readonly date: string;
  readonly period: 'morning' | 'afternoon' | 'evening';
  /** Time of day at the hospital: `08:30`. */
  readonly startTime: string;
  readonly endTime: string;
  readonly remaining: number;
  readonly status: 'released' | 'full' | 'stopped' | 'notReleased' | 'closed';
  /** When booking opens, for `notReleased`: ISO 8601 with offset. */
  readonly releaseAt: string | null;
  /** The list of a full shift takes people; left out for no list. */
  readonly canWait?: boolean;
}

/**
 * The state of a day as a whole. `available`: a place is free. `notReleased`: booking opens later. `full`: all are
 * taken. `stopped`: the doctor does not come. `closed`: too late. `none`: no clinic.
 */
export type ScheduleDayStatus =
  | 'available'
  | 'notReleased'
  | 'full'
  | 'stopped'
  | 'closed'
  | 'none';

/** One day of a schedule, with its shifts from morning to evening. */
export interface ScheduleDay<Shift extends ScheduleShift = ScheduleShift> {
  readonly date: string;
  readonly status: ScheduleDayStatus;
  readonly shifts: readonly Shift[];
}

/** Days a schedule shows, today included. */
export const scheduleLength = 14;

/**
 * A schedule with the day after its last: a booking window of fourteen days (product.md, booking rules) is counted from
 * tomorrow, so that its last day opens a moment before it would come into view.
 */
const wholeWindow = scheduleLength + 1;

/** The calendar day at a place at a moment (milliseconds since 1970): `2026-12-01`. */
export function dateInZone(epochMs: number, timeZone = hospitalTimeZone): string {
  return dayAt(epochMs, timeZone);
}

/** The days of a schedule that begins on a day. */
export function scheduleDates(from: string, length = scheduleLength): readonly string[] {
  return Array.from({ length }, (_, index) => addDays(from, index));
}

/** The months (`2026-12`) a schedule touches: what `listShiftCasesByMonth` is asked for, one call each. */
export function scheduleMonths(from: string, length = wholeWindow): readonly string[] {
  return [...new Set(scheduleDates(from, length).map((date) => date.slice(0, 7)))];
}

/** Whether a place of this shift is free now. */
export function isBookable(shift: ScheduleShift): boolean {
  return shift.status === 'released' && shift.remaining > 0;
}

/**
 * Puts shifts (of any months, in any order) into the days of a schedule. Shifts of other days are left out, but for those
 * of the day after the last where booking has opened.
 */
export function scheduleDays<Shift extends ScheduleShift>(
  from: string,
  shifts: readonly Shift[],
  length = scheduleLength,
): readonly ScheduleDay<Shift>[] {
  const days = scheduleDates(from, length + 1).map((date): ScheduleDay<Shift> => {
    const ofDay = shifts.filter((shift) => shift.date === date).sort(byTime);
    return { date, status: dayStatus(ofDay), shifts: ofDay };
  });
  const last = days.at(-1);
  return last?.status === 'available' || last?.status === 'full' ? days : days.slice(0, length);
}

function byTime(a: ScheduleShift, b: ScheduleShift): number {
  return a.startTime === b.startTime
    ? a.shiftCaseId.localeCompare(b.shiftCaseId)
    : a.startTime.localeCompare(b.startTime);
}

/** What can still be done with a shift decides: the most hopeful one speaks for its day. */
function dayStatus(shifts: readonly ScheduleShift[]): ScheduleDayStatus {
  const has = (status: ScheduleShift['status']): boolean =>
    shifts.some((shift) => shift.status === status);
  if (shifts.length === 0) return 'none';
  if (shifts.some(isBookable)) return 'available';
  if (has('notReleased')) return 'notReleased';
  // A released shift without a place is full, whatever it calls itself.
  if (has('full') || has('released')) return 'full';
  return has('stopped') ? 'stopped' : 'closed';
}

/** Whether looking at a day tells anything: it has shifts that are not all over. */
export function isDayOpen(day: ScheduleDay): boolean {
  return day.status !== 'none' && day.status !== 'closed';
}

/**
 * The day to show: the wanted one when it tells anything, else the first with a free place, else the first that opens
 * later or is full or stopped; undefined when there is none.
 */
export function chooseDay<Shift extends ScheduleShift>(
  days: readonly ScheduleDay<Shift>[],
  wanted?: string | null,
): ScheduleDay<Shift> | undefined {
  const open = days.filter(isDayOpen);
  return (
    open.find((day) => day.date === wanted) ??
    open.find((day) => day.status === 'available') ??
    open[0]
  );
}
