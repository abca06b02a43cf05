import { daysBetween, parseDay, writeDay } from './calendar';

/** The zone of every hospital of the main portal. */
export const hospitalTimeZone = 'Asia/Shanghai';

/** A moment: ISO 8601 with offset, milliseconds since 1970, or a `Date`. */
export type Moment = string | number | Date;

// An Intl formatter costs far more to make than to use, and a list of shifts asks for hundreds.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

/** A calendar day as the moment of its midnight in UTC, to be formatted in UTC. */
function midnight(day: string): Date {
  const parsed = parseDay(day);
  if (parsed === null) throw new RangeError(`not a calendar day: ${day}`);
  return new Date(Date.UTC(parsed.year, parsed.month - 1, parsed.day));
}

/** A calendar day, `YYYY-MM-DD`, as people read it: `12月1日`, `Dec 1`; with the year if wanted. */
export function formatDay(day: string, locale: string, options: { year?: boolean } = {}): string {
  const year = options.year === true ? ({ year: 'numeric' } as const) : {};
  return formatter(locale, { ...year, month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    midnight(day),
  );
}

/** The month of a calendar day: `12月`, `Dec`. */
export function formatMonth(day: string, locale: string): string {
  return formatter(locale, { month: 'short', timeZone: 'UTC' }).format(midnight(day));
}

/** The weekday of a calendar day: `周二` / `星期二`, `Tue` / `Tuesday`. */
export function formatWeekday(
  day: string,
  locale: string,
  length: 'short' | 'long' = 'short',
): string {
  return formatter(locale, { weekday: length, timeZone: 'UTC' }).format(midnight(day));
}

/** Two times of day, `HH:MM` in the same zone, as a range: `08:00–08:30`. */
export function formatTimeRange(startTime: string, endTime: string): string {
  return `${startTime}–${endTime}`;
}

/**
 * A moment with date and time of a named zone: `2026年12月1日 08:30`, `Dec 1, 2026 08:30`. Hours
 * run from 00 to 23 in every language, as on every appointment slip.
 */
export function formatInstant(
  instant: Moment,
  locale: string,
  timeZone: string = hospitalTimeZone,
): string {
  const day = formatDay(dayAt(instant, timeZone), locale, { year: true });
  return `${day} ${timeAt(instant, timeZone)}`;
}

/** What a clock on the wall of a zone shows. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

// Each card of a page asks what day today is: the same moment, again and again.
let latest: { readonly at: number; readonly timeZone: string; readonly clock: WallClock } | null =
  null;

/** What a clock on the wall of a zone shows at a moment. */
export function wallClock(instant: Moment, timeZone: string): WallClock {
  const at = new Date(instant).getTime();
  if (latest?.at !== at || latest.timeZone !== timeZone)
    latest = { at, timeZone, clock: readClock(at, timeZone) };
  return latest.clock;
}

function readClock(at: number, timeZone: string): WallClock {
  const parts = formatter('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

/** The calendar day, `YYYY-MM-DD`, that a moment falls on in a zone. */
export function dayAt(instant: Moment, timeZone: string = hospitalTimeZone): string {
  return writeDay(wallClock(instant, timeZone));
}

/** The time of day, `HH:MM`, of a moment in a zone. */
export function timeAt(instant: Moment, timeZone: string = hospitalTimeZone): string {
  const { hour, minute } = wallClock(instant, timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A day close to today. Texts: `shared:day.*`. */
export type RelativeDay = 'today' | 'tomorrow' | 'dayAfterTomorrow';

const relativeDays: readonly RelativeDay[] = ['today', 'tomorrow', 'dayAfterTomorrow'];

/** The word for a day seen from today, both `YYYY-MM-DD`; `null` when there is none. */
export function relativeDay(day: string, today: string): RelativeDay | null {
  return relativeDays[daysBetween(today, day)] ?? null;
}
