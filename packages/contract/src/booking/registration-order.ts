import { orderActors, type OrderMachine } from '../orders/order-machine';

/** What the register of orders calls a registration order. */
export const registrationKindName = 'registration';

/** States of a registration order (product.md, Order states). */
export const registrationStates = [
  'awaitingHospital',
  'awaitingPayment',
  'confirmed',
  'checkedIn',
  'completed',
  'expired',
  'cancelledByPatient',
  'cancelledByHospital',
  'refusedByHospital',
  'refunding',
  'refunded',
  'noShow',
] as const;

export type RegistrationState = (typeof registrationStates)[number];

export const registrationEvents = [
  'submit',
  'reserve',
  'reserveLate',
  'confirm',
  'refuse',
  'giveUp',
  'pay',
  'expire',
  'cancel',
  'reschedule',
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
 * same way. Who cancelled stays in the order's history. An order at a hospital whose own system keeps
 * the places begins by waiting for that system's answer. `final` are the states an order may stay in.
 */
export const registrationMachine: OrderMachine<
  RegistrationState,
  RegistrationEvent,
  RegistrationEffect
> = {
  groups: {
    awaitingHospital: 'active',
    awaitingPayment: 'awaitingPayment',
    confirmed: 'active',
    checkedIn: 'active',
    completed: 'completed',
    noShow: 'completed',
    refunding: 'refunding',
    expired: 'cancelled',
    cancelledByPatient: 'cancelled',
    cancelledByHospital: 'cancelled',
    refusedByHospital: 'cancelled',
    refunded: 'cancelled',
  },
  initial: ['awaitingHospital', 'awaitingPayment', 'confirmed'],
  final: [
    'completed',
    'expired',
    'cancelledByPatient',
    'cancelledByHospital',
    'refusedByHospital',
    'refunded',
    'noShow',
  ],
  transitions: [
    {
      event: 'reserve',
      from: ['awaitingHospital'],
      to: 'awaitingPayment',
      by: ['hospital'],
      emits: [],
    },
    // The person has left the page that asked.
    {
      event: 'reserveLate',
      from: ['awaitingHospital'],
      to: 'awaitingPayment',
      by: ['hospital'],
      emits: ['notify'],
    },
    // Of a visit that costs nothing.
    {
      event: 'confirm',
      from: ['awaitingHospital'],
      to: 'confirmed',
      by: ['hospital'],
      emits: ['issueVoucher', 'notify'],
    },
    {
      event: 'refuse',
      from: ['awaitingHospital'],
      to: 'refusedByHospital',
      by: ['hospital'],
      emits: ['releasePlace', 'notify'],
    },
    // No answer came in all the time that there was for one.
    {
      event: 'giveUp',
      from: ['awaitingHospital'],
      to: 'refusedByHospital',
      by: ['system'],
      emits: ['releasePlace', 'notify'],
    },
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
      from: ['awaitingHospital', 'awaitingPayment', 'confirmed'],
      to: 'cancelledByPatient',
      by: ['patient'],
      emits: ['releasePlace', 'notify'],
    },
    // To another time of the same doctor, which is taken before the former one is given back.
    {
      event: 'reschedule',
      from: ['awaitingPayment'],
      to: 'awaitingPayment',
      by: ['patient'],
      emits: [],
    },
    {
      event: 'reschedule',
      from: ['confirmed'],
      to: 'confirmed',
      by: ['patient'],
      emits: ['notify'],
    },
    {
      event: 'stop',
      from: ['awaitingHospital', 'awaitingPayment', 'confirmed'],
      to: 'cancelledByHospital',
      by: ['hospital'],
      emits: ['notify'],
    },
    {
      event: 'requestRefund',
      from: ['cancelledByPatient', 'cancelledByHospital', 'refusedByHospital', 'expired'],
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
