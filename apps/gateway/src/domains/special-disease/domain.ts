// Owns: special diseases: their groups of experts, days with their places, bookings, certificates of payment.
// Must not know: other domains, how money is moved, how calls are served.
// Used by: the list of domains.
import { specialDisease } from '@xinglin/contract';
import { patientRecords } from '../../kernel/triage/patient-records';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { specialDiseaseOrders } from './tables';
import { specialDiseaseDesk } from './desk';
import { specialDiseaseHandlers } from './handlers';
import { specialDiseaseKind } from './order-kind';
import { expertVisitRecords } from './patient-records';
import { seed } from './seed/seed';

export const specialDiseaseDomain = defineDomain({
  name: 'specialDisease',
  calls: specialDisease,
  handlers: specialDiseaseHandlers,
  sandboxSeed: seed,
  brings: [
    ...broughtBy(specialDiseaseKind),
    deskActions.of(...specialDiseaseDesk),
    patientRecords.of(expertVisitRecords),
    sealedTables.of(specialDiseaseOrders),
  ],
});
