import { patientsApi, type PageHead, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { sitePath, withQuery } from '@xinglin/rules';
import {
  ButtonLink,
  EmptyState,
  joinQueries,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PatientForm } from '../../../components/patient-form';

export const load: PageLoad = ({ query }) => {
  const patientId = query.get('patientId');
  const base = patientsApi.endpoints.getBaseInfoForPatient.initiate();
  return patientId === null
    ? [base]
    : [patientsApi.endpoints.getPatientById.initiate({ patientId }), base];
};

export const head: PageHead = ({ query }) => ({
  titleKey: query.has('patientId') ? 'account:patientAdd.editTitle' : undefined,
});

/** Add a family member, or change one, and go straight back to the flow that asked (spec 2 §2.20). */
export default function PatientAddPage(): ReactElement {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const patientId = query.get('patientId');
  const back = sitePath(query.get('backurl')) ?? href('account.patients');
  const base = patientsApi.useGetBaseInfoForPatientQuery();
  const patient = patientsApi.useGetPatientByIdQuery(
    { patientId: patientId ?? '' },
    { skip: patientId === null },
  );
  const title = patientId === null ? t('patientAdd.title') : t('patientAdd.editTitle');
  const goBack = (id: string) => navigate(withQuery(back, 'patientId', id), { replace: true });

  return (
    <Page header={<PageHeader title={title} backTo={back} />}>
      {patientId === null ? (
        <Loaded query={base} skeleton={<SkeletonList lines={4} />}>
          {(known) =>
            known.remaining > 0 ? (
              <PatientForm base={known} onSaved={goBack} />
            ) : (
              <EmptyState
                kind="family"
                title={t('patients.full', { count: known.limit })}
                message={t('patientAdd.fullHint')}
                action={
                  <ButtonLink to={href('account.patients')}>{t('patients.title')}</ButtonLink>
                }
              />
            )
          }
        </Loaded>
      ) : (
        <Loaded query={joinQueries(patient, base)} skeleton={<SkeletonList lines={4} />}>
          {([found, known]) => (
            <PatientForm key={patientId} patient={found} base={known} onSaved={goBack} />
          )}
        </Loaded>
      )}
    </Page>
  );
}
