import { useLocale } from '@xinglin/i18n';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { bothInstants } from '../model/times';
import { useReaderZone } from './use-reader-zone';

/** A moment in the reader's zone, with the doctors' time beside it where that is another. */
export function ZonedTime({ at }: { at: string }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const { own, theirs } = bothInstants(at, useLocale(), useReaderZone());
  return <time dateTime={at}>{theirs === null ? own : t('time.both', { own, theirs })}</time>;
}
