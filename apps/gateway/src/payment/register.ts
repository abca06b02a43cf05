// Owns: payments and refunds of orders, the provider behind them, the sandbox's cashier.
// Must not know: why an order may be paid or is given back; booking decides that.
// Used by: the gateway's composition.
import type { Hono } from 'hono';
import { providePayments } from '../booking/payment-port';
import { registerJob } from '../platform/jobs';
import type { Services } from '../platform/services';
import { mountCashier } from './cashier-routes';
import { deliverNotice, noticeJob, openEntrance } from './notice-delivery';
import { mountNotices } from './notice-route';
import { refundJob, paymentPort, runRefund } from './refunds';

/** Makes known what payment does besides its calls. Call it once before the gateway starts. */
export function registerPayment(): void {
  providePayments(paymentPort);
  registerJob({ name: refundJob, run: runRefund });
  registerJob({ name: noticeJob, run: deliverNotice });
}

/** Puts the address for notices and, in the sandbox, the cashier on the app. */
export function mountPaymentPages(app: Hono, services: Services): void {
  openEntrance(services, app);
  mountNotices(app, services);
  mountCashier(app, services);
}
