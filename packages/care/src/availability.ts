import type { Availability } from '@xinglin/gateway-sdk';
import { daysBetween, formatDay, formatWeekday, relativeDay } from '@xinglin/rules';
import type { Tone } from '@xinglin/ui';

const tones: Readonly<Record<Availability, Tone>> = {
  available: 'brand',
  full: 'neutral',
  stopped: 'danger',
  none: 'neutral',
};

/** The colour that marks how many places are free. */
export function availabilityTone(availability: Availability): Tone {
  return tones[availability];
}

/** How to speak of a free day: a word where there is one, else `next` with the name of the day. */
export type NextDay =
  | { readonly key: 'today' | 'tomorrow' }
  | { readonly key: 'next'; readonly day: string };

/**
 * How the next free day is called from today (both ISO dates at the hospital): today, tomorrow, the
 * weekday within a week, the date after that.
 */
export function nextDay(date: string, today: string, locale: string): NextDay {
  const word = relativeDay(date, today);
  if (word === 'today' || word === 'tomorrow') return { key: word };
  const isSoon = daysBetween(today, date) < 7;
  return { key: 'next', day: isSoon ? formatWeekday(date, locale) : formatDay(date, locale) };
}
