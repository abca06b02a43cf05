import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const tipKindName = 'tip';

/** What moves a thank-you gift. */
export type TipOrderEvent =
  | 'submit'
  | 'pay'
  | 'expire'
  | 'cancel'
  | 'decline'
  | 'requestRefund'
  | 'finishRefund';

export type TipOrderState =
  | 'awaitingPayment'
  | 'given'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded';

/**
 * The life of a thank-you gift: it is given once it is paid, and goes back where the doctor does not take it, or where
 * its payment arrives after it had ended.
 */
export const tipOrderMachine: OrderMachine<TipOrderState, TipOrderEvent, 'notify' | 'refund'> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    given: 'completed',
    refunding: 'refunding',
    expired: 'cancelled',
    cancelled: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment'],
  final: ['given', 'expired', 'cancelled', 'refunded'],
  transitions: [
    { event: 'pay', from: ['awaitingPayment'], to: 'given', by: ['system'], emits: ['notify'] },
    {
      event: 'expire',
      from: ['awaitingPayment'],
      to: 'expired',
      by: ['system'],
      emits: ['notify'],
    },
    {
      event: 'cancel',
      from: ['awaitingPayment'],
      to: 'cancelled',
      by: ['patient'],
      emits: ['notify'],
    },
    {
      event: 'decline',
      from: ['given'],
      to: 'refunding',
      by: ['hospital'],
      emits: ['refund', 'notify'],
    },
    {
      event: 'requestRefund',
      from: ['cancelled', 'expired'],
      to: 'refunding',
      by: ['system'],
      emits: ['refund'],
    },
    {
      event: 'finishRefund',
      from: ['refunding'],
      to: 'refunded',
      by: ['system'],
      emits: ['notify'],
    },
  ],
};

/** Drawings of gifts. */
export const tipDrawings = ['tea', 'flowers', 'banner'] as const;
