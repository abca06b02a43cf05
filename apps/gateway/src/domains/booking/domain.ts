// Owns: shifts as they can be booked, registration orders, their deadlines and the hospital's desk.
// Must not know: how money is moved, how calls are served.
// Used by: the list of domains.
import { booking } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { redDots } from '../../kernel/messages/red-dots';
import { erasures, obstacles } from '../../kernel/people/accounts/closing';
import { exportedData, exportedVisits } from '../../kernel/people/accounts/exported-data';
import { patientUses } from '../../kernel/people/patients/patient-use';
import { bookingDeadlines } from './deadlines';
import { bookingDesk } from './desk';
import { exportedOrders } from './exported-orders';
import { bookingHandlers } from './handlers';
import { eraseMissedVisits, purgeMissedVisits } from './missed-visits';
import { countOpenVisits, hasOpenVisit } from './open-visits';
import { hasAppointmentNews } from './red-dots';
import { mountVoucherFile, voucherFilePath } from './voucher-download';
import { defineDomain } from '../../platform/domain';

export const bookingDomain = defineDomain({
  name: 'booking',
  calls: booking,
  handlers: bookingHandlers,
  pages: [mountVoucherFile],
  paths: [voucherFilePath],
  deadlines: bookingDeadlines,
  purges: [purgeMissedVisits],
  brings: [
    deskActions.of(...bookingDesk),
    erasures.of(eraseMissedVisits),
    exportedData.of(async (db, ownerId, locale) => ({
      visits: await exportedOrders(db, ownerId, locale),
    })),
    exportedVisits.of(exportedOrders),
    obstacles.of({ kind: 'openVisits', count: countOpenVisits }),
    patientUses.of(hasOpenVisit),
    redDots.of({ place: 'appointments', isNew: hasAppointmentNews }),
  ],
});
