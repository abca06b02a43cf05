/** A calendar day without a zone, as in `2026-12-01`. */
export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

const millisecondsADay = 86_400_000;

/** Reads `YYYY-MM-DD`; `null` when the text is not a day of the calendar. */
export function parseDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return isCalendarDay(year, month, day) ? { year, month, day } : null;
}

/** Whether year, month (1 to 12) and day name a day of the Gregorian calendar. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

/** Writes a day as `YYYY-MM-DD`. */
export function writeDay({ year, month, day }: CalendarDay): string {
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * Days since 1970-01-01. Throws a `RangeError` for a text that is no day: the callers' days come
 * from a checked answer or a checked field.
 */
export function dayNumber(text: string): number {
  const parsed = parseDay(text);
  if (parsed === null) throw new RangeError(`not a calendar day: ${text}`);
  const moment = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  moment.setUTCFullYear(parsed.year, parsed.month - 1, parsed.day);
  return moment.getTime() / millisecondsADay;
}

/** The day that many days later, or earlier when negative, as `YYYY-MM-DD`. */
export function addDays(text: string, days: number): string {
  const moment = new Date((dayNumber(text) + days) * millisecondsADay);
  return writeDay({
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
  });
}

/** Days from one day to another; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
