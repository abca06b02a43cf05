import { type PageLoad, patientsApi } from '@xinglin/api';
import { loadPatients, PatientChoice } from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import { withQuery } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const limits = pageCall(patientsApi.endpoints.getPatientLimitInfo, () => undefined);

export const load: PageLoad = (place) => [...loadPatients(place), ...limits.load(place)];

/** Choose who the visit is for, and go straight back to where that was asked (spec 2 §2.6). */
export default function PatientListPage(): ReactElement {
  const { t } = useTranslation('booking');
  const limit = limits.useAnswer().answer.currentData;
  return (
    <PatientChoice
      title={t('patientList.title')}
      mark={({ patientId }, former) => (patientId === former ? t('patientList.chosen') : undefined)}
      choosing={(back) => ({ to: (patientId) => withQuery(back, 'patientId', patientId) })}
      empty={{ title: t('reservation.noPatient'), message: t('reservation.noPatientHint') }}
      addText={t('reservation.addPatient')}
      full={limit?.remaining === 0 ? t('patientList.full', { count: limit.limit }) : undefined}
    />
  );
}
