import { goodsApi } from '@xinglin/api';
import type { GoodsOrder } from '@xinglin/gateway-sdk';
import { CancelDialog, useRefundDay } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const reasons = ['mistake', 'unneeded', 'address', 'slow', 'other'] as const;

/** Asks before an order of goods is given up, and says first what goes back. */
export default function CancelGoodsOrder(props: {
  order: GoodsOrder;
  onClose: () => void;
}): ReactElement {
  const { order, onClose } = props;
  const { t } = useTranslation('mall');
  const day = useRefundDay();
  const [cancel, cancelling] = goodsApi.useCancelMarketplaceOrderMutation();
  return (
    <CancelDialog
      title={t('cancel.title')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      // i18n-keys: mall:cancel.reason.*
      reasons={reasons.map((one) => t(`cancel.reason.${one}`))}
      cancel={(why) => cancel({ orderNo: order.orderNo, ...why })}
      done={t('cancel.done')}
      cancelling={cancelling}
      onClose={onClose}
    >
      <p>
        {order.payment === 'paid'
          ? t('cancel.refund', { amount: formatCents(order.amountCents), day })
          : t('cancel.noRefund')}
      </p>
    </CancelDialog>
  );
}
