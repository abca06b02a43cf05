// Owns: prescriptions: writing, review, reading, checking what was signed, and their renewal.
// Must not know: pharmacies and orders of medicines, other domains.
// Used by: the list of domains.
import { prescriptions } from '@xinglin/contract';
import { defineDomain } from '../../platform/domain';
import { prescriptionsHandlers } from './handlers';

export const prescriptionsDomain = defineDomain({
  name: 'prescriptions',
  calls: prescriptions,
  handlers: prescriptionsHandlers,
});
