import type { OrderMachine } from '../orders/order-machine';

/** What the register of orders calls it. */
export const overseasKindName = 'overseas';

/** States of a consultation from abroad. A withdrawn one is shown as done (spec 1 §4). */
export const overseasStates = [
  'waiting',
  'inProgress',
  'finished',
  'cancelledByPatient',
  'expired',
  'withdrawn',
] as const;

export type OverseasState = (typeof overseasStates)[number];

export type OverseasEvent = 'submit' | 'take' | 'finish' | 'cancel' | 'expire' | 'withdraw';

/**
 * The life of a consultation from abroad. It costs nothing, so no money moves. Its patient may give it up until a doctor
 * has answered; where no doctor comes in time it expires.
 */
export const overseasMachine: OrderMachine<OverseasState, OverseasEvent, 'notify'> = {
  groups: {
    waiting: 'active',
    inProgress: 'active',
    finished: 'completed',
    withdrawn: 'completed',
    cancelledByPatient: 'cancelled',
    expired: 'cancelled',
  },
  initial: ['waiting'],
  final: ['finished', 'cancelledByPatient', 'expired', 'withdrawn'],
  transitions: [
    {
      event: 'take',
      from: ['waiting'],
      to: 'inProgress',
      by: ['hospital', 'system'],
      emits: ['notify'],
    },
    {
      event: 'finish',
      from: ['inProgress'],
      to: 'finished',
      by: ['patient', 'hospital', 'system'],
      emits: ['notify'],
    },
    {
      event: 'cancel',
      from: ['waiting', 'inProgress'],
      to: 'cancelledByPatient',
      by: ['patient'],
      emits: ['notify'],
    },
    {
      event: 'expire',
      from: ['waiting', 'inProgress'],
      to: 'expired',
      by: ['system'],
      emits: ['notify'],
    },
    {
      event: 'withdraw',
      from: ['waiting', 'inProgress'],
      to: 'withdrawn',
      by: ['hospital'],
      emits: ['notify'],
    },
  ],
};
