import type { booking, ResponseOf } from '@xinglin/contract';
import {
  formatCents,
  formatDay,
  formatInstant,
  formatTimeRange,
  formatWeekday,
} from '@xinglin/rules';
import type { PdfDocument } from '../../platform/documents/pdf-document';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import { providedBy, writtenIn } from '../../platform/texts';

type Order = ResponseOf<typeof booking.getRegistrationOrder>;

/**
 * The voucher of an appointment as a document to keep and to print, in the name of the channel it was asked for on;
 * null where the order has none to show (any more).
 */
export function voucherDocument(
  order: Order,
  reader: Locale,
  now: Date,
  channel: string,
): PdfDocument | null {
  if (order.voucherCode === null || !order.actions.includes('showVoucher')) return null;
  const locale = writtenIn(reader);
  const label = (key: (typeof labels)[number]) => textOf(locale, `voucher.${key}`);
  const day = formatDay(order.date, locale, { year: true });
  const time = `${day} ${formatWeekday(order.date, locale)} ${formatTimeRange(order.startTime, order.endTime)}`;
  const facts: readonly (readonly [(typeof labels)[number], string | null])[] = [
    ['hospital', order.hospitalName],
    ['department', joined(order.hospDeptName, order.clinicAddress)],
    ['doctor', joined(order.doctorName, order.titleText, order.clinicType)],
    ['time', textOf(locale, 'voucher.inZone', { time, zone: order.timeZone })],
    ['patient', joined(order.patientName, order.patientMobile)],
    ['document', order.patientCardNo],
    ['fee', formatCents(order.feeCents)],
    ['address', order.hospitalAddress],
    ['phone', order.hospitalPhone],
  ];
  return {
    language: locale,
    title: label('title'),
    mark: { label: label('code'), text: order.voucherCode, note: label('hint') },
    facts: facts.flatMap(([key, text]) => (text === null ? [] : [{ label: label(key), text }])),
    list: { title: label('bring'), items: order.bring },
    footer: [
      providedBy(channel, locale),
      textOf(locale, 'voucher.orderNo', { orderNo: order.orderNo }),
      textOf(locale, 'voucher.madeAt', {
        moment: formatInstant(now, locale, order.timeZone),
      }),
    ],
  };
}

/** What stands in front of the facts, and the other fixed words. */
const labels = [
  'title',
  'code',
  'hint',
  'hospital',
  'department',
  'doctor',
  'time',
  'patient',
  'document',
  'fee',
  'address',
  'phone',
  'bring',
] as const;

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}
