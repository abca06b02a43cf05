import { consultApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { Card, KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Unshield } from './shielded-notice';

const call = pageCall(consultApi.endpoints.listShieldedDoctors, () => undefined);

/** What a page with the list loads. */
export const loadShielded = call.load;

/** The doctors whom the account wants nothing more of, each with the way to take it back; nothing where there are none. */
export function ShieldedDoctors(): ReactElement | null {
  const { t } = useTranslation('consult');
  const doctors = call.useAnswer().answer.currentData?.items ?? [];
  if (doctors.length === 0) return null;
  return (
    <Card title={t('shield.list')}>
      <KeyValueList
        items={doctors.map(({ doctorId, name, titleText, hospitalName, hospDeptName }) => ({
          label: t('facts.doctorName', { doctor: name, title: titleText }),
          value: <Unshield doctorId={doctorId} name={name} />,
          detail: t('facts.place', { hospital: hospitalName, department: hospDeptName }),
        }))}
      />
    </Card>
  );
}
