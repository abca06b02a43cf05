import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const consultOrderKindName = 'consult';

/** The kinds of consult; what is agreed of each is a table of the rules. */
export const consultKindNames = [
  'imageText',
  'expert',
  'fast',
  'phone',
  'fastPhone',
  'video',
  'quanke',
  'policlinic',
  'special',
  'free',
  'convenient',
] as const;

/** States of a consult. A draft is none: it is kept beside the orders until it is sent. */
export const consultStates = [
  'awaitingPayment',
  'waiting',
  'inProgress',
  'paused',
  'finished',
  'unpaid',
  'cancelledByPatient',
  'refusedByDoctor',
  'expired',
  'withdrawn',
  'upgraded',
  'refunding',
  'refunded',
] as const;

export type ConsultState = (typeof consultStates)[number];

const consultEvents = [
  'submit',
  'pay',
  'lapse',
  'take',
  'askPictures',
  'sendPictures',
  'cancel',
  'refuse',
  'expire',
  'withdraw',
  'finish',
  'upgrade',
  'returnCredit',
  'convert',
  'requestRefund',
  'finishRefund',
] as const;

export type ConsultEvent = (typeof consultEvents)[number];

/** Where a doctor can still be awaited, or is at work. */
const open = ['waiting', 'inProgress', 'paused'] as const;

/**
 * The life of a consult. Until the doctor's first answer its patient may give it up, and it expires by itself where no
 * answer comes in the promised time: both are paid back whole. Once answered it ends by the patient, the doctor or its
 * time. `paused` waits for better pictures: the clock stands still meanwhile. A finished one goes to `refunding` only by
 * the desk. One in writing that goes on as a call before it was answered is `upgraded`: what was paid for it counts for
 * the call, and goes back with the call's own money. A call that does not come about becomes one in writing by
 * `convert`, and waits for its answer anew.
 */
export const consultMachine: OrderMachine<ConsultState, ConsultEvent, 'notify' | 'refund'> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    waiting: 'active',
    inProgress: 'active',
    paused: 'active',
    finished: 'completed',
    refunding: 'refunding',
    unpaid: 'cancelled',
    cancelledByPatient: 'cancelled',
    refusedByDoctor: 'cancelled',
    expired: 'cancelled',
    withdrawn: 'cancelled',
    upgraded: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment', 'waiting'],
  final: [
    'finished',
    'unpaid',
    'cancelledByPatient',
    'refusedByDoctor',
    'expired',
    'withdrawn',
    'upgraded',
    'refunded',
  ],
  transitions: [
    { event: 'pay', from: ['awaitingPayment'], to: 'waiting', by: ['system'], emits: ['notify'] },
    { event: 'lapse', from: ['awaitingPayment'], to: 'unpaid', by: ['system'], emits: ['notify'] },
    {
      event: 'take',
      from: ['waiting'],
      to: 'inProgress',
      by: ['hospital', 'system'],
      emits: ['notify'],
    },
    {
      event: 'askPictures',
      from: ['inProgress'],
      to: 'paused',
      by: ['hospital'],
      emits: ['notify'],
    },
    { event: 'sendPictures', from: ['paused'], to: 'inProgress', by: ['patient'], emits: [] },
    {
      event: 'cancel',
      from: ['awaitingPayment', ...open],
      to: 'cancelledByPatient',
      by: ['patient'],
      emits: ['notify'],
    },
    {
      event: 'refuse',
      from: [...open],
      to: 'refusedByDoctor',
      by: ['hospital'],
      emits: ['notify'],
    },
    { event: 'expire', from: [...open], to: 'expired', by: ['system'], emits: ['notify'] },
    { event: 'withdraw', from: [...open], to: 'withdrawn', by: ['hospital'], emits: ['notify'] },
    {
      event: 'finish',
      from: ['inProgress', 'paused'],
      to: 'finished',
      by: ['patient', 'hospital', 'system'],
      emits: ['notify'],
    },
    { event: 'upgrade', from: [...open], to: 'upgraded', by: ['system'], emits: [] },
    {
      event: 'returnCredit',
      from: ['upgraded'],
      to: 'refunding',
      by: ['system'],
      emits: ['refund'],
    },
    { event: 'convert', from: [...open], to: 'waiting', by: ['patient'], emits: [] },
    {
      event: 'requestRefund',
      from: ['unpaid', 'cancelledByPatient', 'refusedByDoctor', 'expired', 'withdrawn'],
      to: 'refunding',
      by: ['system'],
      emits: ['refund'],
    },
    {
      event: 'requestRefund',
      from: ['finished'],
      to: 'refunding',
      by: ['hospital'],
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
