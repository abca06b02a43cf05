import { createHash } from 'node:crypto';
import type { Locale } from '../platform/context';
import { textOf } from '../platform/texts';

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

const style = `
:root{color-scheme:light dark;--ink:#1c2526;--soft:#57646a;--page:#f3f5f5;--card:#fff;--line:#dfe5e5;--brand:#0b7a75;--on-brand:#fff;--price:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#e8eeee;--soft:#a9b6b9;--page:#111717;--card:#1a2222;--line:#2c3737;--brand:#5fc9c1;--on-brand:#062624;--price:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"PingFang SC","Noto Sans SC","Noto Sans CJK SC",sans-serif}
main{max-width:480px;margin:0 auto;padding:24px 16px calc(24px + env(safe-area-inset-bottom))}
h1{font-size:20px;margin:0 0 4px;text-align:center}
.note{color:var(--soft);font-size:14px;margin:0 0 20px;text-align:center}
.amount{text-align:center;margin:0 0 20px}
.amount span{display:block;color:var(--soft)}
.amount strong{font-size:36px;line-height:1.2;color:var(--price);font-variant-numeric:tabular-nums}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:4px 16px;margin-bottom:20px}
h2{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%)}
dl{margin:0}
dl div{display:flex;gap:16px;justify-content:space-between;padding:12px 0}
dl div+div{border-top:1px solid var(--line)}
dt{color:var(--soft);flex:none}
dd{margin:0;text-align:end;overflow-wrap:anywhere}
form{display:grid;gap:12px}
button,a.button{display:block;width:100%;min-height:52px;padding:12px 16px;border-radius:12px;border:1px solid var(--brand);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;background:var(--brand);color:var(--on-brand)}
button.second{background:transparent;color:var(--brand)}
button:focus-visible,a.button:focus-visible{outline:3px solid var(--brand);outline-offset:3px}
p.text{text-align:center;margin:0 0 24px}
`;

/** What a Content-Security-Policy needs to know to allow the page's one style sheet. */
export const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The cashier's page as HTML: no script, everything by a form. */
export function cashierPage(view: CashierView, locale: Locale): string {
  const title = textOf(locale, 'cashier.title');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${view.kind === 'pay' ? payBody(view.order, locale) : closedBody(view, locale)}
</main>
</body>
</html>
`;
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
