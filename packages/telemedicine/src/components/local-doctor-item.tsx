import type { LocalDoctor } from '@xinglin/gateway-sdk';
import { Card, KeyValueList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoosePlace } from './choose-place';
import { useClinicFacts } from './session-facts';

interface LocalDoctorItemProps {
  readonly orderNo: string;
  readonly doctor: LocalDoctor;
  /** At the session's time. */
  readonly isFree: boolean;
}

/** One local doctor of the list: who and where, and the way to choose them. */
export function LocalDoctorItem({ orderNo, doctor, isFree }: LocalDoctorItemProps): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <Card
      as="article"
      title={t('facts.doctorName', { doctor: doctor.name, title: doctor.titleText })}
    >
      <Stack>
        <KeyValueList items={useClinicFacts(doctor)} />
        <ChoosePlace orderNo={orderNo} doctor={doctor} isFree={isFree} />
      </Stack>
    </Card>
  );
}
