import { checkUpMachine, type CheckUpEvent, type CheckUpState } from '@xinglin/contract';
import { allowedIn } from '../../kernel/orders/allowed-in';
import {
  addDays,
  dayRefundCents,
  checkUpTerms,
  dayAt,
  hospitalTimeZone,
  momentOf,
} from '@xinglin/rules';
import type { Due, DueMove, Order } from '../../kernel/orders/order-kind';
import type { CheckUpRow } from './tables';

export type CheckUpOrder = Order<CheckUpState, CheckUpRow>;

/** An order as its rules see it. */
export type CheckUpFacts = Pick<
  CheckUpOrder,
  'state' | 'createdAt' | 'movedAt' | 'totalCents' | 'paidCents' | 'refundedCents'
> & { readonly own: Pick<CheckUpRow, 'day' | 'refundDay' | 'refundRule' | 'invoice'> };

/** Whether an event may happen to an order in a state. */
export const can = allowedIn(checkUpMachine);

/** Until when an order that was made at `createdAt` can be paid. */
export const payBeforeOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + checkUpTerms.payWithinMinutes * 60_000);

/** What is to be paid of an order now. */
export function dueOf({ state, createdAt, totalCents }: CheckUpFacts, now: Date): Due | null {
  const before = payBeforeOf(createdAt);
  if (!can('pay', state) || now >= before) return null;
  return { cents: totalCents, before, timeZone: hospitalTimeZone };
}

/** What ends the state an order is in. */
export function deadlineOf(order: CheckUpFacts): DueMove<CheckUpEvent> | null {
  const { state, createdAt, movedAt, paidCents, refundedCents, own } = order;
  switch (state) {
    case 'awaitingPayment':
      return { at: payBeforeOf(createdAt), event: 'lapse', reasonKey: 'notPaidInTime' };
    case 'booked':
      return {
        at: momentOf(addDays(own.day, 1), '00:00', hospitalTimeZone),
        event: 'miss',
        reasonKey: 'notThere',
      };
    case 'unpaid':
    case 'refused':
      return paidCents > refundedCents
        ? { at: movedAt, event: 'requestRefund', reasonKey: 'cancelledRefund' }
        : null;
    default:
      return null;
  }
}

/** What is refunded of an order that is cancelled now. */
export function refundNow({ paidCents, refundedCents, own }: CheckUpFacts, now: Date): number {
  const left = paidCents - refundedCents;
  return Math.min(left, dayRefundCents(own.refundRule, { day: own.refundDay, cents: left }, now));
}

/** What its owner may do with an order now. */
export function allowedOf(order: CheckUpFacts, now: Date, moves: number) {
  const { state, own, paidCents, refundedCents } = order;
  const isAhead = dayAt(now, hospitalTimeZone) < own.day;
  return {
    mayCancel: can('cancel', state) && isAhead,
    movesLeft: Math.max(0, checkUpTerms.mostMoves - moves),
    mayMove: can('reschedule', state) && isAhead && moves < checkUpTerms.mostMoves,
    mayInvoice:
      (state === 'attended' || state === 'completed') &&
      paidCents > refundedCents &&
      own.invoice === null,
  };
}

/** Whether a printed report can be asked for: somebody was there. */
export const paperAllowed = (state: CheckUpState): boolean =>
  state === 'attended' || state === 'completed';
