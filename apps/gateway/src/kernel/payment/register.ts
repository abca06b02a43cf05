// Owns: payments and refunds of orders, the provider behind them, the sandbox's cashier.
// Must not know: why an order may be paid or is given back; booking decides that.
// Used by: the gateway's composition.
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { providePayments } from '../../domains/booking/payment-port';
import { registrationOrders } from '../../domains/booking/tables';
import { registerDesk } from '../desk/desk-action';
import { registerPatientNews } from '../people/patients/patient-use';
import { registerDeadline } from '../../platform/deadlines';
import { registerJob } from '../../platform/jobs';
import type { Services } from '../../platform/services';
import { mountCashier } from './cashier-routes';
import { deliverNotice, noticeJob, openEntrance } from './notice-delivery';
import { mountNotices } from './notice-route';
import { refundDesk } from './refund-desk';
import { paymentPort, refundJob, refundTries, runRefund } from './refunds';
import { paymentRefunds } from './tables';
import { sweepWrongAmounts, wrongAmountDeadline } from './wrong-amount';

/** Makes known what payment does besides its calls. Call it once before the gateway starts. */
export function registerPayment(): void {
  providePayments(paymentPort);
  // More than the refund's own tries: one that breaks before it counts must not end the job first.
  registerJob({ name: refundJob, run: runRefund, retryLimit: 2 * refundTries });
  registerJob({ name: noticeJob, run: deliverNotice });
  registerDeadline({ name: wrongAmountDeadline, sweep: sweepWrongAmounts });
  registerDesk(refundDesk);
  // The patient is told when the money is back.
  registerPatientNews('payment', async (db, patientId) => {
    const [refund] = await db
      .select({ refundId: paymentRefunds.refundId })
      .from(paymentRefunds)
      .innerJoin(registrationOrders, eq(registrationOrders.orderNo, paymentRefunds.orderNo))
      .where(
        and(eq(registrationOrders.patientId, patientId), eq(paymentRefunds.status, 'processing')),
      )
      .limit(1);
    return refund !== undefined;
  });
}

/** Puts the address for notices and, in the sandbox, the cashier on the app. */
export function mountPaymentPages(app: Hono, services: Services): void {
  openEntrance(services, app);
  mountNotices(app, services);
  mountCashier(app, services);
}
