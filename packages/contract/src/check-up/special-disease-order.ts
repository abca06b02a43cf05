import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const specialDiseaseKindName = 'specialDisease';

/** States of a booking with an expert of a special disease. */
export const specialDiseaseStates = [
  'submitted',
  'awaitingPayment',
  'booked',
  'visited',
  'unpaid',
  'expired',
  'cancelled',
  'refused',
  'missed',
  'refunding',
  'refunded',
] as const;

export type SpecialDiseaseState = (typeof specialDiseaseStates)[number];

export type SpecialDiseaseEvent =
  | 'submit'
  | 'confirm'
  | 'pay'
  | 'lapse'
  | 'expire'
  | 'reschedule'
  | 'attend'
  | 'miss'
  | 'cancel'
  | 'refuse'
  | 'requestRefund'
  | 'requestShare'
  | 'finishRefund';

/**
 * The life of a booking with an expert of a special disease. The expert's group reads the materials and confirms or
 * refuses; only then is it paid. It expires where nobody answered before its day. A cancelled one gives back what the
 * refund rule says: all of it by `requestRefund`, a share by `requestShare`.
 */
export const specialDiseaseMachine: OrderMachine<
  SpecialDiseaseState,
  SpecialDiseaseEvent,
  'notify' | 'refund'
> = {
  groups: {
    submitted: 'active',
    awaitingPayment: 'awaitingPayment',
    booked: 'active',
    visited: 'completed',
    missed: 'completed',
    refunding: 'refunding',
    unpaid: 'cancelled',
    expired: 'cancelled',
    cancelled: 'cancelled',
    refused: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['submitted'],
  final: ['visited', 'missed', 'unpaid', 'expired', 'cancelled', 'refused', 'refunded'],
  transitions: [
    {
      event: 'confirm',
      from: ['submitted'],
      to: 'awaitingPayment',
      by: ['hospital'],
      emits: ['notify'],
    },
    { event: 'expire', from: ['submitted'], to: 'expired', by: ['system'], emits: ['notify'] },
    { event: 'pay', from: ['awaitingPayment'], to: 'booked', by: ['system'], emits: ['notify'] },
    { event: 'lapse', from: ['awaitingPayment'], to: 'unpaid', by: ['system'], emits: ['notify'] },
    { event: 'reschedule', from: ['submitted'], to: 'submitted', by: ['patient'], emits: [] },
    {
      event: 'reschedule',
      from: ['booked'],
      to: 'booked',
      by: ['patient'],
      emits: ['notify'],
    },
    { event: 'attend', from: ['booked'], to: 'visited', by: ['hospital'], emits: ['notify'] },
    { event: 'miss', from: ['booked'], to: 'missed', by: ['system'], emits: ['notify'] },
    {
      event: 'cancel',
      from: ['submitted', 'awaitingPayment', 'booked'],
      to: 'cancelled',
      by: ['patient'],
      emits: ['notify'],
    },
    {
      event: 'refuse',
      from: ['submitted', 'awaitingPayment', 'booked'],
      to: 'refused',
      by: ['hospital'],
      emits: ['notify'],
    },
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
