import { formatCents } from '@xinglin/rules';
import { escapeHtml as escape } from '../../../platform/plain-page';
import { textOf } from '../locales';
import type { CashierPage, Charge, MiniProgramPayment, Visit } from '../provider';

/** Opens the messaging app's own sheet by the button, and by itself once; whatever came of it stands with the order. */
const script = `
const { request, returnUrl } = JSON.parse(document.getElementById('payment').textContent);
function pay() {
  WeixinJSBridge.invoke('getBrandWCPayRequest', request, ({ err_msg: said }) => {
    if (said === 'get_brand_wcpay_request:ok') location.replace(returnUrl);
  });
}
document.getElementById('pay').addEventListener('click', pay);
if (window.WeixinJSBridge) pay();
else document.addEventListener('WeixinJSBridgeReady', pay, { once: true });
`;

/** The cashier inside the messaging app's browser, which pays by a script of that app. */
export function chatAppPage(
  request: MiniProgramPayment & { readonly appId: string },
  { title, amountCents }: Charge,
  { locale, returnUrl }: Visit,
): CashierPage {
  const say = (key: 'amount' | 'payNow' | 'back') => escape(textOf(locale, `cashier.${key}`));
  // Within a script element only this character could end it.
  const data = JSON.stringify({ request, returnUrl }).replaceAll('<', String.raw`\u003c`);
  const body = `<h1>${escape(title)}</h1>
<p class="amount"><span>${say('amount')}</span><strong>${formatCents(amountCents)}</strong></p>
<form><button type="button" id="pay">${say('payNow')}</button>
<a class="button" href="${escape(returnUrl)}">${say('back')}</a></form>
<script type="application/json" id="payment">${data}</script>
<script>${script}</script>`;
  return { body, script };
}
