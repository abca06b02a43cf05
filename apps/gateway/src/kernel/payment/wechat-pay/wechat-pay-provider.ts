import { z } from 'zod';
import type { MessagingAccount } from '../../../platform/service-settings';
import type { WechatPayAccount } from '../../../platform/payment-accounts';
import { textOf } from '../locales';
import { otherCurrencyOf, ourCurrency } from '../currency';
import { noticePathOf } from '../notice-path';
import type { Charge, Entrance, MiniProgramPayment, PaymentProvider, Visit } from '../provider';
import { chatAppPage } from './chat-app-page';
import { codeAddress, openIdOf } from './open-id';
import { readWechatPayBill } from './wechat-pay-bill';
import { askWechatPay, newNonce, signLines, WechatPayRefusal } from './wechat-pay-client';
import { outcomeOf, readWechatPayNotice, Transaction } from './wechat-pay-notice';

/** Its name in payments, and in the address of its notices. */
export const wechatPayName = 'wechatPay';

/** What it needs of the gateway besides its own account. */
export interface WechatPayParts {
  readonly account: WechatPayAccount;
  readonly publicUrl: string;
  /** The official account under which people pay in browsers. */
  readonly official: MessagingAccount;
  /** The mini-program; null where there is none. */
  readonly miniProgram: MessagingAccount | null;
}

const messagingApp = /\bMicroMessenger\//i;
const transactions = '/v3/pay/transactions';
const H5Answer = z.object({ h5_url: z.url() });
const PrepayAnswer = z.object({ prepay_id: z.string() });
const RefundAnswer = z.object({
  status: z.string(),
  amount: z
    .object({ currency: z.string().nullish(), payer_currency: z.string().nullish() })
    .optional(),
});

/** WeChat Pay by its API v3: in a browser, in the messaging app's own, in the mini-program. */
export function wechatPayProvider(parts: WechatPayParts): PaymentProvider {
  const { account, publicUrl, official, miniProgram } = parts;
  const { merchantId } = account;

  const orderOf = (appId: string, { paymentId, title, before, amountCents }: Charge) => ({
    appid: appId,
    mchid: merchantId,
    description: title,
    out_trade_no: paymentId,
    time_expire: `${before.toISOString().slice(0, 19)}+00:00`,
    notify_url: publicUrl + noticePathOf(wechatPayName),
    amount: { total: amountCents, currency: ourCurrency },
  });

  /** What a script of the messaging app pays a prepared payment by. */
  async function prepared(
    { appId }: MessagingAccount,
    charge: Charge,
    openid: string,
  ): Promise<MiniProgramPayment> {
    const order = { ...orderOf(appId, charge), payer: { openid } };
    const answer = await askWechatPay(account, 'POST', `${transactions}/jsapi`, order);
    const { nonce, timestamp } = newNonce();
    const prepayId = `prepay_id=${PrepayAnswer.parse(answer).prepay_id}`;
    return {
      timeStamp: timestamp,
      nonceStr: nonce,
      package: prepayId,
      signType: 'RSA',
      paySign: signLines(account.privateKey, [appId, timestamp, nonce, prepayId]),
    };
  }

  async function enterInChatApp(charge: Charge, visit: Visit): Promise<Entrance> {
    const { code, self } = visit;
    if (code === null) return { redirect: codeAddress(official.appId, self) };
    const request = await prepared(official, charge, await openIdOf(official, code, 'chatApp'));
    return { page: chatAppPage({ appId: official.appId, ...request }, charge, visit) };
  }

  return {
    name: wechatPayName,
    title: (locale) => textOf(locale, 'provider.wechatPay'),
    places: ['browser', 'chatApp', ...(miniProgram ? (['miniProgram'] as const) : [])],
    async enter(charge, visit) {
      if (messagingApp.test(visit.userAgent)) return enterInChatApp(charge, visit);
      const scene = { payer_client_ip: visit.ip, h5_info: { type: 'Wap' } };
      const order = { ...orderOf(official.appId, charge), scene_info: scene };
      const answer = H5Answer.parse(
        await askWechatPay(account, 'POST', `${transactions}/h5`, order),
      );
      const address = new URL(answer.h5_url);
      address.searchParams.set('redirect_url', visit.returnUrl);
      return { redirect: address.href };
    },
    ...(miniProgram && {
      prepay: async (charge: Charge, code: string) =>
        prepared(miniProgram, charge, await openIdOf(miniProgram, code, 'miniProgram')),
    }),
    cashierUrl: ({ paymentId }) => `${publicUrl}/pay/cashier/${wechatPayName}/${paymentId}`,
    readNotice: async (headers, body, now) => readWechatPayNotice(account, headers, body, now),
    acknowledgement: () => Response.json({ code: 'SUCCESS', message: 'OK' }),
    async ask(paymentId) {
      const path = `${transactions}/out-trade-no/${paymentId}?mchid=${merchantId}`;
      try {
        return outcomeOf(account, Transaction.parse(await askWechatPay(account, 'GET', path)));
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
    async close(paymentId) {
      const path = `${transactions}/out-trade-no/${paymentId}/close`;
      try {
        await askWechatPay(account, 'POST', path, { mchid: merchantId });
      } catch (error) {
        // A payer who never opened its cashier left nothing to close.
        if (!isUnknown(error)) throw error;
      }
    },
    async refund({ refundId, paymentId, amountCents, receivedCents }) {
      const answer = await askWechatPay(account, 'POST', '/v3/refund/domestic/refunds', {
        out_trade_no: paymentId,
        out_refund_no: refundId,
        notify_url: publicUrl + noticePathOf(wechatPayName),
        amount: { refund: amountCents, total: receivedCents, currency: ourCurrency },
      });
      const { status, amount } = RefundAnswer.parse(answer);
      const other = otherCurrencyOf(refundId, [amount?.currency, amount?.payer_currency]);
      if (other) return other;
      if (status === 'SUCCESS') return 'done';
      if (status === 'PROCESSING') return 'processing';
      throw new Error(`WeChat Pay says of a refund: ${status}`);
    },
    bill: (day) => readWechatPayBill(account, day),
  };
}

const isUnknown = (error: unknown): boolean =>
  error instanceof WechatPayRefusal &&
  (error.code === 'ORDER_NOT_EXIST' || error.code === 'ORDERNOTEXIST');
