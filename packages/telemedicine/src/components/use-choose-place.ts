import { failureMessage, telemedicineApi } from '@xinglin/api';
import type { LocalDoctor } from '@xinglin/gateway-sdk';
import { Button, Chip, Cluster, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderHref } from '../model/session-at';
import { sessionCall } from '../model/session-call';

interface ChoosePlaceProps {
  readonly orderNo: string;
  readonly doctor: LocalDoctor;
  /** At the session's time. */
  readonly isFree: boolean;
}

/** Chooses a local doctor; a chosen and a busy one say so in its place. */
export function ChoosePlace(props: ChoosePlaceProps): ReactElement | null {
  const { orderNo, doctor, isFree } = props;
  const { t } = useTranslation('telemedicine');
  const toast = useToast();
  const navigate = useNavigate();
  const { currentData } = sessionCall.useAnswer().answer;
  const [choose, { isLoading }] = telemedicineApi.useAddTelemedicineLocalDoctorMutation();
  if (currentData?.localDoctor?.doctorId === doctor.doctorId)
    return (
      <Cluster>
        <Chip tone="brand">{t('localDoctors.chosen')}</Chip>
      </Cluster>
    );
  if (!isFree)
    return (
      <Cluster>
        <Chip tone="neutral">{t('localDoctors.busy')}</Chip>
      </Cluster>
    );
  // Where the session could not be asked for, the gateway says whether it is too late.
  if (currentData?.mayChoosePlace === false) return null;
  const begin = async () => {
    const { error } = await choose({ orderNo, doctorId: doctor.doctorId });
    if (error !== undefined) return toast.show(failureMessage(error, t), { tone: 'error' });
    toast.show(t('localDoctors.done'), { tone: 'success' });
    await navigate(orderHref(orderNo), { replace: true });
  };
  const choice = t('localDoctors.choose');
  return (
    <Button
      block
      variant="outline"
      pending={isLoading}
      aria-label={t('localDoctors.chooseNamed', { choice, doctor: doctor.name })}
      onClick={() => void begin()}
    >
      {choice}
    </Button>
  );
}
