import { dayAt, formatCents, timeAt } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { localeFrom, type Locale } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { plainPage } from '../../platform/plain-page';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import { receiveText } from '../../platform/request-body';
import { cashierBody, type CashierView } from './cashier-page';
import { deliverNotice, noticeJob } from './notice-delivery';
import { findAnyOrder } from '../orders/read-order';
import { payments, sandboxReceipts } from './tables';

/** How long the job waits with its first try, so that the sending before the redirect comes first. */
const retryAfterMs = 5_000;

/** Puts the sandbox provider's cashier on the app; a gateway without the sandbox does not have it. */
export function mountCashier(app: Hono, services: Services): void {
  if (!services.config.sandbox) return;
  app.get('/sandbox/cashier/:paymentId', async (context) => {
    const found = await findPayment(services, context.req.param('paymentId'));
    if (!found)
      return page(
        { kind: 'missing' },
        localeFrom(context.req.header('accept-language')),
        null,
        404,
      );
    return page(await viewOf(services, found), found.payment.locale, found.payment.returnUrl, 200);
  });
  app.post('/sandbox/cashier/:paymentId', async (context) => {
    const found = await findPayment(services, context.req.param('paymentId'));
    if (!found)
      return page(
        { kind: 'missing' },
        localeFrom(context.req.header('accept-language')),
        null,
        404,
      );
    const { payment, receipt } = found;
    const view = await viewOf(services, found);
    if (view.kind !== 'pay' && !receipt) return page(view, payment.locale, payment.returnUrl, 409);
    const outcome = receipt?.outcome ?? (await readOutcome(context.req.raw));
    if (outcome === null) return page(view, payment.locale, payment.returnUrl, 422);
    if (!receipt) await record(services, payment, outcome);
    // Sent before the redirect, so that the order page finds it settled; the job is for when this fails.
    await deliverNotice(payment, services).catch(() => {
      services.logger.warn('payment notice not acknowledged at once, the job will repeat it');
    });
    return new Response(null, {
      status: 303,
      headers: { location: payment.returnUrl, 'cache-control': 'no-store' },
    });
  });
}

async function findPayment(services: Services, paymentId: string) {
  const [found] = await services.db
    .select({ payment: payments, receipt: sandboxReceipts })
    .from(payments)
    .leftJoin(sandboxReceipts, eq(sandboxReceipts.paymentId, payments.paymentId))
    .where(eq(payments.paymentId, paymentId));
  return found;
}

type FoundPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

async function viewOf(
  services: Services,
  { payment, receipt }: FoundPayment,
): Promise<CashierView> {
  const { db, clock } = services;
  const { orderNo, returnUrl, locale } = payment;
  if (receipt) return { kind: 'done', returnUrl };
  const found = await findAnyOrder(db, services, orderNo);
  const due = found?.kind.payable?.due(found.order, clock.now());
  if (!found || payment.status !== 'open' || due?.cents !== payment.amountCents) {
    return { kind: 'closed', returnUrl };
  }
  const [subject] = await found.kind.subjects(db, [found.order], locale);
  return {
    kind: 'pay',
    order: {
      orderNo,
      amount: formatCents(payment.amountCents),
      facts: subject?.facts ?? [],
      payBefore: `${dayAt(due.before, due.timeZone)} ${timeAt(due.before, due.timeZone)}`,
    },
  };
}

/** The pressed button; null when the form is not ours. */
async function readOutcome(request: Request): Promise<'success' | 'fail' | null> {
  const form = await receiveText(request, 1_000);
  const outcome = new URLSearchParams(form ?? '').get('outcome');
  return outcome === 'success' || outcome === 'fail' ? outcome : null;
}

/** Writes the provider's book and the job that sends its notice, together. A second press changes nothing. */
async function record(
  services: Services,
  payment: FoundPayment['payment'],
  outcome: 'success' | 'fail',
): Promise<void> {
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const written = await tx
      .insert(sandboxReceipts)
      .values({
        paymentId: payment.paymentId,
        outcome,
        amountCents: payment.amountCents,
        tradeNo: `S${newId()}`,
        paidAt: now,
      })
      .onConflictDoNothing()
      .returning({ paymentId: sandboxReceipts.paymentId });
    if (written.length === 0) return;
    await services.jobs.send(
      noticeJob,
      { paymentId: payment.paymentId },
      {
        db: tx,
        singletonKey: payment.paymentId,
        startAfter: services.clock.realTimeOf(new Date(now.getTime() + retryAfterMs)),
      },
    );
  });
}

function page(
  view: CashierView,
  locale: Locale,
  returnUrl: string | null,
  status: number,
): Response {
  return plainPage({
    title: textOf(locale, 'cashier.title'),
    body: cashierBody(view, locale),
    locale,
    status,
    leadsTo: returnUrl,
  });
}
