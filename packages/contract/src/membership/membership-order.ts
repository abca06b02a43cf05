import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const membershipKindName = 'membership';

/** States of an order of a card, or of a service for members. */
export const membershipStates = [
  'awaitingPayment',
  'paid',
  'active',
  'completed',
  'unpaid',
  'cancelled',
  'refunding',
  'refunded',
] as const;

export type MembershipState = (typeof membershipStates)[number];

export type MembershipEvent =
  | 'submit'
  | 'pay'
  | 'lapse'
  | 'activate'
  | 'end'
  | 'complete'
  | 'cancel'
  | 'requestRefund'
  | 'requestShare'
  | 'finishRefund';

/**
 * The life of an order of membership. A service that a card includes costs nothing and is `paid` from the beginning. A card is activated by its owner and ends with its last day; a service is
 * completed at the desk. One that is given up gives back all, or the share of the days that are left of a card.
 */
export const membershipMachine: OrderMachine<
  MembershipState,
  MembershipEvent,
  'notify' | 'refund'
> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    paid: 'active',
    active: 'active',
    completed: 'completed',
    refunding: 'refunding',
    unpaid: 'cancelled',
    cancelled: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment', 'paid'],
  final: ['completed', 'unpaid', 'cancelled', 'refunded'],
  transitions: [
    { event: 'pay', from: ['awaitingPayment'], to: 'paid', by: ['system'], emits: ['notify'] },
    {
      event: 'lapse',
      from: ['awaitingPayment'],
      to: 'unpaid',
      by: ['system'],
      emits: ['notify'],
    },
    { event: 'activate', from: ['paid'], to: 'active', by: ['patient'], emits: ['notify'] },
    { event: 'end', from: ['active'], to: 'completed', by: ['system'], emits: ['notify'] },
    { event: 'complete', from: ['paid'], to: 'completed', by: ['hospital'], emits: ['notify'] },
    {
      event: 'cancel',
      from: ['awaitingPayment', 'paid', 'active'],
      to: 'cancelled',
      by: ['patient'],
      emits: ['notify'],
    },
    {
      event: 'requestRefund',
      from: ['cancelled', 'unpaid'],
      to: 'refunding',
      by: ['system'],
      emits: ['refund'],
    },
    { event: 'requestShare', from: ['cancelled'], to: 'refunding', by: ['system'], emits: [] },
    {
      event: 'finishRefund',
      from: ['refunding'],
      to: 'refunded',
      by: ['system'],
      emits: ['notify'],
    },
  ],
};
