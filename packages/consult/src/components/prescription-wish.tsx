import { chatApi, failureMessage } from '@xinglin/api';
import { ListLink, PillIcon, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface PrescriptionWishProps {
  readonly orderKey: string;
  /** It was sent: the conversation shows it. */
  readonly onAsked: () => void;
}

/** Asks the doctor of a conversation for a prescription, once; how that stands is in the conversation. */
export function PrescriptionWish({
  orderKey,
  onAsked,
}: PrescriptionWishProps): ReactElement | null {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const { currentData } = chatApi.useCheckApplyPrescribeCardQuery(
    { orderKey },
    { refetchOnMountOrArgChange: true },
  );
  const [send] = chatApi.useSendApplyPrescribeCardMutation();
  const ask = async () => {
    onAsked();
    const { error } = await send({ orderKey });
    if (error === undefined) toast.show(t('dpchat.prescription.done'), { tone: 'success' });
    else toast.show(failureMessage(error, t), { tone: 'error' });
  };
  if (currentData?.status !== 'possible') return null;
  return (
    <ListLink
      icon={<PillIcon />}
      label={t('dpchat.prescription.ask')}
      description={t('dpchat.prescription.hint')}
      onClick={() => void ask()}
    />
  );
}
