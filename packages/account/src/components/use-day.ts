import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';

/** Writes the day of a moment, or a calendar day, with its year in the reader's language. */
export function useDay(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => {
    const day = moment.includes('T') ? dayAt(new Date(moment)) : moment;
    return formatDay(day, locale, { year: true });
  };
}
