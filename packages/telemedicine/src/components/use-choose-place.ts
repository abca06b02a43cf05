import { failureMessage, telemedicineApi } from '@xinglin/api';
import { useToast } from '@xinglin/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { orderHref } from '../model/session-at';

/** Chooses a local doctor with one tap, and returns to the session. */
export function useChoosePlace(orderNo: string, doctorId: string) {
  const { t } = useTranslation('telemedicine');
  const toast = useToast();
  const navigate = useNavigate();
  const [choose, { isLoading }] = telemedicineApi.useAddTelemedicineLocalDoctorMutation();
  const begin = async (): Promise<void> => {
    if (isLoading) return;
    const { error } = await choose({ orderNo, doctorId });
    if (error !== undefined) return toast.show(failureMessage(error, t), { tone: 'error' });
    toast.show(t('localDoctors.done'), { tone: 'success' });
    await navigate(orderHref(orderNo), { replace: true });
  };
  return { begin, isLoading };
}
