import { addDays } from './calendar';
import { hospitalTimeZone, type Moment } from './format-time';
import { momentOf } from './moment-of';

/** At the hospital: until then on its day a step of the rule holds. */
export const dayRefundUntil = '18:00';

/** Up to so many days before the day of an order this share of the price is refunded. */
export interface DayRefundStep {
  readonly daysBefore: number;
  readonly percent: number;
}

/** A step of a refund rule as a person reads it: a moment, and a sum in cents. */
export interface DayRefundTerm {
  readonly before: Date;
  readonly refundCents: number;
}

/** The refund rule of an order as moments and sums, the earliest first; after the last one nothing is refunded. */
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

/**
 * The day that counts for the refund of a paid order once it is moved: the earliest that it ever had. Without that, an
 * order that is refunded no more could be moved to a later day and cancelled there for all of its price.
 */
export const refundDayAfterMove = (refundDay: string, movedTo: string): string =>
  movedTo < refundDay ? movedTo : refundDay;

/** What is refunded in cents of an order that is cancelled at a moment. */
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
