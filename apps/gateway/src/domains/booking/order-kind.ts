import {
  registrationKindName,
  registrationMachine,
  type RegistrationState,
} from '@xinglin/contract';
import { defineOrderKind, type Order } from '../../kernel/orders/order-kind';
import { deadlineOf } from './deadline-of';
import { exportedOrders } from './exported-orders';
import { messageOf } from './messages';
import { eraseMissedVisits } from './missed-visits';
import { writeMove } from './move-registration';
import { isPayable, orderActions, type OrderFacts } from './order-rules';
import { placesOf, subjectsOf } from './subjects';
import { registrationOrders, type RegistrationRow } from './tables';
import { reasonTextOf, stateText } from './texts';

/** A registration order: the register's row, and what only booking knows. */
export type RegistrationOrder = Order<RegistrationState, RegistrationRow>;

/** What decides over an order's buttons. */
export function factsOf({
  state,
  paidCents,
  own,
}: Pick<RegistrationOrder, 'state' | 'paidCents' | 'own'>): OrderFacts {
  const { startsAt, payBefore, cancelBefore } = own;
  return { status: state, paidCents, startsAt, payBefore, cancelBefore };
}

/** Registration orders: a visit to a doctor at a hospital. */
export const registrationKind = defineOrderKind({
  kind: registrationKindName,
  machine: registrationMachine,
  table: registrationOrders,
  subjects: subjectsOf,
  stateText: (state, locale) => stateText(locale, state),
  reasonText: (key, locale) => reasonTextOf(locale, key),
  actions: (order, now) => orderActions(factsOf(order), now),
  payable: {
    event: 'pay',
    due({ totalCents, ...order }, now) {
      const { payBefore, timeZone } = order.own;
      if (payBefore === null || !isPayable(factsOf(order), now)) return null;
      return { cents: totalCents, before: payBefore, timeZone };
    },
  },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: { type: 'visit', states: ['completed'] },
  next: {
    of: ({ state, own }) =>
      state === 'awaitingHospital'
        ? { what: 'wait', until: own.answerBefore }
        : state === 'confirmed' || state === 'checkedIn'
          ? { what: 'go', until: deadlineOf(state, own)?.at ?? own.endsAt }
          : null,
    afterwards: [],
    places: placesOf,
  },
  time: { takes: 'order', name: 'registration', span: ({ own }) => own },
  holds: { exempt: 'Stricter bounds of its own, by hospital and device: `booking-facts.ts`.' },
  repeats: { exempt: 'Stricter rules of its own, by doctor and hour: `booking-facts.ts`.' },
  deadline: ({ state, own }) => deadlineOf(state, own),
  onMove: writeMove,
  message: messageOf,
  news: {
    place: 'appointments',
    events: ['stop', 'expire', 'finishRefund', 'complete', 'missVisit'],
  },
  desk: [
    {
      name: 'check-in',
      summary: 'The patient is there.',
      roles: ['nurse', 'service'],
      event: 'checkIn',
    },
    {
      name: 'complete',
      summary: 'The visit is over.',
      roles: ['nurse', 'service'],
      event: 'complete',
    },
    {
      name: 'miss-visit',
      summary: 'The patient did not come.',
      roles: ['nurse', 'service'],
      event: 'missVisit',
    },
  ],
  obstacle: 'openVisits',
  exported: { section: 'visits', rows: exportedOrders, visits: exportedOrders },
  erased: eraseMissedVisits,
});
