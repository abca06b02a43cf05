import { patientCheckInApi } from '@xinglin/api';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether the doctor was told something before the visit; nothing where that is not known. */
export default function CheckInState({ orderNo }: { orderNo: string }): ReactElement | null {
  const { t } = useTranslation('booking');
  const { currentData } = patientCheckInApi.useGetPatientCheckInQuery({ orderNo });
  const state = currentData?.state;
  if (state !== 'open' && state !== 'told' && state !== 'there') return null;
  // i18n-keys: booking:order.checkInState.*
  return <>{t(`order.checkInState.${state}`)}</>;
}
