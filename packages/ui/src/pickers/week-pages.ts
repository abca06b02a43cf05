import type { WeekStripDay } from './props';

/** Days on one page of the strip. */
export const daysOnPage = 7;

/** Splits days into pages of seven. */
export function weekPages<Day>(days: readonly Day[]): readonly (readonly Day[])[] {
  return Array.from({ length: Math.ceil(days.length / daysOnPage) }, (_, page) =>
    days.slice(page * daysOnPage, (page + 1) * daysOnPage),
  );
}

/** Page on which a date stands; 0 when it stands on none. */
export function pageOf(days: readonly { date: string }[], date: string | undefined): number {
  const index = days.findIndex((day) => day.date === date);
  return index < 0 ? 0 : Math.floor(index / daysOnPage);
}

/** Whether a day can be chosen: there is a clinic that is not over. */
export function canChoose({ status }: Pick<WeekStripDay, 'status'>): boolean {
  return status !== 'none' && status !== 'closed';
}

/** The day to choose when its page is turned to: the first with a free place, else the first that tells anything. */
export function firstChoice<Day extends Pick<WeekStripDay, 'status'>>(
  page: readonly Day[],
): Day | undefined {
  return page.find(({ status }) => status === 'available') ?? page.find(canChoose);
}

/** The months a page shows: 11月, 11月–12月. */
export function monthsOf(page: readonly Pick<WeekStripDay, 'monthText'>[]): string {
  return [...new Set(page.map(({ monthText }) => monthText))].join('–');
}
