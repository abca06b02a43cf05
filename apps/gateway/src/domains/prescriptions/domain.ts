// Owns: prescriptions: writing, review, reading, checking what was signed, and their renewal.
// Must not know: pharmacies and orders of medicines, other domains.
// Used by: the list of domains.
import { prescriptions } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { fileUses } from '../../kernel/files/file-uses';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { colleagueDeadline } from '../../kernel/prescriptions/colleague';
import { prescriptionsDeadline } from '../../kernel/prescriptions/due';
import { erasePrescriptions, exportedPrescriptions } from '../../kernel/prescriptions/personal';
import { seedDrugs } from '../../kernel/prescriptions/seed/seed';
import { signingDesk } from '../../kernel/prescriptions/signing/desk';
import { prescriptionReasons } from '../../kernel/prescriptions/staff-notices';
import {
  patientHealthFacts,
  prescriptionFindings,
  prescriptionReviews,
  prescriptions as prescriptionTable,
  renewalRequests,
  signingKeys,
} from '../../kernel/prescriptions/tables';
import { noticeReasons } from '../../kernel/staff/notices/reasons';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { doctorPrescriptionDesk } from './desk/doctor-desk';
import { pharmacistPrescriptionDesk } from './desk/pharmacist-desk';
import { prescriptionsHandlers } from './handlers';
import { earlierSheetDesk } from './import-desk';
import { renewalOffersDeadline } from './renewal-offers';
import { bringEarlierSheets } from './sandbox-life';
import { mountSheetFile, sheetFilePath } from './signed';

export const prescriptionsDomain = defineDomain({
  name: 'prescriptions',
  calls: prescriptions,
  handlers: prescriptionsHandlers,
  deadlines: [prescriptionsDeadline, colleagueDeadline, renewalOffersDeadline],
  pages: [mountSheetFile],
  paths: [sheetFilePath],
  sandboxSeed: seedDrugs,
  sandboxLife: bringEarlierSheets,
  brings: [
    deskActions.of(
      ...doctorPrescriptionDesk,
      ...pharmacistPrescriptionDesk,
      ...earlierSheetDesk,
      ...signingDesk,
    ),
    fileUses.of({ column: renewalRequests.proofs }),
    noticeReasons.of(...prescriptionReasons),
    exportedData.of(exportedPrescriptions),
    erasures.of(erasePrescriptions),
    sealedTables.of(
      prescriptionTable,
      prescriptionReviews,
      prescriptionFindings,
      signingKeys,
      patientHealthFacts,
      renewalRequests,
    ),
  ],
});
