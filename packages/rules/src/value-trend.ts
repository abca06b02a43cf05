import { daysBetween } from './calendar';

/** Where values usually lie, as a laboratory says it; a side that it does not limit is null. */
export interface ReferenceRange {
  readonly low: number | null;
  readonly high: number | null;
}

/** A value of a report as it was issued, and the day it was measured. */
export interface MeasuredValue {
  /** LocalDate. */
  readonly day: string;
  readonly value: string;
}

/** Values over time in a drawing of a width and a height of one; zero is at the top and at the left. */
export interface ValueTrend {
  /** The oldest first. */
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    /** Index of the value among those that were measured. */
    readonly index: number;
  }[];
  /** Where the usual range lies; null where there is none. */
  readonly usual: { readonly top: number; readonly bottom: number } | null;
}

/** Part of the height that stays free above and below. */
const margin = 0.1;
const number = String.raw`-?\d+(?:\.\d+)?`;
const plainNumber = new RegExp(`^${number}$`, 'u');
const between = new RegExp(`^(${number})\\s*(?:[-–—~～至]|to)\\s*(${number})$`, 'u');
const oneSided = new RegExp(`^([<>≤≥＜＞]=?)\\s*(${number})$`, 'u');

/** The limits of a range as laboratories write it: `3.9–6.1`, `<5.2`, `≥1.0`. Null for words. */
export function readReferenceRange(text: string): ReferenceRange | null {
  const both = between.exec(text.trim());
  if (both) {
    const [low, high] = [Number(both[1]), Number(both[2])];
    return low <= high ? { low, high } : null;
  }
  const [, sign, limit] = oneSided.exec(text.trim()) ?? [];
  if (sign === undefined) return null;
  return /^[<≤＜]/u.test(sign)
    ? { low: null, high: Number(limit) }
    : { low: Number(limit), high: null };
}

/**
 * Places values over time, each by its day, beside their usual range (spec 2 §2.15).
 * What is no number (`negative`, `<0.5`) has no place. Null below two values: there is nothing to compare.
 */
export function valueTrend(measured: readonly MeasuredValue[], range: string): ValueTrend | null {
  const values = measured
    .map(({ day, value }, index) => ({ day, value, index }))
    .filter(({ value }) => plainNumber.test(value.trim()))
    .map(({ day, value, index }) => ({ day, value: Number(value), index }))
    .toSorted((one, other) => daysBetween(other.day, one.day));
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  const { low = null, high = null } = readReferenceRange(range) ?? {};
  const shown = values.map(({ value }) => value);
  const limits = [low, high].filter((limit) => limit !== null);
  const least = Math.min(...shown, ...limits);
  const most = Math.max(...shown, ...limits);
  const days = daysBetween(first.day, last.day);
  const heightOf = (value: number): number =>
    most === least ? 0.5 : 1 - margin - ((value - least) / (most - least)) * (1 - 2 * margin);
  return {
    points: values.map(({ day, value, index }, place) => ({
      // Values of one day stand beside each other.
      x: days === 0 ? place / (values.length - 1) : daysBetween(first.day, day) / days,
      y: heightOf(value),
      index,
    })),
    usual:
      limits.length === 0
        ? null
        : { top: high === null ? 0 : heightOf(high), bottom: low === null ? 1 : heightOf(low) },
  };
}
