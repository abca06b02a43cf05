import { drugOrderMachine, type DrugOrderEvent, type DrugOrderState } from '@xinglin/contract';
import { drugOrderTerms, hospitalTimeZone, openMinutesAfter } from '@xinglin/rules';
import { allowedIn } from '../../kernel/orders/allowed-in';
import type { Due, DueMove, Order } from '../../kernel/orders/order-kind';
import type { DrugOrderLineRow, DrugOrderRow, PharmacyRow } from './tables';

/** An order as its rules see it. */
export type DrugOrderOf = Order<DrugOrderState, DrugOrderRow>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Whether an event may happen to an order in a state. */
export const can = allowedIn(drugOrderMachine);

/** Until when an order can be paid: never beyond the hour at which its prescription ends. */
export function payBeforeOf(now: Date, validUntil: Date | null): Date {
  const before = after(now, drugOrderTerms.payWithinMinutes * minuteMs);
  return validUntil !== null && validUntil < before ? validUntil : before;
}

/** What is to be paid of an order now. */
export function dueOf({ state, totalCents, own }: DrugOrderOf, now: Date): Due | null {
  if (!can('pay', state) || now >= own.payBefore) return null;
  return { cents: totalCents, before: own.payBefore, timeZone: hospitalTimeZone };
}

/** What ends the state an order is in. */
export function deadlineOf(order: DrugOrderOf): DueMove<DrugOrderEvent> | null {
  const { state, movedAt, paidCents, refundedCents, own } = order;
  switch (state) {
    case 'awaitingPayment':
      return { at: own.payBefore, event: 'lapse', reasonKey: 'notPaidInTime' };
    case 'sent':
      return (
        own.confirmBefore && { at: own.confirmBefore, event: 'overdue', reasonKey: 'unconfirmed' }
      );
    case 'unconfirmed':
      return own.confirmBefore && { at: own.confirmBefore, event: 'giveUp', reasonKey: 'notMoved' };
    case 'onTheWay':
    case 'readyToCollect':
      return (
        own.handedOverAt && {
          at: after(own.handedOverAt, drugOrderTerms.receivedAfterDays * dayMs),
          event: 'receive',
          reasonKey: 'receivedAfterDays',
        }
      );
    case 'unpaid':
    case 'cancelled':
    case 'declined':
      return paidCents > refundedCents
        ? { at: movedAt, event: 'requestRefund', reasonKey: 'cancelledRefund' }
        : null;
    default:
      return null;
  }
}

/** Until when a pharmacy acknowledges what it is sent at `now`: minutes of its opening hours. */
export const confirmBeforeOf = (pharmacy: PharmacyRow, now: Date): Date =>
  openMinutesAfter(now, pharmacy.confirmsWithinMinutes, pharmacy);

/** When a pharmacy has it ready, and when it would be there, from `now` on. */
export const readyAt = (pharmacy: PharmacyRow, now: Date): Date =>
  openMinutesAfter(now, pharmacy.prepareMinutes, pharmacy);
export const deliveredAt = (pharmacy: PharmacyRow, now: Date): Date =>
  after(readyAt(pharmacy, now), pharmacy.deliveryMinutes * minuteMs);

/** When all of an order is to be there or ready; null before it was sent. */
export function promisedBy(
  own: Pick<DrugOrderRow, 'sentAt' | 'windowEndsAt' | 'method'>,
  pharmacy: PharmacyRow,
): Date | null {
  if (own.windowEndsAt !== null) return own.windowEndsAt;
  if (own.sentAt === null) return null;
  return own.method === 'pickup'
    ? readyAt(pharmacy, own.sentAt)
    : deliveredAt(pharmacy, own.sentAt);
}

/** States of a line in which the pharmacy still has it to do. */
export const isOpenLine = ({ state }: Pick<DrugOrderLineRow, 'state'>): boolean =>
  state === 'waiting' || state === 'preparing' || state === 'onHold' || state === 'ready';

/** Whether the patient got it, even where it came back later. */
export const isHandedLine = ({ state }: Pick<DrugOrderLineRow, 'state'>): boolean =>
  state === 'handedOver' || state === 'returned';

/** Whether another medicine is being decided for a line. */
export const isOffered = ({ offerState }: Pick<DrugOrderLineRow, 'offerState'>): boolean =>
  offerState === 'askedDoctor' || offerState === 'offered';

/** What is charged for a line and did not go back. */
export const restOf = ({
  shareCents,
  refundedCents,
}: Pick<DrugOrderLineRow, 'shareCents' | 'refundedCents'>): number => shareCents - refundedCents;
