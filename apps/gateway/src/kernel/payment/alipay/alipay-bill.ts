import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { billRowsOf, centsOf, requiredIn } from '../bill-table';
import { otherCurrencyOf, ourCurrency } from '../currency';
import type { BillRow } from '../provider';
import { AlipayRefusal, type AskAlipay } from './alipay-answer';
import { filesOfZip } from './zip-files';

const timeoutMs = 30_000;

const Address = z.object({ bill_download_url: z.url() });

/** A day of Alipay's bill; null while it is not written. */
export async function readAlipayBill(
  ask: AskAlipay,
  day: string,
): Promise<readonly BillRow[] | null> {
  try {
    const asked = { bill_type: 'trade', bill_date: day };
    const address = Address.parse(
      await ask('alipay.data.dataservice.bill.downloadurl.query', asked),
    );
    const response = await fetch(address.bill_download_url, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`A bill of Alipay answered ${response.status}`);
    const files = filesOfZip(Buffer.from(await response.arrayBuffer()));
    // One file lists the payments, another one their sums; they are in the encoding of Chinese Windows.
    const tables = files.map(({ bytes }) => new TextDecoder('gb18030').decode(bytes));
    const list = tables.find((table) => table.includes(listHeading));
    if (list === undefined) throw new Error('A bill of Alipay lists no payments');
    return rowsOf(list);
  } catch (error) {
    // There were no payments on that day, or it is not written yet: what cannot be told apart is asked for again.
    if (error instanceof AlipayRefusal && /BILL_NOT_EXIST/i.test(error.subCode)) return null;
    throw error;
  }
}

const listHeading = '业务明细列表';

/**
 * Rows of the list. Each line is parsed for itself, so that a quotation mark that is never closed spoils one row only;
 * titles of ours have no line breaks.
 */
function rowsOf(table: string): BillRow[] {
  const lines = table.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const [heading, ...rows] = lines.map(fieldsOf);
  const columns = ['业务类型', '商户订单号', '订单金额（元）', '支付宝交易号', '退款批次号/请求号'];
  const paymentColumn = '商户订单号';
  return billRowsOf({ names: heading ?? [], rows, columns, paymentColumn }, (field) => {
    const type = field('业务类型');
    if (type !== '交易' && type !== '退款') return null;
    const paymentId = requiredIn(field, paymentColumn);
    const refundId = type === '退款' ? requiredIn(field, '退款批次号/请求号') : null;
    const other = otherCurrencyOf(refundId ?? paymentId, [yuanAsCode(field('币种'))]);
    if (other) return { type: 'otherCurrency', ...other };
    const amountCents = Math.abs(centsOf(field('订单金额（元）')));
    return refundId === null
      ? { type: 'payment', paymentId, amountCents, tradeNo: field('支付宝交易号') }
      : { type: 'refund', refundId, amountCents, isDone: true };
  });
}

const yuanAsCode = (currency: string): string => (currency === '人民币' ? ourCurrency : currency);

/** The fields of one line, without the tabs that keep spreadsheets from rounding numbers; null for no line of a table. */
function fieldsOf(line: string): string[] | null {
  try {
    const [fields = []] = parse(line, { relax_quotes: true, relax_column_count: true });
    return fields.map((field) => field.trim());
  } catch {
    return null;
  }
}
