import { addDays } from './calendar';
import { hospitalTimeZone, type Moment } from './format-time';
import { momentOf } from './moment-of';

/** At the hospital: until then on its day a step of the rule holds. */
export const dayRefundUntil = '18:00';

/** Up to so many days before the day of an order this share of the price goes back. */
export interface DayRefundStep {
  readonly daysBefore: number;
  readonly percent: number;
}

/** A step of a refund rule as a person reads it: a moment, and a sum in cents. */
export interface DayRefundTerm {
  readonly before: Date;
  readonly refundCents: number;
}

/** The refund rule of an order as moments and sums, the earliest first; after the last one nothing goes back. */
export function dayRefundTerms(
  steps: readonly DayRefundStep[],
  { day, cents }: { readonly day: string; readonly cents: number },
): DayRefundTerm[] {
  return [...steps]
    .sort((one, other) => other.daysBefore - one.daysBefore)
    .map(({ daysBefore, percent }) => ({
      before: momentOf(addDays(day, -daysBefore), dayRefundUntil, hospitalTimeZone),
      refundCents: Math.floor((cents * percent) / 100),
    }));
}

/** What goes back in cents of an order that is given up at a moment. */
export function dayRefundCents(
  steps: readonly DayRefundStep[],
  order: { readonly day: string; readonly cents: number },
  at: Moment,
): number {
  const now = new Date(at).getTime();
  return (
    dayRefundTerms(steps, order).find(({ before }) => now < before.getTime())?.refundCents ?? 0
  );
}
