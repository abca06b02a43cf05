// Owns: sessions of the tele-clinic: experts and their times, ordering one, the local doctor, the case, the summary.
// Must not know: other domains, how money is moved, how calls are served.
// Used by: the list of domains.
import { telemedicine } from '@xinglin/contract';
import { patientRecords } from '../../kernel/triage/patient-records';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { colleagueDeadline } from './colleague';
import { telemedicineDesk } from './desk';
import { telemedicineHandlers } from './handlers';
import { telemedicineKind } from './order-kind';
import { sessionRecords } from './patient-records';
import { seed } from './seed';
import { fileUses } from '../../kernel/files/file-uses';
import { telemedicineOrders } from './tables';

export const telemedicineDomain = defineDomain({
  name: 'telemedicine',
  calls: telemedicine,
  handlers: telemedicineHandlers,
  deadlines: [colleagueDeadline],
  sandboxSeed: seed,
  brings: [
    fileUses.of({ column: telemedicineOrders.pictures }),
    ...broughtBy(telemedicineKind),
    deskActions.of(...telemedicineDesk),
    patientRecords.of(sessionRecords),
    sealedTables.of(telemedicineOrders),
  ],
});
