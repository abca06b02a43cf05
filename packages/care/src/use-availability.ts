import { usePageTime } from '@xinglin/api';
import type { DoctorCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import type { Tone } from '@xinglin/ui';
import { useTranslation } from 'react-i18next';
import { availabilityTone, nextDay } from './availability';

/** Says what is left with a doctor or in a department: the next free day by name, or why there is none. */
export function useAvailability(): (left: Pick<DoctorCard, 'availability' | 'nextDate'>) => {
  readonly tone: Tone;
  readonly text: string;
} {
  const { t } = useTranslation('care');
  const locale = useLocale();
  const today = dayAt(usePageTime(), hospitalTimeZone);
  return ({ availability, nextDate }) => {
    const tone = availabilityTone(availability);
    if (availability === 'available' && nextDate !== null) {
      const { key, ...day } = nextDay(nextDate, today, locale);
      return { tone, text: t(`availability.${key}`, day) };
    }
    // i18n-keys: care:availability.*
    return { tone, text: t(`availability.${availability}`) };
  };
}
