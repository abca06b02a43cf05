import type { Availability } from '@xinglin/gateway-sdk';
import { daysBetween, formatDay, formatWeekday, relativeDay } from '@xinglin/rules';
import type { Tone } from '@xinglin/ui';

const tones: Readonly<Record<Availability, Tone>> = {
  available: 'brand',
  full: 'neutral',
  stopped: 'danger',
  none: 'neutral',
};

/** The colour that underlines what is left. */
export function availabilityTone(availability: Availability): Tone {
  return tones[availability];
}

/**
 * How the next free day is called from today (both ISO dates at the hospital): a word of `shared:day`, the weekday
 * within a week, the date after that.
 */
export function nextDayText(
  date: string,
  today: string,
  locale: string,
  translate: (key: string) => string,
): string {
  const word = relativeDay(date, today);
  // i18n-keys: shared:day.*
  if (word !== null && word !== 'dayAfterTomorrow') return translate(`shared:day.${word}`);
  return daysBetween(today, date) < 7 ? formatWeekday(date, locale) : formatDay(date, locale);
}
