import type { VipOrder } from '@xinglin/gateway-sdk';
import { OrderActions } from '@xinglin/orders';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./cancel-order');
const CancelOrder = lazy(loadDialog);

type Cancelled = Pick<
  VipOrder,
  'orderNo' | 'statusText' | 'state' | 'refundNowCents' | 'refundNowLines' | 'payment'
>;

/** The button that cancels an order: one tap shows the refund, the second cancels. */
export function CancelAction({ order }: { order: Cancelled }): ReactElement {
  const { t } = useTranslation('membership');
  const { payment, statusText } = order;
  return (
    <OrderActions
      status={statusText}
      size="medium"
      cancel={{
        text: t('cancel.button'),
        // Paying is the one button of an order that is not paid.
        variant: payment === 'paid' ? 'outline' : 'text',
        load: loadDialog,
        renderDialog: (onClose) => (
          <CancelOrder order={{ ...order, isPaid: payment === 'paid' }} onClose={onClose} />
        ),
      }}
    />
  );
}
