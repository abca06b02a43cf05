import { dayAt, momentOf, parseDay, timeAt } from '@xinglin/rules';
import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import { centsOf } from '../bill-table';
import type { PaymentNotice } from '../provider';

/** Alipay sends a notice again for so long, with the time of the first one. */
const oldestMs = 26 * 60 * 60_000;
/** How far its clock may be ahead of ours. */
const aheadMs = 5 * 60_000;
const zone = 'Asia/Shanghai';

const Notice = z.object({
  app_id: z.string(),
  sign_type: z.literal('RSA2'),
  notify_time: z.string().regex(/^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
  out_trade_no: z.string().min(1).max(64),
  trade_no: z.string().min(1).max(64),
  trade_status: z.enum(['TRADE_SUCCESS', 'TRADE_FINISHED']),
  total_amount: z.string().regex(/^\d{1,7}(?:\.\d{1,2})?$/),
});

/** A moment as Alipay writes it: 2026-11-23 10:00:00 in China. */
export const chinaTime = (moment: Date): string => {
  // Seconds are the same in every zone.
  const seconds = moment.toISOString().slice(17, 19);
  return `${dayAt(moment, zone)} ${timeAt(moment, zone)}:${seconds}`;
};

/** The moment that Alipay writes; null where the day is none. */
function momentIn(written: string): Date | null {
  const [day = '', time = ''] = written.split(' ');
  if (parseDay(day) === null) return null;
  const minute = momentOf(day, time.slice(0, 5), zone);
  return new Date(minute.getTime() + Number(time.slice(6)) * 1000);
}

/** The notice in a form; null when Alipay did not sign it for this app, too long ago, or nothing was paid. */
export function readAlipayNotice(
  alipay: Pick<AlipaySdk, 'checkNotifySignV2'>,
  appId: string,
  body: Uint8Array,
  now: Date,
): PaymentNotice | null {
  const form = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
  const { data: notice } = Notice.safeParse(form);
  if (!notice || notice.app_id !== appId) return null;
  // Asked of what has the right shape only: its client throws where it does not know the kind of signature.
  if (form['sign'] === undefined || !alipay.checkNotifySignV2(form)) return null;
  const at = momentIn(notice.notify_time);
  if (at === null) return null;
  const age = now.getTime() - at.getTime();
  if (age > oldestMs || age < -aheadMs) return null;
  return {
    paymentId: notice.out_trade_no,
    outcome: 'success',
    amountCents: centsOf(notice.total_amount),
    tradeNo: notice.trade_no,
  };
}
