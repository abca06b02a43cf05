import type { CheckUpDay } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { WeekStrip } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { stripDays } from '../model/strip-days';

interface DayStripProps {
  readonly days: readonly CheckUpDay[];
  /** How many people need a place. */
  readonly count?: number;
  /** Empty for none. */
  readonly value: string;
  readonly onValueChange: (day: string) => void;
  /** What the address has beside the day, for a browser without scripts. */
  readonly keep?: Readonly<Record<string, string>>;
}

/** The days of a package at a store, with what is left of each. */
export function DayStrip({
  days,
  count = 1,
  value,
  onValueChange,
  keep,
}: DayStripProps): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  return (
    <WeekStrip
      label={t('facts.day')}
      name="day"
      days={stripDays(days, count, locale, {
        left: (left) => t('day.left', { count: left }),
        full: t('day.full'),
        closed: t('day.closed'),
      })}
      value={value === '' ? undefined : value}
      onValueChange={onValueChange}
      keep={keep}
    />
  );
}
