import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WechatPayAccount } from '../../../platform/payment-accounts';
import { centsOf } from '../bill-table';
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

/** Rows of the table, whose every field has a grave accent before it; sums follow behind a heading of their own. */
function rowsOf(table: string): BillRow[] {
  const [heading = '', ...lines] = table.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = heading.split(',');
  const rows: BillRow[] = [];
  for (const line of lines) {
    if (!line.startsWith('`')) break;
    const fields = line.slice(1).split(',`');
    const field = (name: string) => fields[names.indexOf(name)] ?? '';
    if (field('交易状态') === 'SUCCESS') {
      rows.push({
        type: 'payment',
        paymentId: field('商户订单号'),
        amountCents: centsOf(field('订单金额')),
        tradeNo: field('微信订单号'),
      });
    } else if (field('交易状态') === 'REFUND') {
      rows.push({
        type: 'refund',
        refundId: field('商户退款单号'),
        amountCents: centsOf(field('申请退款金额')),
        isDone: field('退款状态') === 'SUCCESS',
      });
    }
  }
  return rows;
}
