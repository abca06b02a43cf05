// Owns: the register of all orders, the moves along their machines, history, deadlines, lists and messages.
// Must not know: any kind's own fields, how money travels, how calls are served.
// Used by: the list of domains; its parts by domains that have a kind of order, the payment kernel, and what asks about orders.
import { orders } from '@xinglin/contract';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { orderSteps } from './tables';
import { calendarDesk } from '../calendar/desk';
import { purgePastTimes } from '../calendar/past-times';
import { deskActions } from '../desk/desk-action';
import { patientUses } from '../people/patients/patient-use';
import { isOrderedFor } from './account-orders';
import { ordersDeadline, sweepOrders } from './deadlines';
import { orderHandlers } from './handlers';

export const ordersDomain = defineDomain({
  name: 'orders',
  calls: orders,
  handlers: orderHandlers,
  purges: [purgePastTimes],
  deadlines: [{ name: ordersDeadline, sweep: sweepOrders }],
  brings: [
    patientUses.of(isOrderedFor),
    deskActions.of(...calendarDesk),
    sealedTables.of(orderSteps),
  ],
});
