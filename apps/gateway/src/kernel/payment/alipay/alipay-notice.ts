import { dayAt, momentOf, parseDay, timeAt } from '@xinglin/rules';
import type { AlipaySdk } from 'alipay-sdk';
import { z } from 'zod';
import { centsOf } from '../bill-table';
import { otherCurrencyOf } from '../currency';
import type { NoticeReading } from '../provider';

/** Alipay sends a notice again for so long, with the time of the first one. */
const oldestMs = 26 * 60 * 60_000;
/** How far its clock may be ahead of ours. */
const aheadMs = 5 * 60_000;
const zone = 'Asia/Shanghai';

/** What every notice has, whatever it is about. */
const Envelope = z.object({
  app_id: z.string(),
  sign_type: z.literal('RSA2'),
  notify_time: z.string().regex(/^\d{4}-\d\d-\d\d (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
});

/** The fields by which Alipay names currencies; they are missing where all is in yuan. */
export const Currencies = z.object({
  trans_currency: z.string().optional(),
  pay_currency: z.string().optional(),
  settle_currency: z.string().optional(),
  refund_currency: z.string().optional(),
});

const Payment = Currencies.extend({
  out_trade_no: z.string().min(1).max(64),
  trade_no: z.string().min(1).max(64),
  total_amount: z.string().regex(/^\d{1,7}(?:\.\d{1,2})?$/),
});

/** States in which the money has arrived; after the second no refund is possible any more. */
export const paidStates: ReadonlySet<string> = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

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

/** The notice in a form; null when Alipay did not sign it, too long ago, or it is unreadable. */
export function readAlipayNotice(
  alipay: Pick<AlipaySdk, 'checkNotifySignV2'>,
  appId: string,
  body: Uint8Array,
  now: Date,
): NoticeReading {
  const form = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
  const { data: envelope } = Envelope.safeParse(form);
  // Only what has the right shape is checked: Alipay's client throws where it does not know the kind of signature.
  if (!envelope || form['sign'] === undefined || !alipay.checkNotifySignV2(form)) return null;
  const at = momentIn(envelope.notify_time);
  if (at === null) return null;
  const age = now.getTime() - at.getTime();
  if (age > oldestMs || age < -aheadMs) return null;
  if (envelope.app_id !== appId) return { foreign: envelope.app_id };
  const state = form['trade_status'];
  if (state === undefined) return { irrelevant: form['notify_type'] ?? 'no trade' };
  if (!paidStates.has(state)) return { irrelevant: state };
  const { data: payment } = Payment.safeParse(form);
  if (!payment) return null;
  return (
    otherCurrencyOf(payment.out_trade_no, currenciesIn(payment)) ?? {
      paymentId: payment.out_trade_no,
      outcome: 'success',
      amountCents: centsOf(payment.total_amount),
      tradeNo: payment.trade_no,
    }
  );
}

/** All currencies that Alipay names beside a sum. */
export const currenciesIn = (named: z.output<typeof Currencies>): (string | undefined)[] => [
  named.trans_currency,
  named.pay_currency,
  named.settle_currency,
  named.refund_currency,
];
