import { directoryApi } from '@xinglin/api';
import type { MergeSearchDoctorsRequest } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatDay, formatWeekday } from '@xinglin/rules';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Where a day is empty: the way to the next day on which one of the same doctors has a place, else to the first such day;
 * nothing where none has. Where the days are not known, the doctors are asked for.
 */
export function NextFreeDay({
  asked: { date = '', ...anyDay },
  freeDates,
  hrefOf,
}: {
  asked: MergeSearchDoctorsRequest;
  /** The days with a free place, the first one first; null where they are not known. */
  freeDates: readonly string[] | null;
  hrefOf: (date: string) => string;
}): ReactElement | null {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const { currentData } = directoryApi.useMergeSearchDoctorsQuery(
    { ...anyDay, onlyAvailable: true, pageNo: 1 },
    { skip: freeDates !== null },
  );
  const days =
    freeDates ?? (currentData?.items ?? []).flatMap(({ nextDate }) => nextDate ?? []).toSorted();
  const next = days.find((day) => day > date) ?? days[0];
  if (next === undefined) return null;
  return (
    <ButtonLink to={hrefOf(next)}>
      {t('hospitalDoctors.nextFree', {
        day: `${formatDay(next, locale)} ${formatWeekday(next, locale)}`,
      })}
    </ButtonLink>
  );
}
