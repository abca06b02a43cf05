import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { OrderActions } from '@xinglin/orders';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./cancel-dialog');
const CancelDialog = lazy(loadDialog);

/** The button that gives an appointment up; nothing where it cannot be. */
export function CancelAction({ order }: { order: RegistrationOrderCard }): ReactElement {
  const { t } = useTranslation('booking');
  return (
    <OrderActions
      status={order.status}
      size="medium"
      cancel={
        order.actions.includes('cancel')
          ? {
              text: t('action.cancel'),
              load: loadDialog,
              renderDialog: (onClose) => <CancelDialog order={order} onClose={onClose} />,
            }
          : undefined
      }
    />
  );
}
