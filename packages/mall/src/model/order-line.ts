import type { ListedOrder } from '@xinglin/gateway-sdk';
import { dayAt, formatDay, formatWeekday, hospitalTimeZone, timeAt } from '@xinglin/rules';

interface Reader {
  readonly locale: string;
  /** The gateway's time, in ms since 1970. */
  readonly now: number;
}

/** A calendar day in a list: with the weekday this year, with the year in another one. */
export function listedDay(day: string, { locale, now }: Reader): string {
  const isThisYear = day.slice(0, 4) === dayAt(now, hospitalTimeZone).slice(0, 4);
  return isThisYear
    ? `${formatDay(day, locale)} ${formatWeekday(day, locale)}`
    : formatDay(day, locale, { year: true });
}

/** When an order takes place: "11月24日 周二 14:30"; null where no day is agreed. */
function whenOf({ day, startsAt }: ListedOrder, reader: Reader): string | null {
  if (startsAt !== null) {
    const date = listedDay(dayAt(startsAt, hospitalTimeZone), reader);
    return `${date} ${timeAt(startsAt, hospitalTimeZone)}`;
  }
  return day === null ? null : listedDay(day, reader);
}

/** When, with whom and for whom an order is, without what its title says already. */
export function orderFacts(order: ListedOrder, reader: Reader): readonly string[] {
  const { title, facts, waits } = order;
  const when = whenOf(order, reader);
  // The end of what is used is at the bottom of the card.
  const hasTime = when !== null || waits?.what === 'use';
  const others = facts.filter(
    ({ text, isTime = false }) => !title.includes(text) && !(isTime && hasTime),
  );
  return [...(when === null ? [] : [when]), ...others.map(({ text }) => text)];
}
