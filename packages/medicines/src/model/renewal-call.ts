import { prescriptionsApi, type PageLoadInput } from '@xinglin/api';
import type { ListRenewalsResponse } from '@xinglin/gateway-sdk';
import { idFilter, pageCall } from '@xinglin/pages';

/** An earlier prescription that a renewal can begin from, and whether it can be renewed now. */
export type Renewal = ListRenewalsResponse['items'][number];

/** Why an earlier prescription cannot be renewed now. */
export type Refusal = NonNullable<Renewal['refusal']>;

const { listRenewals, getPrescription } = prescriptionsApi.endpoints;

/** The prescription that an address names; empty where it names none. */
export const prescriptionIn = ({ query }: Pick<PageLoadInput, 'query'>): string =>
  idFilter.read(query.get('prescriptionId')) ?? '';

/** All that the account could renew. */
export const everyRenewal = pageCall(listRenewals, () => ({}));

/** The one that the address names. */
export const namedRenewal = pageCall(listRenewals, (place) => ({
  prescriptionId: prescriptionIn(place),
}));

/** The sheet that the address names. */
export const namedPrescription = pageCall(getPrescription, (place) => ({
  prescriptionId: prescriptionIn(place),
}));
