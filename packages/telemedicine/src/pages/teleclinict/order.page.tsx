import { patientsApi, telemedicineApi } from '@xinglin/api';
import type { GetTelemedicineScheduleResponse as Week } from '@xinglin/gateway-sdk';
import { detailPage, pageCall, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, DoctorSummary, EmptyState, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SubmitForm } from '../../components/submit-form';

const patients = pageCall(patientsApi.endpoints.listPatients, () => undefined);

/** The form of a session: for whom, when, what is wrong; the terms before it is sent (spec 2 §2.19). */
const page = detailPage({
  endpoint: telemedicineApi.endpoints.getTelemedicineSchedule,
  input: ({ query }) => ({ doctorId: query.get('doctorId') ?? '' }),
  beside: [patients],
  title: 'telemedicine:submit.title',
  backTo: (_, { query }) => {
    const doctorId = query.get('doctorId');
    return doctorId
      ? href('telemedicine.doctor', {}, { doctorId })
      : href('telemedicine.departments');
  },
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'telemedicine:doctor.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('telemedicine.doctors')}>
        {t('telemedicine:doctors.title')}
      </ButtonLink>
    ),
  },
  children: (week) => <Submit week={week} />,
});

export const { load, head } = page;
export default page.Page;

function Submit({ week }: { week: Week }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const { query } = usePlace();
  const { pathname, search } = useLocation();
  const { answer } = patients.useAnswer();
  const { doctor } = week;
  return (
    <>
      <DoctorSummary
        doctorId={doctor.doctorId}
        name={doctor.name}
        gender={doctor.gender}
        titleText={doctor.titleText}
        hospitalName={doctor.hospitalName}
        departmentName={doctor.hospDeptName}
      />
      <Loaded query={answer} skeleton={<SkeletonList lines={4} count={1} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind="family"
              title={t('submit.noPatient')}
              message={t('submit.noPatientHint')}
              action={
                <ButtonLink to={href('account.patientAdd', {}, { backurl: pathname + search })}>
                  {t('submit.addPatient')}
                </ButtonLink>
              }
            />
          ) : (
            <SubmitForm week={week} patients={items} named={query.get('startsAt') ?? ''} />
          )
        }
      </Loaded>
    </>
  );
}
