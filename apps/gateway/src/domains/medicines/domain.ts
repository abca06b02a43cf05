// Owns: pharmacies, orders of prescribed medicines, their dispensing and delivery.
// Must not know: how prescriptions are written, other domains.
// Used by: the list of domains.
import { medicines } from '@xinglin/contract';
import { defineDomain } from '../../platform/domain';
import { medicinesHandlers } from './handlers';

export const medicinesDomain = defineDomain({
  name: 'medicines',
  calls: medicines,
  handlers: () => medicinesHandlers,
});
