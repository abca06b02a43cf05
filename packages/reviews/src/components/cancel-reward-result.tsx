import { rewardsApi } from '@xinglin/api';
import type { OrderDetail } from '@xinglin/gateway-sdk';
import { CancelDialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks before the order is cancelled, and says first what goes back. */
export default function CancelOrder(props: {
  order: OrderDetail;
  onClose: () => void;
}): ReactElement {
  const { order, onClose } = props;
  const { t } = useTranslation('reviews');
  const day = useRefundDay();
  const [cancel, cancelling] = rewardsApi.useCancelTipOrderMutation();
  return (
    <CancelDialog
      title={t('rewardResult.cancel.title')}
      confirmLabel={t('rewardResult.cancel.confirm')}
      keepLabel={t('rewardResult.cancel.keep')}
      reasons={[
        t('rewardResult.cancel.reason.mistake'),
        t('rewardResult.cancel.reason.unneeded'),
        t('rewardResult.cancel.reason.other'),
      ]}
      cancel={(why) => cancel({ orderNo: order.orderNo, ...why })}
      done={t('rewardResult.cancel.done')}
      cancelling={cancelling}
      onClose={onClose}
    >
      <p>
        {order.payment === 'paid'
          ? t('rewardResult.cancel.refund', { amount: formatCents(order.amountCents), day })
          : t('rewardResult.cancel.noRefund')}
      </p>
    </CancelDialog>
  );
}
