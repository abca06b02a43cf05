import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import { textOf } from '../locales';
import type { AlipayAccount } from '../../../platform/payment-accounts';
import { centsOf, yuanOf } from '../bill-table';
import { noticePathOf } from '../notice-path';
import { otherCurrencyOf } from '../currency';
import type { OtherCurrency, PaymentNotice, PaymentProvider } from '../provider';
import { AlipayRefusal, type AskAlipay } from './alipay-answer';
import { readAlipayBill } from './alipay-bill';
import { chinaTime, Currencies, currenciesIn, paidStates, readAlipayNotice } from './alipay-notice';

/** Its name in payments, and in the address of its notices. */
export const alipayName = 'alipay';

/** Longest wait for an answer. */
const timeoutMs = 10_000;

const Answer = z.object({ code: z.string(), sub_code: z.string().optional() });
const Trade = Currencies.extend({
  trade_status: z.string(),
  trade_no: z.string(),
  total_amount: z.string(),
});
const Refund = Currencies.extend({ fund_change: z.string().optional() });
const RefundQuery = Currencies.extend({ refund_status: z.string().optional() });

/** Alipay on a telephone's browser (手机网站支付). */
export function alipayProvider(account: AlipayAccount, publicUrl: string): PaymentProvider {
  let loaded: Promise<AlipaySdk> | null = null;
  /** Loaded with the first payment: it is 30 MB that a gateway without it does not need. */
  const sdk = () =>
    (loaded ??= import('alipay-sdk').then(
      ({ AlipaySdk: Sdk }) =>
        new Sdk({ ...account, keyType: 'PKCS8', camelcase: false, timeout: timeoutMs }),
    ));
  const notifyUrl = publicUrl + noticePathOf(alipayName);

  const ask: AskAlipay = async (method, content) => {
    const alipay = await sdk();
    const answer: unknown = await alipay.exec(
      method,
      // The SDK would write the machine's own time, in whatever zone that stands.
      { timestamp: chinaTime(new Date()), bizContent: { ...content } },
      { validateSign: true },
    );
    const { code, sub_code: subCode } = Answer.parse(answer);
    if (code !== '10000') throw new AlipayRefusal(subCode ?? code);
    return answer;
  };

  return {
    name: alipayName,
    title: (locale) => textOf(locale, 'provider.alipay'),
    places: ['browser'],
    cashierUrl: ({ paymentId }) => `${publicUrl}/pay/cashier/${alipayName}/${paymentId}`,
    async enter({ paymentId, title, amountCents, before }, { returnUrl }) {
      const alipay = await sdk();
      const redirect = alipay.pageExecute('alipay.trade.wap.pay', 'GET', {
        timestamp: chinaTime(new Date()),
        notifyUrl,
        returnUrl,
        bizContent: {
          out_trade_no: paymentId,
          total_amount: yuanOf(amountCents),
          subject: title,
          product_code: 'QUICK_WAP_WAY',
          quit_url: returnUrl,
          time_expire: chinaTime(before),
        },
      });
      return { redirect };
    },
    readNotice: async (_, body, now) => readAlipayNotice(await sdk(), account.appId, body, now),
    acknowledgement: () => new Response('success', { headers: { 'content-type': 'text/plain' } }),
    async ask(paymentId): Promise<PaymentNotice | OtherCurrency | null> {
      const trade = await unlessUnknown(ask('alipay.trade.query', { out_trade_no: paymentId }));
      if (trade === null) return null;
      const { trade_status, trade_no, total_amount, ...named } = Trade.parse(trade);
      if (!paidStates.has(trade_status)) return null;
      const other = otherCurrencyOf(paymentId, currenciesIn(named));
      if (other) return other;
      const amountCents = centsOf(total_amount);
      return { paymentId, outcome: 'success', amountCents, tradeNo: trade_no };
    },
    async close(paymentId) {
      await unlessUnknown(ask('alipay.trade.close', { out_trade_no: paymentId }));
    },
    async refund({ refundId, paymentId, amountCents }) {
      const of = { out_trade_no: paymentId, out_request_no: refundId };
      const answer = await ask('alipay.trade.refund', {
        ...of,
        refund_amount: yuanOf(amountCents),
      });
      const refunded = Refund.parse(answer);
      const other = otherCurrencyOf(refundId, currenciesIn(refunded));
      if (other) return other;
      if (refunded.fund_change === 'Y') return 'done';
      // The same number again, or the bank takes its time: only this says that the money was refunded.
      const state = RefundQuery.parse(await ask('alipay.trade.fastpay.refund.query', of));
      const otherState = otherCurrencyOf(refundId, currenciesIn(state));
      if (otherState) return otherState;
      return state.refund_status === 'REFUND_SUCCESS' ? 'done' : 'processing';
    },
    bill: (day) => readAlipayBill(ask, day),
  };
}

/** Null for a payment that Alipay has never heard of: the payer never opened its cashier. */
async function unlessUnknown(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AlipayRefusal && error.subCode === 'ACQ.TRADE_NOT_EXIST') return null;
    throw error;
  }
}
