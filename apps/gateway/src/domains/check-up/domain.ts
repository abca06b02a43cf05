// Owns: check-ups: who carries them out and where, packages, days with their places, orders, reports.
// Must not know: other domains, how money is moved, how calls are served.
// Used by: the list of domains.
import { checkUp } from '@xinglin/contract';
import { patientRecords } from '../../kernel/triage/patient-records';
import { deskActions } from '../../kernel/desk/desk-action';
import { examinationFinders } from '../../kernel/finding/examination-finders';
import { thingFinders } from '../../kernel/finding/thing-finders';
import { broughtBy } from '../../kernel/orders/brought-by';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { patientUses } from '../../kernel/people/patients/patient-use';
import { couponSources } from '../../kernel/pricing/coupon-sources';
import { checkUpCoupons } from './coupon-source';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { checkUpDesk } from './desk';
import { findCheckUpExaminations } from './examinations';
import { checkUpFinders } from './found-packages';
import { eraseGrants, exportedGrants } from './grants';
import { checkUpHandlers } from './handlers';
import { checkUpKind } from './order-kind';
import { reportRecords } from './patient-records';
import { isCheckedUp } from './patient-use';
import { mountReportFile, reportFilePath } from './report-download';
import { seed } from './seed/seed';
import { fileUses } from '../../kernel/files/file-uses';
import { checkUpPeople } from './tables';
import { haveCheckUps } from './sandbox-life';

export const checkUpDomain = defineDomain({
  name: 'checkUp',
  calls: checkUp,
  handlers: checkUpHandlers,
  pages: [mountReportFile],
  paths: [reportFilePath],
  sandboxSeed: seed,
  sandboxLife: haveCheckUps,
  brings: [
    couponSources.of(checkUpCoupons),
    fileUses.of({ column: checkUpPeople.report }),
    ...broughtBy(checkUpKind),
    deskActions.of(...checkUpDesk),
    patientUses.of(isCheckedUp),
    erasures.of(eraseGrants),
    exportedData.of(async (db, ownerId, locale) => ({
      checkUpCodes: await exportedGrants(db, ownerId, locale),
    })),
    examinationFinders.of(findCheckUpExaminations),
    thingFinders.of(...checkUpFinders),
    patientRecords.of(reportRecords),
    sealedTables.of(checkUpPeople),
  ],
});
