import type { OrderActor } from '../orders/order-machine';
import type { StateMachine } from '../state-machine';

/** States of a request for a place with an expert, which the hospital looks through first. */
export const accurateReserveStates = [
  'auditing',
  'changesWanted',
  'approved',
  'cancelled',
  'expired',
] as const;

export type AccurateReserveState = (typeof accurateReserveStates)[number];

export const accurateReserveEvents = ['approve', 'return', 'resend', 'cancel', 'expire'] as const;

export type AccurateReserveEvent = (typeof accurateReserveEvents)[number];

/**
 * The life of a request for precision booking (spec 2 §2.21). An approval holds a place: what comes of that is the life
 * of a registration order, with its own payment, expiry and refund. A request that was not approved before its last
 * wanted day expires.
 */
export const accurateReserveMachine: StateMachine<
  AccurateReserveState,
  AccurateReserveEvent,
  OrderActor,
  'holdPlace' | 'notify'
> = {
  initial: ['auditing'],
  final: ['approved', 'cancelled', 'expired'],
  transitions: [
    {
      event: 'approve',
      from: ['auditing'],
      to: 'approved',
      by: ['hospital'],
      emits: ['holdPlace', 'notify'],
    },
    {
      event: 'return',
      from: ['auditing'],
      to: 'changesWanted',
      by: ['hospital'],
      emits: ['notify'],
    },
    { event: 'resend', from: ['changesWanted'], to: 'auditing', by: ['patient'], emits: [] },
    {
      event: 'cancel',
      from: ['auditing', 'changesWanted'],
      to: 'cancelled',
      by: ['patient'],
      emits: [],
    },
    {
      event: 'expire',
      from: ['auditing', 'changesWanted'],
      to: 'expired',
      by: ['system'],
      emits: ['notify'],
    },
  ],
};

/** What the hospital asks to be changed. */
export const accurateReserveReasons = [
  'symptomsUnclear',
  'recordsMissing',
  'recordsUnreadable',
  'otherDepartment',
  'daysFull',
] as const;
