import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCall } from '../model/session-call';

/** Of which time a local doctor is chosen, and by when; or that it is too late for it. */
export function PlaceNotice(): ReactElement | null {
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const { currentData } = sessionCall.useAnswer().answer;
  if (currentData === undefined) return null;
  const { mayChoosePlace, startsAt, placeBefore, timeZone } = currentData;
  const moment = (at: string) => formatInstant(at, locale, timeZone);
  return (
    <NoticeBar>
      {mayChoosePlace
        ? t('localDoctors.by', { time: moment(startsAt), before: moment(placeBefore) })
        : t('localDoctors.closed')}
    </NoticeBar>
  );
}
