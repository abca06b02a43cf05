import { telemedicineApi } from '@xinglin/api';
import type { GetTelemedicineScheduleResponse as Week } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  DoctorSummary,
  EmptyState,
  SkeletonList,
  Stack,
  useDoctorFacts,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DayTimes } from '../../../components/day-times';
import { SessionTerms } from '../../../components/session-terms';

/** An expert who joins: the terms, and the times of the coming days, each the way to the form (spec 2 §2.19). */
const page = detailPage({
  endpoint: telemedicineApi.endpoints.getTelemedicineSchedule,
  input: ({ query }) => ({ doctorId: query.get('doctorId') ?? '' }),
  title: 'telemedicine:doctor.title',
  head: ({ doctor }) => ({ title: doctor.name }),
  backTo: href('telemedicine.doctors'),
  skeleton: <SkeletonList avatar lines={3} count={3} />,
  gone: {
    title: 'telemedicine:doctor.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('telemedicine.doctors')}>
        {t('telemedicine:doctors.title')}
      </ButtonLink>
    ),
  },
  children: (week) => <Expert week={week} />,
});

export const { load, head } = page;
export default page.Page;

function Expert({ week }: { week: Week }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const { doctor, priceCents, times } = week;
  const { doctorId } = doctor;
  return (
    <>
      <DoctorSummary
        doctorId={doctorId}
        name={doctor.name}
        gender={doctor.gender}
        titleText={doctor.titleText}
        hospitalName={doctor.hospitalName}
        departmentName={doctor.hospDeptName}
        facts={useDoctorFacts(doctor)}
      />
      {times.length === 0 ? (
        <EmptyState
          kind="consults"
          title={t('doctor.noTimes')}
          message={t('doctor.noTimesHint')}
          action={
            <ButtonLink to={href('telemedicine.doctors')}>{t('doctor.otherExpert')}</ButtonLink>
          }
        />
      ) : (
        <DayTimes week={week} />
      )}
      <Card title={t('terms.title')}>
        <SessionTerms priceCents={priceCents} />
      </Card>
      <Stack inset>
        <ButtonLink block variant="outline" to={href('directory.doctor', { id: doctorId })}>
          {t('doctor.profile')}
        </ButtonLink>
      </Stack>
    </>
  );
}
