import type { Patient } from '@xinglin/gateway-sdk';
import { ButtonLink, Card, Chip, EmptyState, KeyValueList, patientTexts } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface PatientFactsProps {
  patient: Patient | undefined;
  /** Where another patient is chosen; undefined where the channel has none. */
  changeTo: string | undefined;
  /** The way to add the first patient; null where the channel has none. */
  add: { readonly to: string; readonly title: string } | null;
}

/** The patient of the visit; without one, the link that adds the first. */
export function PatientFacts({ patient, changeTo, add }: PatientFactsProps): ReactElement {
  const { t } = useTranslation('booking');
  if (!patient) {
    return (
      <Card title={t('reservation.patient')}>
        <EmptyState
          kind="family"
          title={t('reservation.noPatient')}
          message={t('reservation.noPatientHint')}
          action={
            add && (
              <ButtonLink variant="outline" to={add.to}>
                {add.title}
              </ButtonLink>
            )
          }
        />
      </Card>
    );
  }
  const { relationText, documentText } = patientTexts(patient, t);
  return (
    <Card title={t('reservation.patient')}>
      <KeyValueList
        items={[
          {
            label: t('patient.name'),
            value: (
              <>
                {patient.name} <Chip>{relationText}</Chip>
              </>
            ),
            strong: true,
            ...(changeTo !== undefined && { change: { to: changeTo } }),
          },
          { label: t('patient.document'), value: documentText },
          { label: t('patient.mobile'), value: patient.mobile },
          ...(patient.guardianName === null
            ? []
            : [{ label: t('patient.guardian'), value: patient.guardianName }]),
        ]}
      />
    </Card>
  );
}
