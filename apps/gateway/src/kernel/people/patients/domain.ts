import { patients } from '@xinglin/contract';
import { erasures } from '../accounts/closing';
import { exportedData } from '../accounts/exported-data';
import { erasePatients, purgeDeletedPatients } from './erasure';
import { exportedPatients } from './exported-patients';
import { patientHandlers } from './handlers';
import { renewIdentities } from './identities';
import { purgeRealNameChecks } from './real-name';
import { seed } from './seed';
import { patients as rows } from './tables';
import { defineDomain } from '../../../platform/domain';
import { once } from '../../../platform/once';
import { sealedTables } from '../../../platform/reseal';
import { addFamilies } from './sandbox-life';

export const patientsDomain = defineDomain({
  name: 'patients',
  calls: patients,
  handlers: patientHandlers,
  purges: [purgeRealNameChecks, purgeDeletedPatients],
  topUp: (db, { config, now }) =>
    once(db, 'patients.identities', now, () => renewIdentities(db, config.documentHashKey)),
  sandboxSeed: (db, { config, now }) => seed(db, { now, documentHashKey: config.documentHashKey }),
  sandboxLife: addFamilies,
  brings: [erasures.of(erasePatients), exportedData.of(exportedPatients), sealedTables.of(rows)],
});
