import type { BusinessErrorName } from '../business-errors';

/** Why an order is refused that would hold stock or a slot unpaid. */
export const unpaidRefusals = [
  'unpaidOrderLimit',
  'unpaidElsewhere',
  'unpaidReleaseLimit',
] as const satisfies readonly BusinessErrorName[];

/** Why an order is refused that a person has already. */
export const repeatRefusals = [
  'orderedAlready',
  'orderedElsewhere',
] as const satisfies readonly BusinessErrorName[];
