import { dayAt, formatInstant, hospitalTimeZone, timeAt, zoneOffsetMinutes } from '@xinglin/rules';

/** A moment as two people read it. */
export interface BothTimes {
  readonly own: string;
  /** By the doctors' clock; null where that shows the same. */
  readonly theirs: string | null;
}

const isSame = (at: string, zone: string): boolean =>
  zoneOffsetMinutes(at, zone) === zoneOffsetMinutes(at, hospitalTimeZone);

/** Day and time of a moment, by the clock of a zone and by the doctors'. */
export function bothInstants(at: string, locale: string, zone: string): BothTimes {
  const theirs = isSame(at, zone) ? null : formatInstant(at, locale, hospitalTimeZone);
  return { own: formatInstant(at, locale, zone), theirs };
}

/** The time of day alone, where the day in the zone is known; the doctors' day is told where it is another. */
export function bothTimes(at: string, locale: string, zone: string): BothTimes {
  const own = timeAt(at, zone);
  if (isSame(at, zone)) return { own, theirs: null };
  const isSameDay = dayAt(at, zone) === dayAt(at, hospitalTimeZone);
  return {
    own,
    theirs: isSameDay ? timeAt(at, hospitalTimeZone) : formatInstant(at, locale, hospitalTimeZone),
  };
}
