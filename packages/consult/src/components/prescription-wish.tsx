import { chatApi, failureMessage } from '@xinglin/api';
import { Button, Note, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** How often it is looked whether the doctor has answered meanwhile. */
const lookAgainMs = 30_000;

/** Asks the doctor of a conversation for a prescription, once; then says that it was asked for. */
export function PrescriptionWish({ orderKey }: { readonly orderKey: string }): ReactElement | null {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const [waits, setWaits] = useState(false);
  const { currentData } = chatApi.useCheckApplyPrescribeCardQuery(
    { orderKey },
    { refetchOnMountOrArgChange: 10, pollingInterval: waits ? lookAgainMs : 0 },
  );
  const [send, { isLoading }] = chatApi.useSendApplyPrescribeCardMutation();
  const isUnavailable = currentData?.status === 'unavailable';
  if (isUnavailable !== waits) setWaits(isUnavailable);
  const ask = async () => {
    const { error } = await send({ orderKey });
    if (error === undefined) toast.show(t('dpchat.prescription.done'), { tone: 'success' });
    else toast.show(failureMessage(error, t), { tone: 'error' });
  };
  switch (currentData?.status) {
    case 'possible':
      return (
        <Button size="small" variant="text" pending={isLoading} onClick={() => void ask()}>
          {t('dpchat.prescription.ask')}
        </Button>
      );
    case 'asked':
      return <Note>{t('dpchat.prescription.asked')}</Note>;
    default:
      // What the doctor said to it stands in the conversation.
      return null;
  }
}
