import type { Locale } from '../../platform/context';
import { escapeHtml as escape } from '../../platform/plain-page';
import { textOf } from '../../platform/texts';

/** What the cashier shows of an order. */
export interface CashierOrder {
  readonly orderNo: string;
  readonly amount: string;
  readonly doctor: string;
  readonly hospital: string;
  readonly visitTime: string;
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
  const rows = (['doctor', 'hospital', 'visitTime', 'orderNo'] as const)
    .map(
      (key) =>
        `<div><dt>${escape(textOf(locale, `cashier.${key}`))}</dt><dd>${escape(order[key])}</dd></div>`,
    )
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
