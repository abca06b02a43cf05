import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const telemedicineKindName = 'telemedicine';

/** States of a session of the tele-clinic. What is typed and not sent is none. */
export const telemedicineStates = [
  'awaitingPayment',
  'booked',
  'inProgress',
  'finished',
  'unpaid',
  'cancelledByPatient',
  'refused',
  'expired',
  'refunding',
  'refunded',
] as const;

export type TelemedicineState = (typeof telemedicineStates)[number];

export type TelemedicineEvent =
  | 'submit'
  | 'pay'
  | 'lapse'
  | 'begin'
  | 'finish'
  | 'cancel'
  | 'refuse'
  | 'expire'
  | 'requestRefund'
  | 'finishRefund';

/**
 * The life of a session of the tele-clinic. Its patient may give it up until it is near; it expires by itself where no
 * local doctor was chosen, where nobody began it, and where no summary came of it: all of these are paid back whole. It
 * finishes with the expert's summary.
 */
export const telemedicineMachine: OrderMachine<
  TelemedicineState,
  TelemedicineEvent,
  'notify' | 'refund'
> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    booked: 'active',
    inProgress: 'active',
    finished: 'completed',
    refunding: 'refunding',
    unpaid: 'cancelled',
    cancelledByPatient: 'cancelled',
    refused: 'cancelled',
    expired: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment'],
  final: ['finished', 'unpaid', 'cancelledByPatient', 'refused', 'expired', 'refunded'],
  transitions: [
    { event: 'pay', from: ['awaitingPayment'], to: 'booked', by: ['system'], emits: ['notify'] },
    { event: 'lapse', from: ['awaitingPayment'], to: 'unpaid', by: ['system'], emits: ['notify'] },
    { event: 'begin', from: ['booked'], to: 'inProgress', by: ['hospital'], emits: [] },
    { event: 'finish', from: ['inProgress'], to: 'finished', by: ['hospital'], emits: ['notify'] },
    {
      event: 'cancel',
      from: ['awaitingPayment', 'booked'],
      to: 'cancelledByPatient',
      by: ['patient'],
      emits: ['notify'],
    },
    {
      event: 'refuse',
      from: ['awaitingPayment', 'booked', 'inProgress'],
      to: 'refused',
      by: ['hospital'],
      emits: ['notify'],
    },
    {
      event: 'expire',
      from: ['booked', 'inProgress'],
      to: 'expired',
      by: ['system'],
      emits: ['notify'],
    },
    {
      event: 'requestRefund',
      from: ['unpaid', 'cancelledByPatient', 'refused', 'expired'],
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
