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
