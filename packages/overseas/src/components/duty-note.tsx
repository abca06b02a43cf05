import type { OverseasDuty } from '@xinglin/gateway-sdk';
import { Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ZonedTime } from './zoned-time';

/** How long one waits for the doctors on duty, and that it is night where they are. */
export function DutyNote({
  duty: { onDuty, minutes, nightEndsAt },
}: {
  duty: OverseasDuty;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  return (
    <>
      <Note>
        {minutes === null
          ? t('duty.none')
          : `${t('duty.doctors', { count: onDuty })} ${t('duty.minutes', { count: minutes })}`}
      </Note>
      {nightEndsAt !== null && (
        <Note>
          {t('duty.night')} <ZonedTime at={nightEndsAt} />
        </Note>
      )}
    </>
  );
}
