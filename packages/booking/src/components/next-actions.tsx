import { usePageModules } from '@xinglin/api';
import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { OrderActions } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { ButtonLink, TicketIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { voucherAnchor } from '../model/visit';
import { useFlow } from './use-flow';

interface NextActionsProps {
  order: RegistrationOrderCard;
  size?: 'small' | 'medium';
  stacked?: boolean;
}

/** What leads on from an appointment: its payment, its voucher, another one. Giving it up is no next step. */
export function NextActions({
  order,
  size = 'small',
  stacked = false,
}: NextActionsProps): ReactElement {
  const { t } = useTranslation('booking');
  const may = (action: RegistrationOrderCard['actions'][number]) => order.actions.includes(action);
  const { orderNo } = order;
  const flow = useFlow();
  const modules = usePageModules('booking.orderList');
  return (
    <OrderActions
      status={order.status}
      size={size}
      stacked={stacked}
      pay={may('pay') ? { to: flow.pay(orderNo), cents: order.feeCents } : undefined}
      asides={
        <>
          {may('bookAgain') && (
            <ButtonLink variant="outline" size={size} to={flow.doctor(order.doctorId)}>
              {t('action.bookAgain')}
            </ButtonLink>
          )}
          {may('review') && modules('review') && (
            <ButtonLink
              size={size}
              to={href('reviews.write', {}, { orderId: orderNo, pagefrom: 'order' })}
              aria-label={t('action.reviewNamed', { doctor: order.doctorName })}
            >
              {t('action.review')}
            </ButtonLink>
          )}
        </>
      }
    >
      {may('showVoucher') && (
        <ButtonLink
          size={size}
          icon={<TicketIcon />}
          to={`${flow.order(orderNo)}#${voucherAnchor}`}
        >
          {t('action.showVoucher')}
        </ButtonLink>
      )}
    </OrderActions>
  );
}

/** Whether an order has a next step at all. */
export function hasNextAction({ actions }: Pick<RegistrationOrderCard, 'actions'>): boolean {
  return actions.some((action) => action !== 'cancel');
}
