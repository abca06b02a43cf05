import { failureMessage, goodsApi } from '@xinglin/api';
import { ConfirmDialog, NoticeBar, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks before parcels count as received, and says what that means. */
export default function ReceiveGoods(props: {
  orderNo: string;
  onClose: () => void;
}): ReactElement {
  const { orderNo, onClose } = props;
  const { t } = useTranslation('mall');
  const toast = useToast();
  const [receive, { isLoading, error }] = goodsApi.useReceiveMarketplaceOrderMutation();
  const confirm = async () => {
    const { data } = await receive({ orderNo });
    if (data === undefined) return;
    toast.show(t('receive.done'), { tone: 'success' });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('receive.title')}
      confirmLabel={t('receive.confirm')}
      keepLabel={t('receive.keep')}
      pending={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('receive.means')}</p>
      {error && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
    </ConfirmDialog>
  );
}
