import type { DrugOrderMethod } from '@xinglin/gateway-sdk';

/** What an address says of an order that is about to be placed. */
export interface DrugWish {
  readonly prescriptionId: string;
  readonly pharmacyId: string;
  readonly method: DrugOrderMethod;
  readonly addressId: string | null;
}

/** How an address says the medicines are to be handed out; brought unless it says otherwise. */
export const methodOf = (query: URLSearchParams): DrugOrderMethod =>
  query.get('method') === 'pickup' ? 'pickup' : 'delivery';

/** The wish of an address. */
export const wishOf = (query: URLSearchParams): DrugWish => ({
  prescriptionId: query.get('prescriptionId') ?? '',
  pharmacyId: query.get('pharmacyId') ?? '',
  method: methodOf(query),
  addressId: query.get('addressId'),
});

/** The wish as the gateway takes it: a delivery goes to the address that was chosen or is the usual one. */
export const sentWish = (
  { prescriptionId, pharmacyId, method }: DrugWish,
  addressId: string | undefined,
) => ({
  prescriptionId,
  pharmacyId,
  method,
  ...(method === 'delivery' && addressId !== undefined && { addressId }),
});
