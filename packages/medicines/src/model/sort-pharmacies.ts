import type { DrugOrderMethod, PharmacyChoice } from '@xinglin/gateway-sdk';

/** In which order pharmacies are shown. */
export const pharmacyOrders = ['complete', 'soonest', 'cheapest'] as const;
export type PharmacyOrder = (typeof pharmacyOrders)[number];

const far = Number.MAX_SAFE_INTEGER;

/** When a pharmacy has the medicines there or ready, in ms since 1970; the end of time where it cannot be said. */
export function readyAt(one: PharmacyChoice, method: DrugOrderMethod): number {
  const at = method === 'delivery' ? one.deliveredBy : one.readyBy;
  return at === null ? far : new Date(at).getTime();
}

/** What is paid there in cents, with freight where it is brought. */
export const pharmacyCents = (one: PharmacyChoice, method: DrugOrderMethod): number =>
  one.goodsCents + (method === 'delivery' ? (one.freightCents ?? 0) : 0);

const lacking = ({ inStock, of }: PharmacyChoice): number => of - inStock;

/**
 * Pharmacies that hand out by a method. `complete` is the gateway's own order. The cheapest of those that have everything
 * comes first: a sum for fewer medicines is no lower price.
 */
export function sortPharmacies(
  all: readonly PharmacyChoice[],
  method: DrugOrderMethod,
  order: PharmacyOrder,
): readonly PharmacyChoice[] {
  const offered = all.filter(({ methods }) => methods.includes(method));
  if (order === 'complete') return offered;
  return offered.toSorted((one, other) =>
    order === 'soonest'
      ? readyAt(one, method) - readyAt(other, method)
      : lacking(one) - lacking(other) || pharmacyCents(one, method) - pharmacyCents(other, method),
  );
}
