import type { StatusChipProps } from '@xinglin/ui';
import type { DrugOrder, DrugOrderLine } from '../api/shapes';

/** How the state of an order looks. */
export const orderChips: Readonly<Record<DrugOrder['state'], StatusChipProps['state']>> = {
  awaitingPayment: 'underway',
  sent: 'attention',
  unconfirmed: 'problem',
  confirmed: 'underway',
  cancellationAsked: 'attention',
  readyToCollect: 'upcoming',
  onTheWay: 'underway',
  received: 'done',
  unpaid: 'cancelled',
  cancelled: 'cancelled',
  declined: 'cancelled',
  refunding: 'cancelled',
  refunded: 'cancelled',
};

/** How the state of a line looks. */
export const lineChips: Readonly<Record<DrugOrderLine['state'], StatusChipProps['state']>> = {
  waiting: 'attention',
  preparing: 'underway',
  onHold: 'problem',
  ready: 'upcoming',
  handedOver: 'done',
  declined: 'cancelled',
  returned: 'cancelled',
};

/** Where the pharmacy can move a line, in the order of the work; the gateway decides again. */
export const lineMoves = {
  waiting: ['preparing', 'onHold', 'declined'],
  preparing: ['ready', 'onHold', 'declined'],
  onHold: ['preparing', 'declined'],
  ready: ['onHold', 'declined'],
  handedOver: ['returned'],
  declined: [],
  returned: [],
} as const satisfies Readonly<Record<DrugOrderLine['state'], readonly DrugOrderLine['state'][]>>;

/** A move of a line. */
export type LineMove = (typeof lineMoves)[keyof typeof lineMoves][number];

/** Whether another maker's medicine can be offered for a line. */
export const maySubstitute = ({ state, substitution }: DrugOrderLine): boolean =>
  (state === 'waiting' || state === 'preparing' || state === 'onHold') &&
  (substitution === null || substitution.state === 'refused' || substitution.state === 'withdrawn');
