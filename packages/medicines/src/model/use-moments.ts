import { usePageTime } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { useShortMoments } from '@xinglin/orders';
import { dayAt, formatDay, hospitalTimeZone, shownDeadline, timeAt } from '@xinglin/rules';

/** Moments of a prescription in words, in the hospital's zone. */
interface Moments {
  /** 18:00 today, 11月25日 on another day: for narrow columns. */
  readonly brief: (at: string) => string;
  /** 18:00 today, 11月25日 18:00 on another day. */
  readonly hour: (at: string) => string;
  /** 今天 18:00. */
  readonly moment: (at: string) => string;
  /** The moment by which a deadline is named: 23:59 where the day ends with it. */
  readonly deadline: (at: string) => string;
  /** 11月25日. */
  readonly day: (day: string) => string;
  /** Milliseconds since 1970: when the page was opened. */
  readonly now: number;
}

/** Words for moments near now. */
export function useMoments(): Moments {
  const locale = useLocale();
  const now = usePageTime();
  const { moment } = useShortMoments(hospitalTimeZone);
  const today = dayAt(now, hospitalTimeZone);
  const day = (one: string) => formatDay(one, locale);
  const isToday = (at: string) => dayAt(at, hospitalTimeZone) === today;
  const time = (at: string) => timeAt(at, hospitalTimeZone);
  return {
    brief: (at) => (isToday(at) ? time(at) : day(dayAt(at, hospitalTimeZone))),
    hour: (at) => (isToday(at) ? time(at) : `${day(dayAt(at, hospitalTimeZone))} ${time(at)}`),
    moment,
    deadline: (at) => shownDeadline(new Date(at), hospitalTimeZone).toISOString(),
    day,
    now: new Date(now).getTime(),
  };
}
