import { type PageLoad, patientsApi } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { sitePath, withQuery } from '@xinglin/rules';
import { PatientChoice } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

export const load: PageLoad = () => [
  patientsApi.endpoints.listPatients.initiate(),
  patientsApi.endpoints.getPatientLimitInfo.initiate(),
];

/** Choose who the visit is for, and go straight back to where that was asked (spec 2 §2.6). */
export default function PatientListPage(): ReactElement {
  const { t } = useTranslation('booking');
  const [query] = useSearchParams();
  const patients = patientsApi.useListPatientsQuery();
  const { data: limit } = patientsApi.useGetPatientLimitInfoQuery();
  const back = sitePath(query.get('backurl')) ?? href('account.patients');
  const former = query.get('patientId');
  return (
    <PatientChoice
      query={patients}
      title={t('patientList.title')}
      backTo={back}
      former={former}
      mark={({ patientId }) => (patientId === former ? t('patientList.chosen') : undefined)}
      choosing={{ to: (patientId) => withQuery(back, 'patientId', patientId) }}
      empty={{ title: t('reservation.noPatient'), message: t('reservation.noPatientHint') }}
      add={{
        text: t('reservation.addPatient'),
        to: href('account.patientAdd', {}, { backurl: back }),
      }}
      full={limit?.remaining === 0 ? t('patientList.full', { count: limit.limit }) : undefined}
    />
  );
}
