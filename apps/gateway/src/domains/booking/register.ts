// Owns: shifts as they can be booked, registration orders, their deadlines and the hospital's desk.
// Must not know: how money is moved (it asks the refund port), how calls are served.
// Used by: the gateway's composition, and the payment domain through moveOrder.
import { and, eq, inArray } from 'drizzle-orm';
import { registerPatientUse } from '../../kernel/people/patients/patient-use';
import { registerBookingDeadlines } from './deadlines';
import { registerDesk } from '../../kernel/desk/desk-action';
import { bookingDesk } from './desk';
import { openStates } from './order-rules';
import { registrationOrders } from './tables';

/** Makes known what booking does besides its calls. Call it once before the gateway starts. */
export function registerBooking(): void {
  registerBookingDeadlines();
  registerDesk(bookingDesk);
  registerPatientUse('booking', async (db, patientId) => {
    const [open] = await db
      .select({ orderNo: registrationOrders.orderNo })
      .from(registrationOrders)
      .where(
        and(
          eq(registrationOrders.patientId, patientId),
          inArray(registrationOrders.status, [...openStates]),
        ),
      )
      .limit(1);
    return open !== undefined;
  });
}
