import {
  specialDiseaseMachine,
  type SpecialDiseaseEvent,
  type SpecialDiseaseState,
} from '@xinglin/contract';
import {
  addDays,
  dayRefundCents,
  dayAt,
  hospitalTimeZone,
  momentOf,
  specialDiseaseTerms,
} from '@xinglin/rules';
import { allowedIn } from '../../kernel/orders/allowed-in';
import type { Due, DueMove, Order } from '../../kernel/orders/order-kind';
import type { SpecialDiseaseRow } from './tables';

export type Booking = Order<SpecialDiseaseState, SpecialDiseaseRow>;

/** A booking as its rules see it. */
export type BookingFacts = Pick<
  Booking,
  'state' | 'createdAt' | 'movedAt' | 'totalCents' | 'paidCents' | 'refundedCents'
> & { readonly own: Pick<SpecialDiseaseRow, 'day' | 'refundDay' | 'refundRule' | 'confirmedAt'> };

const hourMs = 3_600_000;

/** Whether an event may happen to a booking in a state. */
export const can = allowedIn(specialDiseaseMachine);

const dayBegins = (day: string): Date => momentOf(day, '00:00', hospitalTimeZone);

/** Until when the group answers a booking: never once its day has begun. Its slot is free again after that. */
export function answerBeforeOf({
  own: { day },
  createdAt,
}: Pick<BookingFacts, 'createdAt'> & { readonly own: Pick<BookingFacts['own'], 'day'> }): Date {
  const latest = createdAt.getTime() + specialDiseaseTerms.answerWithinHours * hourMs;
  return new Date(Math.min(latest, dayBegins(day).getTime()));
}

/** Until when a confirmed booking can be paid: never once its day has begun. */
export function payBeforeOf({ own, movedAt }: Pick<BookingFacts, 'own' | 'movedAt'>): Date {
  const confirmedAt = own.confirmedAt ?? movedAt;
  const latest = confirmedAt.getTime() + specialDiseaseTerms.payWithinHours * hourMs;
  return new Date(Math.min(latest, dayBegins(own.day).getTime()));
}

/** What is to be paid of a booking now. */
export function dueOf(booking: BookingFacts, now: Date): Due | null {
  const before = payBeforeOf(booking);
  if (!can('pay', booking.state) || now >= before) return null;
  return { cents: booking.totalCents, before, timeZone: hospitalTimeZone };
}

/** What ends the state a booking is in. */
export function deadlineOf(booking: BookingFacts): DueMove<SpecialDiseaseEvent> | null {
  const { state, movedAt, paidCents, refundedCents, own } = booking;
  switch (state) {
    case 'submitted':
      return { at: answerBeforeOf(booking), event: 'expire', reasonKey: 'notConfirmed' };
    case 'awaitingPayment':
      return { at: payBeforeOf(booking), event: 'lapse', reasonKey: 'notPaidInTime' };
    case 'booked':
      return { at: dayBegins(addDays(own.day, 1)), event: 'miss', reasonKey: 'notThere' };
    case 'unpaid':
    case 'refused':
      return paidCents > refundedCents
        ? { at: movedAt, event: 'requestRefund', reasonKey: 'cancelledRefund' }
        : null;
    default:
      return null;
  }
}

/** What is refunded of a booking that is cancelled now. */
export function refundNow({ paidCents, refundedCents, own }: BookingFacts, now: Date): number {
  const left = paidCents - refundedCents;
  return Math.min(left, dayRefundCents(own.refundRule, { day: own.refundDay, cents: left }, now));
}

/** What its owner may do with a booking now. */
export function allowedOf({ state, own }: BookingFacts, now: Date, moves: number) {
  const isAhead = dayAt(now, hospitalTimeZone) < own.day;
  return {
    mayCancel: can('cancel', state) && isAhead,
    movesLeft: Math.max(0, specialDiseaseTerms.mostMoves - moves),
    mayMove: can('reschedule', state) && isAhead && moves < specialDiseaseTerms.mostMoves,
    mayNote: can('reschedule', state) && isAhead,
  };
}
