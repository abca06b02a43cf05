import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import type { WechatPayAccount } from '../../../platform/payment-accounts';
import { otherCurrencyOf } from '../currency';
import type { NoticeReading, OtherCurrency, PaymentNotice } from '../provider';
import { isFromWechatPay } from './wechat-pay-client';

const tagBytes = 16;

const Event = z.object({ event_type: z.string() });

const Notice = z.object({
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().nullish(),
  }),
});

/** A payment as WeChat Pay describes it, in notices and when it is queried. */
export const Transaction = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.string(),
  amount: z
    .object({
      total: z
        .int()
        .min(0)
        .max(2 ** 31 - 1),
      currency: z.string().nullish(),
      payer_currency: z.string().nullish(),
    })
    .optional(),
});

const RefundResource = z.object({
  mchid: z.string(),
  out_refund_no: z.string(),
  amount: z
    .object({ currency: z.string().nullish(), payer_currency: z.string().nullish() })
    .optional(),
});

/** States in which the money has arrived; some of it may have been refunded since. */
const paidStates: ReadonlySet<string> = new Set(['SUCCESS', 'REFUND']);

/** The outcome of a payment of this merchant; null while there is none. */
export function outcomeOf(
  { merchantId }: Pick<WechatPayAccount, 'merchantId'>,
  { mchid, out_trade_no, transaction_id, trade_state, amount }: z.output<typeof Transaction>,
): PaymentNotice | OtherCurrency | null {
  if (mchid !== merchantId || !paidStates.has(trade_state)) return null;
  if (transaction_id === undefined || amount === undefined) return null;
  return (
    otherCurrencyOf(out_trade_no, [amount.currency, amount.payer_currency]) ?? {
      paymentId: out_trade_no,
      outcome: 'success',
      amountCents: amount.total,
      tradeNo: transaction_id,
    }
  );
}

/** The notice in a request; null when WeChat Pay did not sign it just now, or it is unreadable. */
export function readWechatPayNotice(
  account: WechatPayAccount,
  headers: Headers,
  body: Uint8Array,
  now: Date,
): NoticeReading {
  if (!isFromWechatPay(account, headers, body, now)) return null;
  const text = new TextDecoder().decode(body);
  const event = parsed(Event, text)?.event_type;
  if (event === undefined) return null;
  const isRefund = event.startsWith('REFUND.');
  // Complaints, coupons and whatever else a merchant may subscribe to.
  if (!isRefund && !event.startsWith('TRANSACTION.')) return { irrelevant: event };
  const notice = parsed(Notice, text);
  const resource = notice && decrypted(account.apiKey, notice.resource);
  if (resource === null) return null;
  return isRefund ? refundIn(account, resource) : paymentIn(account, resource);
}

function refundIn({ merchantId }: WechatPayAccount, resource: string): NoticeReading {
  const refund = parsed(RefundResource, resource);
  if (!refund) return null;
  const { mchid, out_refund_no: refundId, amount } = refund;
  if (mchid !== merchantId) return { foreign: mchid };
  return otherCurrencyOf(refundId, [amount?.currency, amount?.payer_currency]) ?? { refundId };
}

function paymentIn(account: WechatPayAccount, resource: string): NoticeReading {
  const transaction = parsed(Transaction, resource);
  if (!transaction) return null;
  const { mchid, trade_state } = transaction;
  if (mchid !== account.merchantId) return { foreign: mchid };
  if (!paidStates.has(trade_state)) return { irrelevant: trade_state };
  return outcomeOf(account, transaction);
}

function decrypted(
  apiKey: string,
  { ciphertext, nonce, associated_data }: z.output<typeof Notice>['resource'],
): string | null {
  const bytes = Buffer.from(ciphertext, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(bytes.subarray(-tagBytes));
    decipher.setAAD(Buffer.from(associated_data ?? ''));
    const text = decipher.update(bytes.subarray(0, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString();
  } catch {
    return null;
  }
}

function parsed<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
