import type { DrugOrderState } from './drug-order';
import type { PrescriptionState } from './prescription-states';

/** Why combinations of a prescription and an order cannot occur. */
interface ImpossibleLines {
  readonly prescriptions: readonly PrescriptionState[];
  readonly orders: readonly (DrugOrderState | null)[];
  readonly why: string;
}

const open = [
  'awaitingPayment',
  'sent',
  'unconfirmed',
  'confirmed',
  'cancellationAsked',
  'readyToCollect',
  'onTheWay',
] as const satisfies readonly DrugOrderState[];
const over = [
  'unpaid',
  'cancelled',
  'declined',
  'refunding',
  'refunded',
] as const satisfies readonly DrugOrderState[];

/** Combinations that cannot occur; with the table of those that occur they are all that there are. */
export const impossibleLines: readonly ImpossibleLines[] = [
  {
    prescriptions: ['draft', 'inReview', 'returned'],
    orders: [...open, 'received', ...over],
    why: 'only an approved prescription is claimed by an order',
  },
  {
    prescriptions: ['approved', 'expired', 'cancelled', 'superseded'],
    orders: [...open, 'received'],
    why: 'an open order has claimed its prescription, which then neither expires nor is cancelled',
  },
  {
    prescriptions: ['claimed', 'partlyDispensed'],
    orders: [null],
    why: 'what is claimed or handed out names its order',
  },
  {
    prescriptions: ['claimed'],
    orders: over,
    why: 'an order that ends releases its prescription in the same transaction',
  },
  {
    prescriptions: ['claimed'],
    orders: ['received'],
    why: 'what is received was handed over, which moves the prescription',
  },
  {
    prescriptions: ['partlyDispensed', 'dispensed'],
    orders: ['awaitingPayment', 'sent', 'unconfirmed', 'unpaid'],
    why: 'nothing is handed over before the order was paid and confirmed',
  },
  {
    prescriptions: ['dispensed'],
    orders: ['confirmed', 'cancellationAsked'],
    why: 'an order is ready or on its way before its last line is handed over',
  },
];
