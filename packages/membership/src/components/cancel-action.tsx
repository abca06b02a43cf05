import type { VipOrder } from '@xinglin/gateway-sdk';
import { OrderActions } from '@xinglin/orders';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./cancel-order');
const CancelOrder = lazy(loadDialog);

type Cancelled = Pick<VipOrder, 'orderNo' | 'statusText' | 'refundNowCents' | 'payment'>;

/** The button that gives an order up: one tap asks and tells the sum, the second does it. */
export function CancelAction({ order }: { order: Cancelled }): ReactElement {
  const { t } = useTranslation('membership');
  const { orderNo, refundNowCents, payment, statusText } = order;
  return (
    <OrderActions
      status={statusText}
      size="medium"
      cancel={{
        text: t('cancel.button'),
        load: loadDialog,
        renderDialog: (onClose) => (
          <CancelOrder
            order={{ orderNo, refundNowCents, isPaid: payment === 'paid' }}
            onClose={onClose}
          />
        ),
      }}
    />
  );
}
