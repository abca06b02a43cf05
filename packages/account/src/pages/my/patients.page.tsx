import { patientsApi, usePageModules, usePageTime, type PageLoad } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { Patient } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { dayAt } from '@xinglin/rules';
import {
  AddIcon,
  ButtonLink,
  EmptyState,
  joinQueries,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  Page,
  PageHeader,
  PatientCard,
  SkeletonList,
  Stack,
  patientTexts,
  personFace,
  useFocusKept,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export const load: PageLoad = () => [
  patientsApi.endpoints.listPatients.initiate(),
  patientsApi.endpoints.getPatientLimitInfo.initiate(),
];

/** The family: add, change, remove (spec 2 §2.20). */
export default function PatientsPage(): ReactElement {
  const { t } = useTranslation('account');
  const patients = patientsApi.useListPatientsQuery();
  const limit = patientsApi.useGetPatientLimitInfoQuery();
  const [leaving, setLeaving] = useState<Patient>();
  const today = dayAt(usePageTime());
  const here = href('account.patients');
  useFocusKept(patients.currentData?.items.length);
  const modules = usePageModules('account.patients');
  const adding = modules('add', {
    to: href('account.patientAdd', {}, { backurl: here }),
    title: t('patientAdd.title'),
  });
  const mayRemove = modules('remove') !== null;
  const realName = modules('realName', {
    to: href('account.patientRealName'),
    title: t('patients.realName'),
  });

  return (
    <Page header={<PageHeader title={t('patients.title')} backTo={href('account.profile')} />}>
      <Loaded query={joinQueries(patients, limit)} skeleton={<SkeletonList lines={2} />}>
        {([{ items }, { limit: most, remaining }]) => {
          const add = adding && (
            <ButtonLink block icon={<AddIcon />} to={adding.to}>
              {adding.title}
            </ButtonLink>
          );
          if (items.length === 0) {
            return (
              <EmptyState
                kind="family"
                title={t('patients.empty')}
                message={t('patients.emptyHint')}
                action={add}
              />
            );
          }
          return (
            <>
              {items.map((patient) => (
                <PatientCard
                  key={patient.patientId}
                  titleLevel={2}
                  name={patient.name}
                  face={personFace(patient, today)}
                  {...patientTexts(patient, t)}
                  note={
                    patient.guardianName === null
                      ? undefined
                      : t('patients.guardian', { name: patient.guardianName })
                  }
                  phoneText={patient.mobile}
                  isDefault={patient.isDefault}
                  mark={patient.realName === 'verified' ? t('patientRealName.verified') : undefined}
                  to={href(
                    'account.patientAdd',
                    {},
                    { patientId: patient.patientId, backurl: here },
                  )}
                  {...(mayRemove && {
                    remove: {
                      label: t('patients.removeNamed', { name: patient.name }),
                      onRemove: () => setLeaving(patient),
                    },
                  })}
                />
              ))}
              <Stack inset>
                {remaining > 0 ? add : <Note>{t('patients.full', { count: most })}</Note>}
              </Stack>
              {realName && (
                <ListGroup>
                  <ListLink
                    label={realName.title}
                    description={t('patients.realNameHint')}
                    to={realName.to}
                  />
                </ListGroup>
              )}
            </>
          );
        }}
      </Loaded>
      {leaving && <RemovePatient patient={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  );
}

interface RemovePatientProps {
  patient: Patient;
  onClose: () => void;
}

function RemovePatient({ patient, onClose }: RemovePatientProps): ReactElement {
  const { t } = useTranslation('account');
  const [remove, removal] = patientsApi.useDeletePatientMutation();
  return (
    <RemoveDialog
      title={t('patients.removeTitle', { name: patient.name })}
      confirmLabel={t('patients.removeConfirm')}
      keepLabel={t('patients.removeKeep')}
      removed={t('patients.removed')}
      remove={() => remove({ patientId: patient.patientId })}
      removal={removal}
      onClose={onClose}
    >
      <p>{t('patients.removeWhat')}</p>
    </RemoveDialog>
  );
}
