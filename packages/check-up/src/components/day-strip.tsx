import type { CheckUpDay } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { WeekStrip } from '@xinglin/ui';
import { startTransition, useOptimistic, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { stripDays } from '../model/strip-days';

interface DayStripProps {
  readonly days: readonly CheckUpDay[];
  /** How many people need a place. */
  readonly count?: number;
  /** Empty for none. */
  readonly value: string;
  /** Returns a promise where the address holds the day: it settles once the address has changed. */
  readonly onValueChange: (day: string) => Promise<void> | void;
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
  // The address holds the day: until it has changed, the tapped day is marked.
  const [shown, show] = useOptimistic(value);
  const choose = (day: string): void => {
    const chosen = onValueChange(day);
    if (chosen === undefined) return;
    startTransition(async () => {
      show(day);
      await chosen;
    });
  };
  return (
    <WeekStrip
      label={t('facts.day')}
      name="day"
      days={stripDays(days, count, locale, {
        left: (left) => t('day.left', { count: left }),
        full: t('day.full'),
        closed: t('day.closed'),
      })}
      value={shown === '' ? undefined : shown}
      onValueChange={choose}
      keep={keep}
    />
  );
}
