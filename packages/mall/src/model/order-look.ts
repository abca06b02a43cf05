import type { OrderSummary } from '@xinglin/gateway-sdk';
import type { PictogramName } from '@xinglin/ui';

/** How the state of an order of any kind looks. */
export const orderLooks = {
  awaitingPayment: 'attention',
  active: 'underway',
  refunding: 'underway',
  completed: 'done',
  cancelled: 'cancelled',
} as const satisfies Record<OrderSummary['group'], string>;

/** Kinds of order that have a name and a drawing of their own here. */
export const shownKinds = [
  'registration',
  'consult',
  'panel',
  'telemedicine',
  'checkUp',
  'specialDisease',
  'goods',
  'servicePackage',
  'tip',
] as const;
export type ShownKind = (typeof shownKinds)[number];

const drawings: Readonly<Record<ShownKind, PictogramName>> = {
  registration: 'registration',
  consult: 'consult',
  panel: 'doctor',
  telemedicine: 'visits',
  checkUp: 'check-up',
  specialDisease: 'doctor',
  goods: 'medicine',
  servicePackage: 'service-package',
  tip: 'service-package',
};

/** The mark of a kind: its drawing, and the key of its name; one that is new here has a common one. */
export function kindMark(kind: string): {
  readonly kind: ShownKind | 'other';
  readonly pictogram: PictogramName;
} {
  const known = shownKinds.find((one) => one === kind);
  return known === undefined
    ? { kind: 'other', pictogram: 'clinic' }
    : { kind: known, pictogram: drawings[known] };
}
