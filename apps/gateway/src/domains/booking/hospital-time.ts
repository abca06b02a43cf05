const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

function wallClock(moment: Date, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map((part) => [part.type, part.value]),
  );
}

/** The calendar day, `2026-12-01`, that a hospital in `timeZone` has at `moment`. */
export function dayAt(moment: Date, timeZone: string): string {
  const parts = wallClock(moment, timeZone);
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The time of day, `08:30`, that a hospital in `timeZone` has at `moment`. */
export function timeAt(moment: Date, timeZone: string): string {
  const parts = wallClock(moment, timeZone);
  return `${parts.hour}:${parts.minute}`;
}

/** Moves a calendar day by whole days. */
export function addDays(day: string, count: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}

/** First day of the month `2026-12` and of the one after it. */
export function monthBounds(month: string): { readonly first: string; readonly next: string } {
  const first = `${month}-01`;
  const next = new Date(`${first}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { first, next: next.toISOString().slice(0, 10) };
}

/** The moment at which a hospital's clock in `timeZone` shows `time` on `day`. */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The offset is asked for twice: the first guess may lie on the other side of a change of the clocks.
  const firstGuess = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(firstGuess, timeZone));
}

function offsetAt(instant: number, timeZone: string): number {
  const parts = wallClock(new Date(instant), timeZone);
  const shown = Date.parse(
    `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`,
  );
  return shown - Math.floor(instant / 1000) * 1000;
}
