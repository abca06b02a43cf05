import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WechatPayAccount } from '../../../platform/payment-accounts';
import { billRowsOf, centsOf, requiredIn } from '../bill-table';
import { otherCurrencyOf } from '../currency';
import type { BillRow } from '../provider';
import { askWechatPay, downloadFrom, WechatPayRefusal } from './wechat-pay-client';

const Address = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string(),
  download_url: z.url(),
});

/** A day of WeChat Pay's bill; null while it is not written. */
export async function readWechatPayBill(
  account: WechatPayAccount,
  day: string,
): Promise<readonly BillRow[] | null> {
  try {
    const path = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`;
    const address = Address.parse(await askWechatPay(account, 'GET', path));
    const file = await downloadFrom(account, address.download_url);
    const digest = createHash('sha1').update(file).digest('hex');
    if (digest !== address.hash_value) throw new Error('A bill of WeChat Pay came changed');
    return rowsOf(file.toString());
  } catch (error) {
    const code = error instanceof WechatPayRefusal ? error.code : '';
    // There were no payments on that day.
    if (code === 'NO_STATEMENT_EXIST') return [];
    if (code === 'STATEMENT_CREATING') return null;
    throw error;
  }
}

/**
 * Rows of the table. Every field has a grave accent before it, by which commas in titles divide nothing; the sums follow
 * behind a heading of their own.
 */
function rowsOf(table: string): BillRow[] {
  const [heading = '', ...lines] = table.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.findIndex((line) => line.startsWith(sumsHeading) || line === '');
  const listed = end === -1 ? lines : lines.slice(0, end);
  const columns = ['交易状态', '商户订单号', '订单金额', '微信订单号', '商户退款单号'];
  const paymentColumn = '商户订单号';
  const names = heading.split(',').map((name) => name.trim());
  const rows = listed.map((line) => (line.startsWith('`') ? line.slice(1).split(',`') : null));
  return billRowsOf({ names, rows, columns, paymentColumn }, (field) => {
    const state = field('交易状态');
    if (state !== 'SUCCESS' && state !== 'REFUND') return null;
    const paymentId = requiredIn(field, paymentColumn);
    const refundId = state === 'REFUND' ? requiredIn(field, '商户退款单号') : null;
    const other = otherCurrencyOf(refundId ?? paymentId, [field('货币种类')]);
    if (other) return { type: 'otherCurrency', ...other };
    return refundId === null
      ? {
          type: 'payment',
          paymentId,
          amountCents: centsOf(field('订单金额')),
          tradeNo: field('微信订单号'),
        }
      : {
          type: 'refund',
          refundId,
          amountCents: centsOf(field('申请退款金额')),
          isDone: field('退款状态') === 'SUCCESS',
        };
  });
}

/** How the heading of the sums begins. */
const sumsHeading = '总交易单数';
