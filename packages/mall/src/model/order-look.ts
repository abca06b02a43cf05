import type { OrderSummary } from '@xinglin/gateway-sdk';
import { orderPictogram } from '@xinglin/orders';
import type { PictogramName } from '@xinglin/ui';

/** How the state of an order of any kind looks. */
export const orderLooks = {
  awaitingPayment: 'attention',
  active: 'underway',
  refunding: 'underway',
  completed: 'done',
  cancelled: 'cancelled',
} as const satisfies Record<OrderSummary['group'], string>;

/** Kinds that are ordered most, in the order in which they are offered. */
export const mainKinds = ['registration', 'consult', 'goods', 'checkUp', 'servicePackage'] as const;

/** The other kinds that have their own name here. */
export const furtherKinds = ['panel', 'telemedicine', 'specialDisease', 'tip', 'drugs'] as const;

/** Kinds of order that have their own name here. */
export const shownKinds = [...mainKinds, ...furtherKinds] as const;
export type ShownKind = (typeof shownKinds)[number];

/** The mark of a kind: its drawing, and the key of its name; `other` for a kind without a name here. */
export function kindMark(kind: string): {
  readonly kind: ShownKind | 'other';
  readonly pictogram: PictogramName;
} {
  const known = shownKinds.find((one) => one === kind);
  return known === undefined
    ? { kind: 'other', pictogram: orderPictogram(kind) }
    : { kind: known, pictogram: orderPictogram(known) };
}
