import { useLocale } from '@xinglin/i18n';
import { formatTimeRange } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { visitDay, visitText, type Visit } from '../model/visit';
import { useReaderZone } from './use-reader-zone';
import styles from './visit-time.module.css';

/** When a visit is, with the hospital's zone named where the reader's differs. */
export function VisitTime({
  visit,
}: {
  visit: Visit & { readonly timeZone: string };
}): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const zone = useReaderZone(visit.date, visit.timeZone);
  if (zone !== null) return <>{t('visit.inZone', { time: visitText(visit, locale), zone })}</>;
  return (
    <>
      {visitDay(visit, locale)}{' '}
      <span className={styles['range']}>{formatTimeRange(visit.startTime, visit.endTime)}</span>
    </>
  );
}
