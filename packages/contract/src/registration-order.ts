import { orderActors, type OrderMachine } from './order-machine';

/** What the register of orders calls a registration order. */
export const registrationKindName = 'registration';

/** States of a registration order (product.md, Order states). */
export const registrationStates = [
  'awaitingPayment',
  'confirmed',
  'checkedIn',
  'completed',
  'expired',
  'cancelledByPatient',
  'cancelledByHospital',
  'refunding',
  'refunded',
  'noShow',
] as const;

export type RegistrationState = (typeof registrationStates)[number];

export const registrationEvents = [
  'submit',
  'pay',
  'expire',
  'cancel',
  'stop',
  'requestRefund',
  'finishRefund',
  'checkIn',
  'complete',
  'missVisit',
] as const;

export type RegistrationEvent = (typeof registrationEvents)[number];

export const registrationActors = orderActors;

export type RegistrationActor = (typeof registrationActors)[number];

/** What a move lets happen in the same transaction. */
export type RegistrationEffect =
  | 'releasePlace'
  | 'refund'
  | 'issueVoucher'
  | 'notify'
  | 'countNoShow';

/**
 * The life of a registration order. A cancelled order that was paid goes on to `refunding` and
 * `refunded`; one that was not stays where it is, unless its payment arrives late: then it goes the
 * same way. Who cancelled stays in the order's history. `final` are the states an order may stay in.
 */
export const registrationMachine: OrderMachine<
  RegistrationState,
  RegistrationEvent,
  RegistrationEffect
> = {
  groups: {
    awaitingPayment: 'awaitingPayment',
    confirmed: 'active',
    checkedIn: 'active',
    completed: 'completed',
    noShow: 'completed',
    refunding: 'refunding',
    expired: 'cancelled',
    cancelledByPatient: 'cancelled',
    cancelledByHospital: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingPayment', 'confirmed'],
  final: [
    'completed',
    'expired',
    'cancelledByPatient',
    'cancelledByHospital',
    'refunded',
    'noShow',
  ],
  transitions: [
    {
      event: 'pay',
      from: ['awaitingPayment'],
      to: 'confirmed',
      by: ['system'],
      emits: ['issueVoucher', 'notify'],
    },
    {
      event: 'expire',
      from: ['awaitingPayment'],
      to: 'expired',
      by: ['system'],
      emits: ['releasePlace', 'notify'],
    },
    {
      event: 'cancel',
      from: ['awaitingPayment', 'confirmed'],
      to: 'cancelledByPatient',
      by: ['patient'],
      emits: ['releasePlace', 'notify'],
    },
    {
      event: 'stop',
      from: ['awaitingPayment', 'confirmed'],
      to: 'cancelledByHospital',
      by: ['hospital'],
      emits: ['notify'],
    },
    {
      event: 'requestRefund',
      from: ['cancelledByPatient', 'cancelledByHospital', 'expired'],
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
    { event: 'checkIn', from: ['confirmed'], to: 'checkedIn', by: ['hospital'], emits: [] },
    {
      event: 'complete',
      from: ['checkedIn'],
      to: 'completed',
      by: ['hospital', 'system'],
      emits: [],
    },
    {
      event: 'missVisit',
      from: ['confirmed'],
      to: 'noShow',
      by: ['hospital', 'system'],
      emits: ['countNoShow', 'notify'],
    },
  ],
};
