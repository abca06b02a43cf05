import { usePageTime } from '@xinglin/api';
import type { Patient } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { dayAt, guardianPresentBelowYears, ageOn } from '@xinglin/rules';
import { AddIcon, ButtonLink, Card, NoticeBar, patientTexts, RadioGroup } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

interface AskPatientProps {
  readonly id: string;
  readonly patients: readonly Patient[];
  /** Empty while none is chosen. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (patientId: string) => void;
  /** Below the family: what speaks against asking for the chosen one. */
  readonly children: ReactNode;
}

/** For whom a doctor is asked: the family as tiles with relation and age, and a link to add someone. */
export function AskPatient(props: AskPatientProps): ReactElement {
  const { id, patients, value, error, onValueChange, children } = props;
  const { t } = useTranslation(['asking', 'shared']);
  const { pathname, search } = useLocation();
  const today = dayAt(usePageTime());
  const chosen = patients.find(({ patientId }) => patientId === value);
  const describe = (patient: Patient): string => {
    const { relationText } = patientTexts(patient, t);
    return patient.relation === 'self'
      ? relationText
      : t('form.relationAge', {
          relation: relationText,
          count: ageOn(patient.birthDate, today),
        });
  };
  return (
    <Card
      title={t('form.forWhom')}
      aside={
        <ButtonLink
          variant="text"
          size="small"
          icon={<AddIcon />}
          to={href('account.patientAdd', {}, { backurl: pathname + search })}
        >
          {t('form.addPatient')}
        </ButtonLink>
      }
    >
      <RadioGroup
        id={id}
        name="patientId"
        layout="tiles"
        label={t('form.patient')}
        hideLabel
        options={patients.map((patient) => ({
          value: patient.patientId,
          label: patient.name,
          description: describe(patient),
        }))}
        value={value}
        error={error}
        onValueChange={onValueChange}
      />
      {chosen !== undefined && ageOn(chosen.birthDate, today) < guardianPresentBelowYears && (
        <NoticeBar tone="warning">
          {t('form.guardianPresent', { years: guardianPresentBelowYears })}
        </NoticeBar>
      )}
      {children}
    </Card>
  );
}
