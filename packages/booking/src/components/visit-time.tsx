import { useLocale } from '@xinglin/i18n';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { visitText, type Visit } from '../model/visit';
import { useReaderZone } from './use-reader-zone';

/** When a visit is, with the hospital's zone named where the reader's differs. */
export function VisitTime({ visit }: { visit: Visit & { readonly timeZone: string } }): ReactElement {
  const { t } = useTranslation('booking');
  const zone = useReaderZone(visit.date, visit.timeZone);
  const text = visitText(visit, useLocale());
  return <>{zone === null ? text : t('visit.inZone', { time: text, zone })}</>;
}
