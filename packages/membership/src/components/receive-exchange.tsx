import { failureMessage, healthCoinsApi } from '@xinglin/api';
import { Button, ConfirmDialog, NoticeBar, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that the parcel came: the button, and the question before it counts. */
export function ReceiveExchange({ orderNo }: { orderNo: string }): ReactElement {
  const { t } = useTranslation('coins');
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const [receive, { isLoading, error }] = healthCoinsApi.useReceiveHealthCoinOrderMutation();
  const confirm = async () => {
    const { data } = await receive({ orderNo });
    if (data === undefined) return;
    toast.show(t('receive.done'), { tone: 'success' });
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('receive.button')}</Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={t('receive.title')}
          confirmLabel={t('receive.confirm')}
          keepLabel={t('receive.keep')}
          pending={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{t('receive.means')}</p>
          {error && (
            <NoticeBar tone="danger" live>
              {failureMessage(error, t)}
            </NoticeBar>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
