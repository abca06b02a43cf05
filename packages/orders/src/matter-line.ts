import type { NextMatter } from '@xinglin/gateway-sdk';
import { matterHref } from '@xinglin/routes';
import {
  dayAt,
  daysBetween,
  formatCents,
  formatDay,
  formatWeekday,
  relativeDay,
  timeAt,
} from '@xinglin/rules';
import type { PictogramName } from '@xinglin/ui';
import { orderPictogram } from './order-pictogram';

/** A matter in the words of the person's list of what is next. Texts: namespace `matters`. */
export interface MatterLine {
  /** Where it can be done, or looked at. */
  readonly to: string;
  readonly pictogram: PictogramName;
  /** What is next in a few words: its hour where it takes place, else what to do or to wait for. */
  readonly lead: string;
  /** When it takes place; null where that is not agreed. */
  readonly when: string | null;
  /** With whom, else what it is about. */
  readonly about: string;
  /** For whom; empty where it is for no one in particular. */
  readonly who: string;
  /** What its button says. */
  readonly act: string;
}

const awaited: Readonly<Record<string, 'reply' | 'parcel' | 'report' | 'confirm' | 'drugs'>> = {
  goods: 'parcel',
  coinExchange: 'parcel',
  checkUp: 'report',
  drugs: 'drugs',
  registration: 'confirm',
  specialDisease: 'confirm',
};

/** What decides how a matter is worded. */
interface Wording {
  /** The translation of the reader's language. */
  readonly t: (key: string, values: Record<string, unknown>) => string;
  readonly locale: string;
  /** The gateway's time: "today" is said by it, in the zone of the place. */
  readonly now: number;
}

/** Words, drawing and link of a matter; the same on home and in the personal centre. */
export function matterLine(matter: NextMatter, wording: Wording): MatterLine {
  const { t, locale } = wording;
  const { kind, what, doctorName, title, people, amountCents } = matter;
  const when = whenOf(matter, wording);
  return {
    to: matterHref(matter),
    pictogram: kind === 'checkUp' && what === 'read' ? 'report' : orderPictogram(kind),
    lead: what === 'go' && when !== null ? when : leadOf(matter, t),
    when,
    about: doctorName ?? title,
    who: people.map(({ name }) => name).join(locale.startsWith('zh') ? '、' : ', '),
    // i18n-keys: matters:act.*
    act: t(`matters:act.${kind === 'drugs' && what !== 'pay' ? 'go' : what}`, {
      amount: sumOf(amountCents),
    }),
  };
}

/** A sum without a zero fraction: ¥50, ¥36.50. */
const sumOf = (cents: number | null): string => formatCents(cents ?? 0, { decimals: 'auto' });

function leadOf(
  { kind, what, amountCents, position, waitId }: NextMatter,
  t: Wording['t'],
): string {
  switch (what) {
    case 'pay':
      return t('matters:pay', { amount: sumOf(amountCents) });
    case 'read':
      return kind === 'checkUp' ? t('matters:read.report', {}) : t('matters:read.reply', {});
    case 'wait':
      if (waitId !== null)
        return position === null ? t('matters:drawn', {}) : t('matters:place', { position });
      // i18n-keys: matters:wait.*
      return t(`matters:wait.${awaited[kind] ?? 'reply'}`, {});
    case 'answer':
    case 'collect':
      // i18n-keys: matters:drugs.*
      // i18n-keys: matters:answer matters:collect
      return t(kind === 'drugs' ? `matters:drugs.${what}` : `matters:${what}`, {});
    case 'review':
      return t('matters:review', {});
    case 'go':
      return t('matters:act.go', {});
  }
}

/** Days within which a day of the week names one day. */
const weekDays = 7;

/**
 * The nearest word for the day on which a matter takes place: "明天", "周二", "12月7日 周一"; null where none is agreed, and
 * for what is only to be read or reviewed. Texts: `shared:day.*`.
 */
export function matterDay(
  { what, at, day: agreed, timeZone }: NextMatter,
  { t, locale, now }: Wording,
): string | null {
  if (what === 'read' || what === 'review') return null;
  const day = at === null ? agreed : dayAt(at, timeZone);
  if (day === null) return null;
  const today = dayAt(now, timeZone);
  const near = relativeDay(day, today);
  // i18n-keys: shared:day.*
  if (near !== null) return t(`shared:day.${near}`, {});
  const weekday = formatWeekday(day, locale);
  return daysBetween(today, day) < weekDays ? weekday : `${formatDay(day, locale)} ${weekday}`;
}

/** "明天 08:00", "周二 14:30", "12月7日 周一": the word for the day, and the hour where one is agreed. */
function whenOf(matter: NextMatter, wording: Wording): string | null {
  const day = matterDay(matter, wording);
  const { at, timeZone } = matter;
  return day === null || at === null
    ? day
    : wording.t('matters:when', { day, time: timeAt(at, timeZone) });
}
