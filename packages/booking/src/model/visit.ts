import type { RegistrationStatus } from '@xinglin/gateway-sdk';
import { formatDay, formatTimeRange, formatWeekday } from '@xinglin/rules';

/** When a visit is, in the hospital's time. */
export interface Visit {
  /** `2026-11-22` */
  readonly date: string;
  /** `08:00` */
  readonly startTime: string;
  readonly endTime: string;
}

/** 11月22日 周日; Sun, Nov 22 */
export function visitDay(visit: Visit, locale: string): string {
  const date = formatDay(visit.date, locale);
  const weekday = formatWeekday(visit.date, locale);
  return locale.startsWith('zh') ? `${date} ${weekday}` : `${weekday}, ${date}`;
}

/** 11月22日 周日 08:00–08:30; Sun, Nov 22 08:00–08:30 */
export function visitText(visit: Visit, locale: string): string {
  return `${visitDay(visit, locale)} ${formatTimeRange(visit.startTime, visit.endTime)}`;
}

/** The parts of the date block at the start of an appointment. */
export function dateBadge(date: string, locale: string) {
  const parts = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return {
    date,
    monthText: parts.format(new Date(`${date}T00:00:00Z`)),
    dayText: String(Number(date.slice(8))),
    weekdayText: formatWeekday(date, locale),
  };
}

/** Whether an order came through: it is, or was, a booked visit. */
export function isBooked(status: RegistrationStatus): boolean {
  return (
    status === 'confirmed' ||
    status === 'checkedIn' ||
    status === 'completed' ||
    status === 'noShow'
  );
}

/** How the state of an order looks: the words come from the gateway, the colour from here. */
export function statusLook(status: RegistrationStatus) {
  switch (status) {
    case 'awaitingPayment':
      return { state: 'attention', tone: 'warning' } as const;
    case 'confirmed':
    case 'checkedIn':
      return { state: 'upcoming', tone: 'brand' } as const;
    case 'completed':
      return { state: 'done', tone: 'neutral' } as const;
    case 'noShow':
      return { state: 'problem', tone: 'neutral' } as const;
    default:
      return { state: 'cancelled', tone: 'neutral' } as const;
  }
}
