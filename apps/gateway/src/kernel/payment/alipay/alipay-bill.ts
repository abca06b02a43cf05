import { z } from 'zod';
import { centsOf } from '../bill-table';
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

function rowsOf(table: string): BillRow[] {
  const lines = table.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  const [heading = '', ...rest] = lines;
  const names = heading.split(',').map((name) => name.trim());
  return rest.flatMap((line): BillRow[] => {
    const fields = line.split(',').map((field) => field.trim());
    const field = (name: string) => fields[names.indexOf(name)] ?? '';
    const cents = Math.abs(centsOf(field('订单金额（元）')));
    if (field('业务类型') === '交易')
      return [
        {
          type: 'payment',
          paymentId: field('商户订单号'),
          amountCents: cents,
          tradeNo: field('支付宝交易号'),
        },
      ];
    if (field('业务类型') === '退款') {
      const refundId = field('退款批次号/请求号');
      return [{ type: 'refund', refundId, amountCents: cents, isDone: true }];
    }
    return [];
  });
}
