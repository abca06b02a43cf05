// Owns: what the gateway says of orders of a new kind, in the two languages that are written by hand, and how its domain
// reads it.
// Used by: `npm run new -- order-kind`.

const textsOf = ({ chinese, english }) => ({
  'zh-Hans': {
    fact: chinese,
    state: {
      awaitingPayment: '待支付',
      active: '已支付，待服务',
      completed: '已完成',
      expired: '超时未支付，已失效',
      cancelled: '已取消',
      refunding: '已取消，退款中',
      refunded: '已取消，已退款',
    },
    reason: {
      paid: '已收到款项',
      notPaidInTime: '未在规定时间内支付',
      cancelledRefund: '订单已取消，款项原路退回',
      paidTooLate: '付款到账时订单已失效，款项原路退回',
      refundArrived: '退款已原路退回',
    },
    sms: {
      active: '【杏林健康】您的订单“{{title}}”（{{orderNo}}）支付成功。',
      expired: '【杏林健康】您的订单“{{title}}”（{{orderNo}}）因超时未支付已失效，未产生费用。',
      cancelled: '【杏林健康】您的订单“{{title}}”（{{orderNo}}）已取消。已支付的款项将原路退回。',
      refunded:
        '【杏林健康】您的订单“{{title}}”（{{orderNo}}）已退款 {{refunded}}，款项已原路退回。',
      wrongAmountPayAgain:
        '【杏林健康】我们收到订单“{{title}}”（{{orderNo}}）的付款 {{money}}，与应付金额 {{price}} 不符，正在全额原路退回。请在 {{payBefore}} 前重新支付，逾期订单将失效。',
      wrongAmount:
        '【杏林健康】我们收到订单“{{title}}”（{{orderNo}}）的付款 {{money}}，与应付金额 {{price}} 不符，没有用于该订单，正在全额原路退回。',
      wrongAmountReturned:
        '【杏林健康】订单“{{title}}”（{{orderNo}}）金额不符的付款 {{money}} 已全额原路退回。',
    },
  },
  en: {
    fact: english,
    state: {
      awaitingPayment: 'Awaiting payment',
      active: 'Paid',
      completed: 'Completed',
      expired: 'Expired, not paid in time',
      cancelled: 'Cancelled',
      refunding: 'Cancelled, refund on its way',
      refunded: 'Cancelled, refunded',
    },
    reason: {
      paid: 'The payment was received',
      notPaidInTime: 'Not paid in time',
      cancelledRefund: 'Cancelled: what you paid is refunded to your original payment method',
      paidTooLate:
        'The payment came after the order had ended: you are refunded to your original payment method',
      refundArrived: 'Refunded to the original payment method',
    },
    sms: {
      active: '[Xinglin Health] Your order “{{title}}” ({{orderNo}}) is paid.',
      expired:
        '[Xinglin Health] Your order “{{title}}” ({{orderNo}}) was not paid in time and has expired. Nothing was charged.',
      cancelled:
        '[Xinglin Health] Your order “{{title}}” ({{orderNo}}) is cancelled. What you paid is refunded to your original payment method.',
      refunded:
        '[Xinglin Health] {{refunded}} was refunded for your order “{{title}}” ({{orderNo}}), to your original payment method.',
      wrongAmountPayAgain:
        '[Xinglin Health] For your order “{{title}}” ({{orderNo}}) we received {{money}}; the price is {{price}}. All of it is being refunded to your original payment method. Please pay again before {{payBefore}}, or the order expires.',
      wrongAmount:
        '[Xinglin Health] For your order “{{title}}” ({{orderNo}}) we received {{money}}; the price is {{price}}. It was not used for the order. All of it is being refunded to your original payment method.',
      wrongAmountReturned:
        '[Xinglin Health] The payment of {{money}} for your order “{{title}}” ({{orderNo}}), which was not the price, was refunded in full to your original payment method.',
    },
  },
});

/** How the domain reads them; `npm run generate` writes the Traditional Chinese. */
const localesText = `import { defineTexts } from '../../platform/define-texts';
import en from './locales/en.json' with { type: 'json' };
import zhHans from './locales/zh-Hans.json' with { type: 'json' };
import zhHant from './locales/zh-Hant.json' with { type: 'json' };

export const textOf = defineTexts({ 'zh-Hans': zhHans, 'zh-Hant': zhHant, en });
`;

/** The files of a kind's texts in the folder of its domain. */
export const textFiles = (names) => ({
  'locales.ts': localesText,
  ...Object.fromEntries(
    Object.entries(textsOf(names)).map(([locale, texts]) => [
      `locales/${locale}.json`,
      `${JSON.stringify(texts, null, 2)}\n`,
    ]),
  ),
});
