// Owns: shifts as they can be booked, the lists of full ones, registration orders, their deadlines and the hospital's desk.
// Must not know: how money is moved, how calls are served.
// Used by: the list of domains.
import { booking } from '@xinglin/contract';
import { patientRecords } from '../../kernel/triage/patient-records';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { furtherMatters } from '../../kernel/orders/next-of-kind';
import { nextVisits } from '../../kernel/orders/next-visit';
import { visitHolders } from '../../kernel/orders/visit-holders';
import { bookingDeadlines } from './deadlines';
import { bookingDesk } from './desk';
import { bookingHandlers } from './handlers';
import { clearUpJob, hospitalSystemDeadlines } from './hospital-system/clear-up';
import { hospitalSystemDesk } from './hospital-system/desk';
import { purgeMissedVisits, renewMissedIdentities } from './missed-visits';
import { registrationKind } from './order-kind';
import { latestOrder } from './orders';
import { visitRecords } from './patient-records';
import { submitOrder } from './submit';
import { waitingMatters } from './wait-list/waiting-matters';
import { mountVoucherFile, voucherFilePath } from './voucher-download';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { patientUses } from '../../kernel/people/patients/patient-use';
import { eraseWaits, exportedWaits, isWaitedFor } from './wait-list/account-waits';
import { purgeWaits, waitListDeadlines } from './wait-list/sweep';
import { defineDomain } from '../../platform/domain';
import { once } from '../../platform/once';
import { liveVisits } from './sandbox-life';

export const bookingDomain = defineDomain({
  name: 'booking',
  calls: booking,
  handlers: bookingHandlers,
  pages: [mountVoucherFile],
  paths: [voucherFilePath],
  topUp: (db, { now }) => once(db, 'booking.identities', now, () => renewMissedIdentities(db)),
  jobs: [clearUpJob],
  deadlines: [...bookingDeadlines, ...waitListDeadlines, ...hospitalSystemDeadlines],
  purges: [purgeMissedVisits, purgeWaits],
  sandboxLife: liveVisits,
  brings: [
    ...broughtBy(registrationKind),
    deskActions.of(...bookingDesk, ...hospitalSystemDesk),
    nextVisits.of(latestOrder),
    furtherMatters.of(waitingMatters),
    // No person sits at a device there.
    visitHolders.of((context, visit) => submitOrder(context, { ...visit, deviceId: null }, null)),
    patientUses.of(isWaitedFor),
    patientRecords.of(visitRecords),
    erasures.of(eraseWaits),
    exportedData.of(async (db, ownerId) => ({ waits: await exportedWaits(db, ownerId) })),
  ],
});
