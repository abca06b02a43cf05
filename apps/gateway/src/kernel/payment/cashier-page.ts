import type { Locale } from '../../platform/context';
import { escapeHtml as escape } from '../../platform/plain-page';
import { textOf } from './locales';
import type { OrderSubject } from '../orders/order-kind';

/** What the cashier shows of an order. */
export interface CashierOrder {
  readonly orderNo: string;
  readonly amount: string;
  /** What its kind says of it. */
  readonly facts: OrderSubject['facts'];
  readonly payBefore: string;
}

/** What a page of the cashier says. */
export type CashierView =
  | { readonly kind: 'pay'; readonly order: CashierOrder }
  | { readonly kind: 'closed' | 'done'; readonly returnUrl: string }
  | { readonly kind: 'missing' };

/** What the cashier shows, as HTML. */
export function cashierBody(view: CashierView, locale: Locale): string {
  return view.kind === 'pay' ? payBody(view.order, locale) : closedBody(view, locale);
}

function payBody(order: CashierOrder, locale: Locale): string {
  const say = (key: 'title' | 'sandboxNote' | 'amount' | 'details' | 'succeed' | 'fail') =>
    escape(textOf(locale, `cashier.${key}`));
  const orderNo = { label: textOf(locale, 'cashier.orderNo'), text: order.orderNo };
  const rows = [...order.facts, orderNo]
    .map(({ label, text }) => `<div><dt>${escape(label)}</dt><dd>${escape(text)}</dd></div>`)
    .join('\n');
  return `<h1>${say('title')}</h1>
<p class="note">${say('sandboxNote')}</p>
<p class="amount"><span>${say('amount')}</span><strong>${escape(order.amount)}</strong></p>
<section>
<h2>${say('details')}</h2>
<dl>
${rows}
</dl>
</section>
<p class="note">${escape(textOf(locale, 'cashier.payBefore', { time: order.payBefore }))}</p>
<form method="post">
<button type="submit" name="outcome" value="success">${say('succeed')}</button>
<button type="submit" name="outcome" value="fail" class="second">${say('fail')}</button>
</form>`;
}

function closedBody(view: Exclude<CashierView, { kind: 'pay' }>, locale: Locale): string {
  const back =
    view.kind === 'missing'
      ? ''
      : `\n<a class="button" href="${escape(view.returnUrl)}">${escape(textOf(locale, 'cashier.back'))}</a>`;
  return `<h1>${escape(textOf(locale, `cashier.${view.kind}Title`))}</h1>
<p class="text">${escape(textOf(locale, `cashier.${view.kind}Text`))}</p>${back}`;
}
