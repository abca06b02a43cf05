import type { RegistrationState } from '@xinglin/contract';
import { formatCents, textIn, timeAt } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { textOf, type TextKey } from './locales';
import type { Order, OrderNews } from '../../kernel/orders/order-kind';
import { doctors, hospitals } from '../../kernel/places/tables';
import type { RegistrationRow } from './tables';

/** The states that a patient is told of when an order comes into them. */
const told = {
  awaitingPayment: 'sms.hospitalTook',
  confirmed: 'sms.confirmed',
  expired: 'sms.expired',
  cancelledByPatient: 'sms.cancelledByPatient',
  cancelledByHospital: 'sms.cancelledByHospital',
  refusedByHospital: 'sms.refusedByHospital',
  refunded: 'sms.refunded',
  noShow: 'sms.noShow',
} as const satisfies Partial<Record<RegistrationState, TextKey>>;

type Told = Order<RegistrationState, RegistrationRow>;

/** What is said about an order, in the language it was made in; null for nothing. */
export async function messageOf(
  db: Queryable,
  order: Told,
  news: OrderNews,
): Promise<string | null> {
  const said = wordsOf(order, news);
  if (said === null) return null;
  const { locale, own } = order;
  const [names] = await db
    .select({ doctor: doctors.name, hospital: hospitals.name })
    .from(doctors)
    .innerJoin(hospitals, eq(hospitals.id, own.hospitalId))
    .where(eq(doctors.id, own.doctorId));
  if (!names) return null;
  return textOf(locale, said.key, {
    patient: own.patientName,
    hospital: textIn(names.hospital, locale),
    doctor: textIn(names.doctor, locale),
    date: own.date,
    time: timeAt(own.startsAt, own.timeZone),
    ...said.values,
  });
}

/** Which text, and what it says besides patient, hospital, doctor, date and time. */
function wordsOf(
  { state, locale, totalCents, refundedCents, own }: Told,
  news: OrderNews,
): { readonly key: TextKey; readonly values: Readonly<Record<string, string>> } | null {
  switch (news.type) {
    case 'moved': {
      const key = Object.entries(told).find(([into]) => into === state)?.[1];
      if (key === undefined) return null;
      const values = {
        voucher: own.voucherCode ?? '',
        payBefore: own.payBefore === null ? '' : timeAt(own.payBefore, own.timeZone),
        fee: formatCents(totalCents),
        money: formatCents(refundedCents),
        reason: news.reason ?? textOf(locale, 'reason.none'),
      };
      return { key, values };
    }
    case 'wrongAmount': {
      const values = { money: formatCents(news.receivedCents), fee: formatCents(totalCents) };
      if (!news.due) return { key: 'sms.wrongAmount', values };
      const payBefore = timeAt(news.due.before, news.due.timeZone);
      return { key: 'sms.wrongAmountPayAgain', values: { ...values, payBefore } };
    }
    case 'wrongAmountReturned':
      return {
        key: 'sms.wrongAmountReturned',
        values: { money: formatCents(news.refundCents) },
      };
  }
}
