import { panelMachine, type PanelEvent, type PanelState } from '@xinglin/contract';
import { allowedIn } from '../../kernel/orders/allowed-in';
import { hospitalTimeZone, panelTerms } from '@xinglin/rules';
import type { Due, DueMove, Order } from '../../kernel/orders/order-kind';
import type { PanelRow } from './tables';

/** A question as its rules see it. */
type Panel = Pick<
  Order<PanelState, PanelRow>,
  'state' | 'createdAt' | 'movedAt' | 'totalCents' | 'paidCents' | 'refundedCents'
> & { readonly own: Pick<PanelRow, 'answerBefore'> };

const minuteMs = 60_000;

/** Whether an event may happen to a question in a state. */
export const can = allowedIn(panelMachine);

/** Until when an order that was made at `createdAt` can be paid. */
export const payBeforeOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + panelTerms.payWithinMinutes * minuteMs);

/** Until when the experts answer a question that was paid at `paidAt`. */
export const answerBeforeOf = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + panelTerms.answerWithinHours * 60 * minuteMs);

/** What is to be paid of a question now. */
export function dueOf({ state, createdAt, totalCents }: Panel, now: Date): Due | null {
  const before = payBeforeOf(createdAt);
  if (!can('pay', state) || now >= before) return null;
  return { cents: totalCents, before, timeZone: hospitalTimeZone };
}

/** What ends the state a question is in: every wait has an end, and money without an answer goes back. */
export function deadlineOf({
  state,
  createdAt,
  movedAt,
  paidCents,
  refundedCents,
  own,
}: Panel): DueMove<PanelEvent> | null {
  // Written behind the move that pays it: until then it counts from that move.
  const answerBefore = own.answerBefore ?? answerBeforeOf(movedAt);
  switch (state) {
    case 'awaitingPayment':
      return { at: payBeforeOf(createdAt), event: 'lapse', reasonKey: 'notPaidInTime' };
    case 'waiting':
      return { at: answerBefore, event: 'expire', reasonKey: 'notAnsweredInTime' };
    case 'answering':
      return { at: answerBefore, event: 'finish', reasonKey: 'timeOver' };
    default:
      // Ended with money still to go back: expired, withdrawn, paid too late.
      return can('requestRefund', state) && paidCents > refundedCents
        ? { at: movedAt, event: 'requestRefund', reasonKey: 'cancelledRefund' }
        : null;
  }
}
