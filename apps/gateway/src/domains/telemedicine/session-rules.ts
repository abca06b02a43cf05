import {
  telemedicineMachine,
  type TelemedicineEvent,
  type TelemedicineState,
} from '@xinglin/contract';
import { spanOf, type Span } from '../../kernel/calendar/time-of-kind';
import { allowedIn } from '../../kernel/orders/allowed-in';
import { hospitalTimeZone, telemedicineTerms } from '@xinglin/rules';
import type { Due, DueMove, Order } from '../../kernel/orders/order-kind';
import type { TelemedicineRow } from './tables';

/** A session as its rules see it. */
export type Session = Pick<
  Order<TelemedicineState, TelemedicineRow>,
  'state' | 'createdAt' | 'movedAt' | 'totalCents' | 'paidCents' | 'refundedCents'
> & { readonly own: Pick<TelemedicineRow, 'startsAt' | 'localDoctorId'> };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const terms = telemedicineTerms;

/** Whether an event may happen to a session in a state. */
export const can = allowedIn(telemedicineMachine);

/** Until when an order that was made at `createdAt` can be paid. */
export const payBeforeOf = (createdAt: Date): Date =>
  after(createdAt, terms.payWithinMinutes * minuteMs);

/** When a session that begins at `startsAt` takes place. */
export const sessionSpanOf = (startsAt: Date): Span => spanOf(startsAt, terms.sessionMinutes);

export const endsAtOf = (startsAt: Date): Date => sessionSpanOf(startsAt).endsAt;

export const cancelBeforeOf = (startsAt: Date): Date =>
  after(startsAt, -terms.cancelHoursBefore * hourMs);

export const placeBeforeOf = (startsAt: Date): Date =>
  after(startsAt, -terms.placeHoursBefore * hourMs);

/** What is to be paid of a session now. */
export function dueOf({ state, createdAt, totalCents }: Session, now: Date): Due | null {
  const before = payBeforeOf(createdAt);
  if (!can('pay', state) || now >= before) return null;
  return { cents: totalCents, before, timeZone: hospitalTimeZone };
}

/** What ends the state a session is in: money without a session or a summary goes back. */
export function deadlineOf(session: Session): DueMove<TelemedicineEvent> | null {
  const { state, createdAt, movedAt, paidCents, refundedCents, own } = session;
  switch (state) {
    case 'awaitingPayment':
      return { at: payBeforeOf(createdAt), event: 'lapse', reasonKey: 'notPaidInTime' };
    case 'booked':
      if (own.localDoctorId === null)
        return { at: placeBeforeOf(own.startsAt), event: 'expire', reasonKey: 'noLocalDoctor' };
      return {
        at: after(endsAtOf(own.startsAt), terms.lateMinutes * minuteMs),
        event: 'expire',
        reasonKey: 'notBegun',
      };
    case 'inProgress':
      return {
        at: after(movedAt, terms.summaryWithinHours * hourMs),
        event: 'expire',
        reasonKey: 'noSummary',
      };
    case 'unpaid':
    case 'cancelledByPatient':
    case 'refused':
    case 'expired':
      return paidCents > refundedCents
        ? { at: movedAt, event: 'requestRefund', reasonKey: 'cancelledRefund' }
        : null;
    default:
      return null;
  }
}

/** What its owner may do with a session now. */
export function allowedOf({ state, own }: Session, now: Date) {
  const isAhead = state === 'awaitingPayment' || state === 'booked';
  return {
    mayCancel: can('cancel', state) && now < cancelBeforeOf(own.startsAt),
    mayChoosePlace: isAhead && now < placeBeforeOf(own.startsAt),
    mayWriteCase: isAhead,
    mayComplete: isAhead || state === 'inProgress',
  };
}
