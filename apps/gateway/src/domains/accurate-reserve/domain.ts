// Owns: requests for precision booking: who takes them, sending, auditing at the desk, their expiry.
// Must not know: how a visit is booked, paid or given up; a kernel's collection holds the place.
// Used by: the list of domains.
import { accurateReserve } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { patientErasures, patientUses } from '../../kernel/people/patients/patient-use';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { colleagueDeadline } from './colleague';
import { accurateReserveDesk } from './desk';
import { accurateReserveDeadline } from './expiry';
import { accurateReserveHandlers } from './handlers';
import { eraseRequests, eraseRequestsFor, exportedRequests, hasOpenRequest } from './personal';
import { seedExperts } from './seed';
import { fileUses } from '../../kernel/files/file-uses';
import { accurateReserveRequests } from './tables';

export const accurateReserveDomain = defineDomain({
  name: 'accurateReserve',
  calls: accurateReserve,
  handlers: accurateReserveHandlers,
  deadlines: [accurateReserveDeadline, colleagueDeadline],
  sandboxSeed: seedExperts,
  brings: [
    fileUses.of({ column: accurateReserveRequests.pictures }),
    deskActions.of(...accurateReserveDesk),
    patientUses.of(hasOpenRequest),
    patientErasures.of(eraseRequestsFor),
    erasures.of(eraseRequests),
    exportedData.of(async (db, ownerId, locale) => ({
      accurateReserves: await exportedRequests(db, ownerId, locale),
    })),
    sealedTables.of(accurateReserveRequests),
  ],
});
