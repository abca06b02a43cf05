import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const checkUpKindName = 'checkUp';

/** States of an order of a check-up. */
export const checkUpStates = [
  'awaitingPayment',
  'booked',
  'attended',
  'completed',
  'unpaid',
  'cancelled',
  'refused',
  'missed',
  'refunding',
  'refunded',
] as const;

export type CheckUpState = (typeof checkUpStates)[number];

export type CheckUpEvent =
  | 'submit'
  | 'pay'
  | 'lapse'
  | 'reschedule'
  | 'attend'
  | 'complete'
  | 'cancel'
  | 'refuse'
  | 'miss'
  | 'requestRefund'
  | 'requestShare'
  | 'finishRefund';

/**
 * The life of an order of a check-up. It is moved from day to day while it is booked, is completed by the last report,
 * and gives back what the rule of its organisation says: all of it by `requestRefund`, a share by `requestShare`.
 */
export const checkUpMachine: OrderMachine<CheckUpState, CheckUpEvent, 'notify' | 'refund'> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    booked: 'active',
    attended: 'active',
    completed: 'completed',
    missed: 'completed',
    refunding: 'refunding',
    unpaid: 'cancelled',
    cancelled: 'cancelled',
    refused: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment'],
  final: ['completed', 'missed', 'unpaid', 'cancelled', 'refused', 'refunded'],
  transitions: [
    { event: 'pay', from: ['awaitingPayment'], to: 'booked', by: ['system'], emits: ['notify'] },
    { event: 'lapse', from: ['awaitingPayment'], to: 'unpaid', by: ['system'], emits: ['notify'] },
    {
      event: 'reschedule',
      from: ['booked'],
      to: 'booked',
      by: ['patient'],
      emits: ['notify'],
    },
    { event: 'attend', from: ['booked'], to: 'attended', by: ['hospital'], emits: [] },
    { event: 'complete', from: ['attended'], to: 'completed', by: ['hospital'], emits: ['notify'] },
    {
      event: 'cancel',
      from: ['awaitingPayment', 'booked'],
      to: 'cancelled',
      by: ['patient'],
      emits: ['notify'],
    },
    {
      event: 'refuse',
      from: ['awaitingPayment', 'booked'],
      to: 'refused',
      by: ['hospital'],
      emits: ['notify'],
    },
    { event: 'miss', from: ['booked'], to: 'missed', by: ['system'], emits: ['notify'] },
    {
      event: 'requestRefund',
      from: ['unpaid', 'cancelled', 'refused'],
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
