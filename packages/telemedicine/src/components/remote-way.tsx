import { telemedicineApi } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { dayAt, formatDay, telemedicineTerms, timeAt } from '@xinglin/rules';
import {
  ActionBar,
  ButtonLink,
  Card,
  Fold,
  Loaded,
  Note,
  SkeletonList,
  SlotTiles,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionSteps } from './session-steps';
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

/** How many of the next free times are shown. */
const shownTimes = 8;

/** The next free times of an expert, each a link to the form of its session, and the terms; or that there is none. */
export function RemoteWay({ doctorId }: { doctorId: string }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const all = t('remoteExpert.allTimes');
  const timesTo = href('telemedicine.doctor', {}, { doctorId });
  return (
    <>
      <SessionSteps />
      <Card
        title={t('remoteExpert.earliest')}
        more={{ to: timesTo, text: all, label: t('remoteExpert.times') }}
      >
        <Loaded
          query={scheduleCall.useAnswer().answer}
          skeleton={<SkeletonList lines={4} count={1} />}
          gone={t('doctor.gone')}
          action={<OtherExperts />}
        >
          {({ timeZone, times }) => {
            const slots = times.filter(({ isFree }) => isFree).slice(0, shownTimes);
            return slots.length === 0 ? (
              <Note>{t('doctors.full')}</Note>
            ) : (
              <SlotTiles
                rows={[
                  {
                    text: t('remoteExpert.soon'),
                    label: t('remoteExpert.earliest'),
                    slots: slots.map(({ startsAt }) => {
                      const time = timeAt(startsAt, timeZone);
                      const day = formatDay(dayAt(startsAt, timeZone), locale);
                      return {
                        id: startsAt,
                        time,
                        note: day,
                        state: 'free' as const,
                        to: href('telemedicine.submit', {}, { doctorId, startsAt }),
                        label: t('doctor.book', { time, day }),
                      };
                    }),
                  },
                ]}
              />
            );
          }}
        </Loaded>
      </Card>
      <Fold title={t('terms.title')}>
        <SessionTerms />
      </Fold>
    </>
  );
}

/** The price of a session, what holds after paying, and the way to its times; undefined without a free time. */
export function useRemoteBar(): ReactElement | undefined {
  const { t } = useTranslation('telemedicine');
  const { currentData } = scheduleCall.useAnswer().answer;
  if (!currentData?.times.some(({ isFree }) => isFree)) return undefined;
  const { priceCents, doctor } = currentData;
  return (
    <ActionBar
      promise={t('submit.promise', { hours: telemedicineTerms.cancelHoursBefore })}
      priceLabel={t('remoteExpert.price', { minutes: telemedicineTerms.sessionMinutes })}
      cents={priceCents}
      compact
    >
      <ButtonLink to={href('telemedicine.submit', {}, { doctorId: doctor.doctorId })}>
        {t('remoteExpert.book')}
      </ButtonLink>
    </ActionBar>
  );
}
