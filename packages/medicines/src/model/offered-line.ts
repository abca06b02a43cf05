import type { DrugOrder, DrugOrderLine, Substitution } from '@xinglin/gateway-sdk';

/** A medicine for which another maker's is offered. */
export type OfferedLine = DrugOrderLine & { readonly substitution: Substitution };

/** The first medicine of an order for which its patient has an offer to decide. */
export const offeredLine = ({ lines }: Pick<DrugOrder, 'lines'>): OfferedLine | undefined =>
  lines.find((line): line is OfferedLine => line.substitution?.state === 'offered');
