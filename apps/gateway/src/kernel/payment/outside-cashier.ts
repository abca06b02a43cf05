import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { localeFrom, type Locale } from '../../platform/context';
import { describeFault } from '../../platform/fault';
import { escapeHtml, plainPage } from '../../platform/plain-page';
import { addressOf } from '../../platform/request-facts';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import { findAnyOrder } from '../orders/read-order';
import { cashierBody } from './cashier-page';
import { chargeOf } from './charge';
import { paymentProviders } from './configured-providers';
import type { Charge, PaymentProvider } from './provider';
import { payments, type PaymentRow } from './tables';

/**
 * Puts the ways into the cashiers of providers elsewhere on the app: a page of ours that prepares the payment there and
 * leads on. So a portal needs to know no provider's address, and no call waits for one.
 */
export function mountOutsideCashiers(app: Hono, services: Services): void {
  for (const provider of services.use(paymentProviders)) {
    const { enter } = provider;
    if (!enter) continue;
    app.get(`/pay/cashier/${provider.name}/:paymentId`, (context) =>
      enterCashier(context, { ...provider, enter }, services),
    );
  }
}

async function enterCashier(
  context: Context,
  provider: PaymentProvider & Required<Pick<PaymentProvider, 'enter'>>,
  services: Services,
): Promise<Response> {
  const { config, db, logger } = services;
  const paymentId = context.req.param('paymentId') ?? '';
  const [payment] = await db.select().from(payments).where(eq(payments.paymentId, paymentId));
  if (payment?.provider !== provider.name) {
    const locale = localeFrom(context.req.header('accept-language'));
    return page(cashierBody({ kind: 'missing' }, locale), { locale, returnUrl: null }, 404);
  }
  const { returnUrl, locale } = payment;
  const charge = await wantedCharge(services, payment);
  if (!charge) return page(cashierBody({ kind: 'closed', returnUrl }, locale), payment, 200);
  try {
    const entrance = await provider.enter(charge, {
      ip: addressOf(context, config),
      userAgent: context.req.header('user-agent') ?? '',
      code: context.req.query('code') ?? null,
      self: provider.cashierUrl(payment),
      returnUrl,
      locale,
    });
    if ('page' in entrance) return page(entrance.page.body, payment, 200, entrance.page.script);
    return new Response(null, {
      status: 303,
      headers: {
        location: entrance.redirect,
        'cache-control': 'no-store',
        // Who takes money in a browser looks whether the person came from the merchant's own site.
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    });
  } catch (error) {
    logger.error({ provider: provider.name, ...describeFault(error) }, 'cashier not entered');
    const body = `<h1>${textOf(locale, 'cashier.awayTitle')}</h1>
<p class="text">${textOf(locale, 'cashier.awayText')}</p>
<a class="button" href="${escapeHtml(returnUrl)}">${textOf(locale, 'cashier.back')}</a>`;
    return page(body, payment, 502);
  }
}

/** What is to be paid by a payment now; null where that is nothing. */
async function wantedCharge(services: Services, payment: PaymentRow): Promise<Charge | null> {
  const { db, clock } = services;
  const found = await findAnyOrder(db, services, payment.orderNo);
  const due = found?.kind.payable?.due(found.order, clock.now());
  if (!found || payment.status !== 'open' || due?.cents !== payment.amountCents) return null;
  return chargeOf(db, { ...found, due }, payment, payment.locale);
}

function page(
  body: string,
  { locale, returnUrl }: { readonly locale: Locale; readonly returnUrl: string | null },
  status: number,
  script?: string,
): Response {
  const title = textOf(locale, 'cashier.title');
  return plainPage({
    title,
    body,
    locale,
    status,
    leadsTo: returnUrl,
    ...(script !== undefined && { script }),
  });
}
