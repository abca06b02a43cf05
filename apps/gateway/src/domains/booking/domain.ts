// Owns: shifts as they can be booked, registration orders, their deadlines and the hospital's desk.
// Must not know: how money is moved, how calls are served.
// Used by: the list of domains.
import { booking } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { nextVisits } from '../../kernel/orders/next-visit';
import { bookingDeadlines } from './deadlines';
import { bookingDesk } from './desk';
import { bookingHandlers } from './handlers';
import { purgeMissedVisits } from './missed-visits';
import { registrationKind } from './order-kind';
import { latestOrder } from './orders';
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
    ...broughtBy(registrationKind),
    deskActions.of(...bookingDesk),
    nextVisits.of(latestOrder),
  ],
});
