import { telemedicineApi } from '@xinglin/api';
import { NearestButton, PositionDenied, usePosition } from '@xinglin/care';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCall } from '../model/session-call';
import { LocalDoctorItem } from './local-doctor-item';

const shown = 3;

/** The nearest free local doctors once the person shares a position; nothing of it is stored. */
export function NearestDoctors({ orderNo }: { orderNo: string }): ReactElement | null {
  const { t } = useTranslation('telemedicine');
  const position = usePosition();
  const near = telemedicineApi.useListTelemedicineLocalDoctorsQuery(
    { orderNo, pageSize: shown, ...position.known },
    { skip: position.known === undefined },
  );
  const { currentData: session } = sessionCall.useAnswer().answer;
  if (session?.mayChoosePlace === false) return null;
  return (
    <Card
      title={t('localDoctors.near')}
      aside={<NearestButton position={position} isFetching={near.isFetching} />}
    >
      <PositionDenied position={position} isError={near.isError} />
      {position.known &&
        near.currentData?.items.map((found) => (
          <LocalDoctorItem key={found.doctor.doctorId} orderNo={orderNo} found={found} level={3} />
        ))}
    </Card>
  );
}
