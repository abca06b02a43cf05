import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls an order of prescribed medicines. */
export const drugOrderKindName = 'drugs';

/**
 * States of an order of medicines. `sent`: paid, and on its way to the pharmacy's screen; `unconfirmed`: the pharmacy did
 * not acknowledge it in time; `confirmed`: it did; `cancellationAsked`: the owner wants to cancel what a pharmacy has.
 */
export const drugOrderStates = [
  'awaitingPayment',
  'sent',
  'unconfirmed',
  'confirmed',
  'cancellationAsked',
  'readyToCollect',
  'onTheWay',
  'received',
  'unpaid',
  'cancelled',
  'declined',
  'refunding',
  'refunded',
] as const;

export type DrugOrderState = (typeof drugOrderStates)[number];

export type DrugOrderEvent =
  | 'submit'
  | 'pay'
  | 'lapse'
  | 'cancel'
  | 'confirm'
  | 'overdue'
  | 'moveElsewhere'
  | 'giveUp'
  | 'askCancellation'
  | 'refuseCancellation'
  | 'agreeCancellation'
  | 'makeReady'
  | 'ship'
  | 'receive'
  | 'decline'
  | 'requestRefund'
  | 'finishRefund';

const withPharmacy = ['confirmed', 'cancellationAsked', 'readyToCollect', 'onTheWay'] as const;

/**
 * The life of an order of medicines (decisions a3, a4, a6). Its owner cancels it until a pharmacy confirmed it, and asks
 * afterwards. One that no pharmacy confirms is offered elsewhere, and is refunded where the offer is not taken.
 */
export const drugOrderMachine: OrderMachine<DrugOrderState, DrugOrderEvent, 'notify' | 'refund'> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    sent: 'active',
    unconfirmed: 'active',
    confirmed: 'active',
    cancellationAsked: 'active',
    readyToCollect: 'active',
    onTheWay: 'active',
    received: 'completed',
    unpaid: 'cancelled',
    cancelled: 'cancelled',
    declined: 'cancelled',
    refunding: 'refunding',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment'],
  final: ['received', 'unpaid', 'cancelled', 'declined', 'refunded'],
  transitions: [
    { event: 'pay', from: ['awaitingPayment'], to: 'sent', by: ['system'], emits: ['notify'] },
    { event: 'lapse', from: ['awaitingPayment'], to: 'unpaid', by: ['system'], emits: ['notify'] },
    {
      event: 'cancel',
      from: ['awaitingPayment', 'sent', 'unconfirmed'],
      to: 'cancelled',
      by: ['patient'],
      emits: ['notify'],
    },
    {
      event: 'confirm',
      from: ['sent', 'unconfirmed'],
      to: 'confirmed',
      by: ['hospital'],
      emits: ['notify'],
    },
    // From `confirmed`: all of it stayed on hold beyond what was promised.
    {
      event: 'overdue',
      from: ['sent', 'confirmed'],
      to: 'unconfirmed',
      by: ['system'],
      emits: ['notify'],
    },
    { event: 'moveElsewhere', from: ['unconfirmed'], to: 'sent', by: ['patient'], emits: [] },
    { event: 'giveUp', from: ['unconfirmed'], to: 'cancelled', by: ['system'], emits: ['notify'] },
    {
      event: 'askCancellation',
      from: ['confirmed'],
      to: 'cancellationAsked',
      by: ['patient'],
      emits: [],
    },
    {
      event: 'refuseCancellation',
      from: ['cancellationAsked'],
      to: 'confirmed',
      by: ['hospital'],
      emits: ['notify'],
    },
    {
      event: 'agreeCancellation',
      from: ['cancellationAsked'],
      to: 'cancelled',
      by: ['hospital'],
      emits: ['notify'],
    },
    {
      event: 'makeReady',
      from: ['confirmed'],
      to: 'readyToCollect',
      by: ['hospital'],
      emits: ['notify'],
    },
    { event: 'ship', from: ['confirmed'], to: 'onTheWay', by: ['hospital'], emits: ['notify'] },
    {
      event: 'receive',
      from: ['readyToCollect', 'onTheWay'],
      to: 'received',
      by: ['patient', 'hospital', 'system'],
      emits: ['notify'],
    },
    {
      event: 'decline',
      from: ['sent', 'unconfirmed', ...withPharmacy],
      to: 'declined',
      by: ['hospital', 'system'],
      emits: ['notify'],
    },
    {
      event: 'requestRefund',
      from: ['unpaid', 'cancelled', 'declined'],
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
