// Owns: checking in with a doctor: what a patient tells beforehand, and who reads it.
// Must not know: how a visit is booked, paid or moved; it reads the register of orders.
// Used by: the list of domains.
import { patientCheckIn } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { patientErasures } from '../../kernel/people/patients/patient-use';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { patientCheckInDesk } from './desk';
import { eraseCheckIns, eraseCheckInsOf, exportedCheckIns } from './personal';
import { findCheckIn, findService, listCheckIns, submitCheckIn } from './service';
import { fileUses } from '../../kernel/files/file-uses';
import { patientCheckIns } from './tables';
import './locales';

export const patientCheckInDomain = defineDomain({
  name: 'patientCheckIn',
  calls: patientCheckIn,
  handlers: () => ({
    listPatientCheckIns: listCheckIns,
    getPatientCheckIn: findCheckIn,
    submitPatientCheckIn: submitCheckIn,
    getPatientService: findService,
  }),
  brings: [
    fileUses.of({ column: patientCheckIns.pictures }),
    deskActions.of(...patientCheckInDesk),
    erasures.of(eraseCheckIns),
    patientErasures.of(eraseCheckInsOf),
    exportedData.of(async (db, ownerId) => ({
      patientCheckIns: await exportedCheckIns(db, ownerId),
    })),
    sealedTables.of(patientCheckIns),
  ],
});
