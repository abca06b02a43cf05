import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { OrderActions as Actions } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { ButtonLink, TicketIcon } from '@xinglin/ui';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./cancel-dialog');
const CancelDialog = lazy(loadDialog);

interface OrderActionsProps {
  order: RegistrationOrderCard;
  /** The detail page shows the voucher itself. */
  withoutVoucher?: boolean;
  size?: 'small' | 'medium';
  stacked?: boolean;
}

/** The buttons that the state of an appointment allows. */
export function OrderActions({
  order,
  withoutVoucher = false,
  size = 'small',
  stacked = false,
}: OrderActionsProps): ReactElement {
  const { t } = useTranslation('booking');
  const may = (action: RegistrationOrderCard['actions'][number]) => order.actions.includes(action);
  const { orderNo } = order;
  return (
    <Actions
      status={order.status}
      size={size}
      stacked={stacked}
      pay={
        may('pay')
          ? { to: href('booking.reservationPay', { orderNo }), cents: order.feeCents }
          : undefined
      }
      cancel={
        may('cancel')
          ? {
              text: t('action.cancel'),
              load: loadDialog,
              renderDialog: (onClose) => <CancelDialog order={order} onClose={onClose} />,
            }
          : undefined
      }
      asides={
        may('bookAgain') && (
          <ButtonLink
            variant="outline"
            size={size}
            to={href('directory.doctor', { id: order.doctorId })}
          >
            {t('action.bookAgain')}
          </ButtonLink>
        )
      }
    >
      {may('showVoucher') && !withoutVoucher && (
        <ButtonLink size={size} icon={<TicketIcon />} to={href('booking.orderDetail', { orderNo })}>
          {t('action.showVoucher')}
        </ButtonLink>
      )}
    </Actions>
  );
}
