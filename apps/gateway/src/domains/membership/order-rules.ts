import { membershipMachine, type MembershipEvent, type MembershipState } from '@xinglin/contract';
import { allowedIn } from '../../kernel/orders/allowed-in';
import { hospitalTimeZone, membershipTerms } from '@xinglin/rules';
import type { Due, DueMove, Order } from '../../kernel/orders/order-kind';
import type { MembershipOrderRow } from './tables';

export type MembershipOrder = Order<MembershipState, MembershipOrderRow>;

/** An order as its rules see it. */
export type MembershipFacts = Pick<
  MembershipOrder,
  'state' | 'createdAt' | 'movedAt' | 'totalCents' | 'paidCents' | 'refundedCents'
> & { readonly own: Pick<MembershipOrderRow, 'goodsType' | 'startsAt' | 'endsAt'> };

/** Whether an event may happen to an order in a state. */
export const can = allowedIn(membershipMachine);

/** Until when an order that was made at `createdAt` can be paid. */
export const payBeforeOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + membershipTerms.payWithinMinutes * 60_000);

/** What is to be paid of an order now. */
export function dueOf({ state, createdAt, totalCents }: MembershipFacts, now: Date): Due | null {
  const before = payBeforeOf(createdAt);
  if (!can('pay', state) || now >= before) return null;
  return { cents: totalCents, before, timeZone: hospitalTimeZone };
}

/** What ends the state an order is in. */
export function deadlineOf(order: MembershipFacts): DueMove<MembershipEvent> | null {
  const { state, createdAt, movedAt, paidCents, refundedCents, own } = order;
  switch (state) {
    case 'awaitingPayment':
      return { at: payBeforeOf(createdAt), event: 'lapse', reasonKey: 'notPaidInTime' };
    case 'active':
      return own.endsAt && { at: own.endsAt, event: 'end', reasonKey: 'cardEnded' };
    case 'unpaid':
      return paidCents > refundedCents
        ? { at: movedAt, event: 'requestRefund', reasonKey: 'cancelledRefund' }
        : null;
    default:
      return null;
  }
}
