import type { GetTelemedicineScheduleResponse as Week } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDay, formatWeekday, timeAt } from '@xinglin/rules';
import { ButtonLink, Card, Chip, Cluster } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface DayTimesProps {
  readonly doctorId: string;
  /** YYYY-MM-DD at the hospital. */
  readonly day: string;
  readonly times: readonly Week['times'][number][];
  readonly timeZone: string;
}

/** The times of one day: a free one leads to the form, a taken one says so. */
export function DayTimes({ doctorId, day, times, timeZone }: DayTimesProps): ReactElement {
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const dayText = t('doctor.day', {
    day: formatDay(day, locale),
    weekday: formatWeekday(day, locale),
  });
  return (
    <Card title={dayText}>
      <Cluster>
        {times.map(({ startsAt, isFree }) => {
          const time = timeAt(startsAt, timeZone);
          return isFree ? (
            <ButtonLink
              key={startsAt}
              size="small"
              variant="outline"
              to={href('telemedicine.submit', {}, { doctorId, startsAt })}
              aria-label={t('doctor.book', { day: dayText, time })}
            >
              {time}
            </ButtonLink>
          ) : (
            <Chip key={startsAt} tone="neutral">
              {t('doctor.taken', { time })}
            </Chip>
          );
        })}
      </Cluster>
    </Card>
  );
}
