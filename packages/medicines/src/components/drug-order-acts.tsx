import type { DrugOrder } from '@xinglin/gateway-sdk';
import { OrderActions } from '@xinglin/orders';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelling } from '../model/order-acts';

const loadCancel = () => import('./cancel-drug-order');
const CancelDrugOrder = lazy(loadCancel);

/** Cancelling an order of medicines, or asking the pharmacy that has it to agree; nothing once neither is possible. */
export function DrugOrderActs({ order }: { order: DrugOrder }): ReactElement | null {
  const { t } = useTranslation('medicines');
  const way = cancelling(order);
  if (way === null) return null;
  return (
    <OrderActions
      status={order.statusText}
      size="medium"
      cancel={{
        // i18n-keys: medicines:cancel.now.*, medicines:cancel.ask.*
        text: t(`cancel.${way}.button`),
        load: loadCancel,
        renderDialog: (onClose) => <CancelDrugOrder order={order} way={way} onClose={onClose} />,
      }}
    />
  );
}
