import { failureMessage, type PageLoad, patientsApi } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { sitePath, withQuery } from '@xinglin/rules';
import {
  AddIcon,
  ButtonLink,
  EmptyState,
  Loaded,
  Note,
  Page,
  PageHeader,
  PatientCard,
  patientTexts,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
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
  const limit = patientsApi.useGetPatientLimitInfoQuery();
  const back = sitePath(query.get('backurl')) ?? href('account.patients');
  const chosen = query.get('patientId');
  const addTo = href('account.patientAdd', {}, { backurl: back });
  const isFull = limit.data?.remaining === 0;

  // Among patients choosing comes first; where there is none, adding one is all there is to do.
  const add = (variant: 'outline' | 'primary') => (
    <ButtonLink block variant={variant} icon={<AddIcon />} to={addTo}>
      {t('reservation.addPatient')}
    </ButtonLink>
  );
  return (
    <Page header={<PageHeader title={t('patientList.title')} backTo={back} />}>
      <Loaded query={patients} describe={failureMessage} skeleton={<SkeletonList lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('reservation.noPatient')}
              message={t('reservation.noPatientHint')}
              action={add('primary')}
            />
          ) : (
            <>
              {items.map((patient) => (
                <PatientCard
                  titleLevel={2}
                  key={patient.patientId}
                  name={patient.name}
                  {...patientTexts(patient, t)}
                  phoneText={patient.mobile}
                  isDefault={patient.isDefault}
                  mark={patient.patientId === chosen ? t('patientList.chosen') : undefined}
                  // Going back from there does not lead to choosing again.
                  replace
                  to={withQuery(back, 'patientId', patient.patientId)}
                />
              ))}
              <Stack inset>
                {isFull ? (
                  <Note>{t('patientList.full', { count: limit.data?.limit ?? 0 })}</Note>
                ) : (
                  add('outline')
                )}
              </Stack>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
