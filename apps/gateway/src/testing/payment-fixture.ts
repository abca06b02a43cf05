import { eq } from 'drizzle-orm';
import { addWorld } from '../domains/booking/booking-fixture';
import type { Services } from '../platform/services';
import type { TestGateway } from './test-gateway';
import { noticePathOf } from '../kernel/payment/notice-path';
import {
  canonicalNotice,
  signatureHeader,
  signNotice,
  timestampHeader,
} from '../kernel/payment/notice-signature';
import type { PaymentNotice } from '../kernel/payment/provider';
import { runRefund } from '../kernel/payment/refunds';
import { sandboxName } from '../kernel/payment/sandbox-provider';
import { paymentRefunds } from '../kernel/payment/tables';

/** Asks for the cashier of an order; returns the payment's id. */
export async function openPayment(
  gateway: TestGateway,
  orderNo: string,
  token: string,
): Promise<string> {
  const answer = await gateway.call(
    '/pay/geth5payurl.json',
    { orderNo, returnUrl: '/my/order/status' },
    { token },
  );
  if (answer.code !== 0) throw new Error(`no cashier: ${answer.message}`);
  return new URL(answer.data.url).pathname.split('/').at(-1) ?? '';
}

/** A person with an unpaid order of 38 yuan, and its payment at the cashier. */
export async function openUnpaidOrder(gateway: TestGateway, locale?: string) {
  const { db, clock } = gateway.services;
  const { people, shift } = await addWorld(db, clock.now());
  const [person] = people;
  if (!person) throw new Error('nobody');
  const body = { shiftCaseId: shift.id, patientId: person.patientId };
  const { token } = person;
  const { data } = await gateway.call('/order/submitorder/submit.json', body, { token, locale });
  const paymentId = await openPayment(gateway, data.orderNo, token);
  return { person, shift, orderNo: data.orderNo as string, paymentId };
}

/** What a provider says of a payment that came in. */
export const paidNotice = (paymentId: string, amountCents = 3800) =>
  ({ paymentId, outcome: 'success', amountCents, tradeNo: 'T1' }) as const;

/** Presses a button of the sandbox's cashier. */
export async function pressCashier(
  gateway: TestGateway,
  paymentId: string,
  outcome: string,
): Promise<Response> {
  const body = new URLSearchParams({ outcome }).toString();
  return gateway.app.request(`/sandbox/cashier/${paymentId}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    },
    body,
  });
}

/** Sends a notice as a provider would; `change` forges parts of it. */
export async function sendNotice(
  gateway: TestGateway,
  notice: PaymentNotice,
  change: { readonly key?: string; readonly timestamp?: string; readonly sentBody?: string } = {},
) {
  const body = canonicalNotice(notice);
  const timestamp = change.timestamp ?? gateway.services.clock.now().toISOString();
  const sent = change.sentBody ?? body;
  return gateway.send(
    new Request(`http://gateway.test${noticePathOf(sandboxName)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [timestampHeader]: timestamp,
        [signatureHeader]: signNotice(
          change.key ?? gateway.services.config.paymentNoticeKey,
          timestamp,
          body,
        ),
      },
      body: sent,
    }),
  );
}

/** Carries out every refund that waits, as the job would. */
export async function runRefunds(services: Services): Promise<void> {
  const waiting = await services.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.status, 'processing'));
  for (const { refundId } of waiting) await runRefund({ refundId }, services);
}
