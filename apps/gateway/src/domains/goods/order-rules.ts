import { goodsOrderMachine, type GoodsOrderEvent, type GoodsOrderState } from '@xinglin/contract';
import { allowedIn } from '../../kernel/orders/allowed-in';
import { goodsTerms, hospitalTimeZone } from '@xinglin/rules';
import type { Due, DueMove, Order } from '../../kernel/orders/order-kind';
import type { GoodsLineRow, GoodsOrderRow } from './tables';

/** An order as its rules see it. */
export type GoodsOrderOf = Order<GoodsOrderState, GoodsOrderRow>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Whether an event may happen to an order in a state. */
export const can = allowedIn(goodsOrderMachine);

/** Until when an order that was made at `createdAt` can be paid. */
export const payBeforeOf = (createdAt: Date): Date =>
  after(createdAt, goodsTerms.payWithinMinutes * minuteMs);

/** Until when something that came at `receivedAt` can be returned. */
export const returnBeforeOf = (receivedAt: Date): Date =>
  after(receivedAt, goodsTerms.returnDays * dayMs);

/** What is to be paid of an order now. */
export function dueOf({ state, createdAt, totalCents }: GoodsOrderOf, now: Date): Due | null {
  const before = payBeforeOf(createdAt);
  if (!can('pay', state) || now >= before) return null;
  return { cents: totalCents, before, timeZone: hospitalTimeZone };
}

/** What ends the state an order is in. */
export function deadlineOf(order: GoodsOrderOf): DueMove<GoodsOrderEvent> | null {
  const { state, createdAt, movedAt, paidCents, refundedCents, own } = order;
  switch (state) {
    case 'awaitingPayment':
      return { at: payBeforeOf(createdAt), event: 'lapse', reasonKey: 'notPaidInTime' };
    case 'shipped':
      return {
        at: after(movedAt, goodsTerms.receivedAfterDays * dayMs),
        event: 'receive',
        reasonKey: 'receivedByItself',
      };
    case 'received':
      return {
        at: returnBeforeOf(own.receivedAt ?? movedAt),
        event: 'finish',
        reasonKey: 'returnTimeOver',
      };
    case 'unpaid':
    case 'cancelled':
    case 'outOfStock':
      return paidCents > refundedCents
        ? { at: movedAt, event: 'requestRefund', reasonKey: 'cancelledRefund' }
        : null;
    default:
      return null;
  }
}

/** How many of a line its owner can still return. */
export function returnableOf(order: GoodsOrderOf, line: GoodsLineRow, now: Date): number {
  const { state, own } = order;
  if (state !== 'received' || own.receivedAt === null || line.returnDays === 0) return 0;
  return now < returnBeforeOf(own.receivedAt) ? line.count - line.askedCount : 0;
}

/** Whether a line can be spoken of by its buyer: it came, and did not all go back. */
export const mayCommentOn = (
  { state, own }: GoodsOrderOf,
  { count, returnedCount }: GoodsLineRow,
): boolean =>
  (state === 'received' || state === 'finished') &&
  own.receivedAt !== null &&
  returnedCount < count;

/** Whether an invoice can be applied for: it came, and not all went back. */
export const mayInvoice = ({ state, paidCents, refundedCents, own }: GoodsOrderOf): boolean =>
  (state === 'received' || state === 'finished') &&
  paidCents > refundedCents &&
  own.invoiceAppliedAt === null;
