import { formatCents, formatInstant, readableLocales } from '@xinglin/rules';
import type { Locale } from '../../../platform/context';
import { textOf } from './locales';
import type { NoticeFacts, StaffNoticeKind } from './staff-event';

/** Kinds of which staff on duty also get a text message: a patient waits. */
export const textKinds = [
  'consultWaiting',
  'consultReminded',
  'promiseEndsSoon',
  'videoCallWaits',
] as const satisfies readonly StaffNoticeKind[];

export type TextKind = (typeof textKinds)[number];

interface SaidNotice {
  readonly kind: StaffNoticeKind;
  readonly orderKey: string | null;
  readonly facts: NoticeFacts;
}

/** What a notice says in the language of its reader. */
export function noticeWords(
  { kind, orderKey, facts }: SaidNotice,
  locale: Locale,
): { readonly title: string; readonly text: string } {
  const values = valuesOf({ orderKey, facts }, locale);
  if (kind !== 'approvalDecided')
    return {
      title: textOf(locale, `${kind}.title`, values),
      text: textOf(locale, `${kind}.text`, values),
    };
  const states = ['approved', 'refused', 'expired', 'failed'] as const;
  const state = states.find((one) => one === facts['state']) ?? 'failed';
  return {
    title: textOf(locale, `approvalDecided.${state}`),
    text: textOf(locale, 'approvalDecided.text', values),
  };
}

/** The text message of an event, before the hospital's own name is put into it. */
export const smsWords = (kind: TextKind, facts: NoticeFacts): string =>
  textOf('zh-Hans', `sms.${kind}`, valuesOf({ orderKey: null, facts }, 'zh-Hans'));

function valuesOf({ orderKey, facts }: Omit<SaidNotice, 'kind'>, locale: Locale) {
  const [service = ''] = readableLocales(locale).flatMap((one) => facts[`service.${one}`] ?? []);
  const { before, cents, by } = facts;
  return {
    service,
    before: typeof before === 'string' ? formatInstant(before, locale) : '',
    money: typeof cents === 'number' ? formatCents(cents) : '',
    by: by ?? '',
    orderKey: orderKey ?? '',
  };
}
