import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';

/** Writes a moment with date and time of the hospital, in the reader's language. */
export function useMoment(): (instant: string) => string {
  const locale = useLocale();
  return (instant) => formatInstant(instant, locale);
}
