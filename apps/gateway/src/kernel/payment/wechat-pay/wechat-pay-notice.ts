import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import type { WechatPayAccount } from '../../../platform/payment-accounts';
import type { PaymentNotice, RefundNotice } from '../provider';
import { isFromWechatPay } from './wechat-pay-client';

const tagBytes = 16;

const Notice = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().nullish(),
  }),
});

/** A payment as WeChat Pay tells of it, in notices and when it is asked. */
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
    })
    .optional(),
});

const RefundResource = z.object({ mchid: z.string(), out_refund_no: z.string() });

/** States in which the money has come; some of it may have gone back since. */
const paidStates: ReadonlySet<string> = new Set(['SUCCESS', 'REFUND']);

/** What became of a payment of this merchant; null where nothing did yet. */
export function outcomeOf(
  { merchantId }: Pick<WechatPayAccount, 'merchantId'>,
  { mchid, out_trade_no, transaction_id, trade_state, amount }: z.output<typeof Transaction>,
): PaymentNotice | null {
  if (mchid !== merchantId || !paidStates.has(trade_state)) return null;
  if (transaction_id === undefined || amount === undefined) return null;
  return {
    paymentId: out_trade_no,
    outcome: 'success',
    amountCents: amount.total,
    tradeNo: transaction_id,
  };
}

/** The notice in a request; null when WeChat Pay did not write it just now for this merchant. */
export function readWechatPayNotice(
  account: WechatPayAccount,
  headers: Headers,
  body: Uint8Array,
  now: Date,
): PaymentNotice | RefundNotice | null {
  if (!isFromWechatPay(account, headers, body, now)) return null;
  const notice = parsed(Notice, new TextDecoder().decode(body));
  if (!notice) return null;
  const resource = decrypted(account.apiKey, notice.resource);
  if (resource === null) return null;
  if (notice.event_type.startsWith('REFUND.')) {
    const refund = parsed(RefundResource, resource);
    return refund?.mchid === account.merchantId ? { refundId: refund.out_refund_no } : null;
  }
  const transaction = parsed(Transaction, resource);
  return transaction && outcomeOf(account, transaction);
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
