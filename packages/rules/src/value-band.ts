import { readReferenceRange, type ReferenceRange } from './value-trend';

/** A value on a scale of a width of one; zero is at the left. */
export interface ValueBand {
  /** Where the reference range begins and ends. */
  readonly from: number;
  readonly to: number;
  /** Where the value is. */
  readonly at: number;
  /** The value is only known to be below or above that place: `<0.5`, `>400`. */
  readonly beyond: 'below' | 'above' | null;
}

/** Parts of the width of a range that its scale shows below and above it. */
const below = 1 / 3;
const above = 0.9;
/** Part of the scale that stays free beside a value that is outside it. */
const margin = 0.15;
const written = /^([<>≤≥＜＞]=?)?\s*(-?\d+(?:\.\d+)?)$/u;

/** The ends of a scale on which a range has room at both sides. */
function scaleOf({ low, high }: ReferenceRange): readonly [number, number] {
  if (low !== null && high !== null) {
    const width = high - low || Math.abs(high) || 1;
    const start = low - width * below;
    // What cannot be negative has no scale below zero.
    return [low >= 0 ? Math.max(0, start) : start, high + width * above];
  }
  const limit = low ?? high ?? 0;
  const size = Math.abs(limit) || 1;
  return [limit > 0 ? 0 : limit - size, limit + size * 0.6];
}

/**
 * Places a value beside the reference range that it was issued with. The scale follows from the two of them. Null where
 * the value or the range is not a number: there is nothing to draw.
 */
export function valueBand(value: string, range: string): ValueBand | null {
  const limits = readReferenceRange(range);
  const [, sign, digits] = written.exec(value.trim()) ?? [];
  if (limits === null || digits === undefined) return null;
  const number = Number(digits);
  let [start, end] = scaleOf(limits);
  const room = (end - start) * margin;
  if (number > end - room) end = number + (number - start) * margin;
  if (number < start || (number < start + room && number < 0))
    start = number - (end - number) * margin;
  const place = (one: number): number => Math.min(1, Math.max(0, (one - start) / (end - start)));
  return {
    from: limits.low === null ? 0 : place(limits.low),
    to: limits.high === null ? 1 : place(limits.high),
    at: place(number),
    beyond: sign === undefined ? null : /^[<≤＜]/u.test(sign) ? 'below' : 'above',
  };
}
