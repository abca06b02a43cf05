import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const servicePackageKindName = 'servicePackage';

/** States of an order of a service package. */
export const servicePackageStates = [
  'awaitingPayment',
  'active',
  'paused',
  'completed',
  'ended',
  'expired',
  'cancelled',
  'refunding',
  'refunded',
] as const;

export type ServicePackageOrderState = (typeof servicePackageStates)[number];

export type ServicePackageOrderEvent =
  | 'submit'
  | 'pay'
  | 'expire'
  | 'cancel'
  | 'pause'
  | 'resume'
  | 'endPause'
  | 'complete'
  | 'end'
  | 'requestRefund'
  | 'requestShare'
  | 'finishRefund';

/**
 * The life of an order of a service package. It is completed by the last unit that was carried out and ends with its
 * last day, which each pause puts off; while it is paused nothing of it can be used. What its owner gives up returns what is unused by `requestShare`; a payment that came too late goes back
 * whole by `requestRefund`.
 */
export const servicePackageOrderMachine: OrderMachine<
  ServicePackageOrderState,
  ServicePackageOrderEvent,
  'notify' | 'refund'
> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    active: 'active',
    paused: 'active',
    completed: 'completed',
    ended: 'completed',
    refunding: 'refunding',
    expired: 'cancelled',
    cancelled: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment'],
  final: ['completed', 'ended', 'expired', 'cancelled', 'refunded'],
  transitions: [
    { event: 'pay', from: ['awaitingPayment'], to: 'active', by: ['system'], emits: ['notify'] },
    {
      event: 'expire',
      from: ['awaitingPayment'],
      to: 'expired',
      by: ['system'],
      emits: ['notify'],
    },
    {
      event: 'cancel',
      from: ['awaitingPayment', 'active', 'paused'],
      to: 'cancelled',
      by: ['patient'],
      emits: ['notify'],
    },
    { event: 'pause', from: ['active'], to: 'paused', by: ['patient'], emits: ['notify'] },
    { event: 'resume', from: ['paused'], to: 'active', by: ['patient'], emits: [] },
    { event: 'endPause', from: ['paused'], to: 'active', by: ['system'], emits: ['notify'] },
    {
      event: 'complete',
      from: ['active', 'paused'],
      to: 'completed',
      by: ['hospital'],
      emits: ['notify'],
    },
    { event: 'end', from: ['active'], to: 'ended', by: ['system'], emits: ['notify'] },
    {
      event: 'requestRefund',
      from: ['cancelled', 'expired'],
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
