import { usePageTime } from '@xinglin/api';
import { FamilyField } from '@xinglin/orders';
import type { Patient } from '@xinglin/gateway-sdk';
import { dayAt, guardianPresentBelowYears, ageOn } from '@xinglin/rules';
import { Card, NoticeBar } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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

/** For whom a doctor is asked. */
export function AskPatient(props: AskPatientProps): ReactElement {
  const { patients, children, ...field } = props;
  const { t } = useTranslation('asking');
  const today = dayAt(usePageTime());
  const chosen = patients.find(({ patientId }) => patientId === field.value);
  return (
    <Card title={t('form.forWhom')}>
      <FamilyField {...field} label={t('form.patient')} hideLabel family={patients} />
      {chosen !== undefined && ageOn(chosen.birthDate, today) < guardianPresentBelowYears && (
        <NoticeBar tone="warning">
          {t('form.guardianPresent', { years: guardianPresentBelowYears })}
        </NoticeBar>
      )}
      {children}
    </Card>
  );
}
