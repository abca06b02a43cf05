import { telemedicineApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Loaded, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NextTime } from './next-time';
import { SessionTerms } from './session-terms';

/** The times of the expert whom the address names. */
export const scheduleCall = pageCall(
  telemedicineApi.endpoints.getTelemedicineSchedule,
  ({ params }) => ({ doctorId: params['doctorId'] ?? '' }),
);

/** The way from an expert who cannot be had to the others. */
export function OtherExperts(): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <ButtonLink variant="outline" to={href('consult.remoteExperts')}>
      {t('doctor.otherExpert')}
    </ButtonLink>
  );
}

/** What a session costs and when one is free, or that the doctor gives none. */
export function RemoteWay({ doctorId }: { doctorId: string }): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <Card title={t('remote.title')}>
      <Loaded
        query={scheduleCall.useAnswer().answer}
        skeleton={<SkeletonList lines={4} count={1} />}
        gone={t('doctor.gone')}
        action={<OtherExperts />}
      >
        {({ priceCents, timeZone, times }) => (
          <Stack>
            <SessionTerms priceCents={priceCents} />
            <NextTime
              at={times.find(({ isFree }) => isFree)?.startsAt ?? null}
              timeZone={timeZone}
            />
            <ButtonLink block to={href('telemedicine.doctor', {}, { doctorId })}>
              {t('remoteExpert.times')}
            </ButtonLink>
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
