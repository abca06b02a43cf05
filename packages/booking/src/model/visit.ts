import type { RegistrationStatus } from '@xinglin/gateway-sdk';
import { formatDay, formatMonth, formatTimeRange, formatWeekday } from '@xinglin/rules';

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

/** Where the voucher stands on the page of its order. */
export const voucherAnchor = 'voucher';

/** Where the ways to change an appointment are on its page. */
export const changeAnchor = 'change';

/** How long before a visit people are asked to be there, to find the way and take a number. */
const minutesAhead = 30;

/** The time of day to be there by, `07:30`; never before the day begins. */
export function arriveBy({ startTime }: Pick<Visit, 'startTime'>): string {
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number);
  const arrival = Math.max(0, hours * 60 + minutes - minutesAhead);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${pad(Math.floor(arrival / 60))}:${pad(arrival % 60)}`;
}

/** The parts of the date block at the start of an appointment. */
export function dateBadge(date: string, locale: string) {
  return {
    date,
    monthText: formatMonth(date, locale),
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
    case 'awaitingHospital':
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
