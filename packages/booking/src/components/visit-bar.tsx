import { usePageModules, usePageTime } from '@xinglin/api';
import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { dayAt, formatCents } from '@xinglin/rules';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink, PinIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeAnchor } from '../model/visit';
import { AddToCalendar } from './add-to-calendar';
import { CancelAction } from './cancel-action';
import { useFlow } from './use-flow';
import { wayTo } from './visit-place';

/** The bar of an appointment: the one thing to do next, and at its side the second; nothing where there is none. */
export function VisitBar({ order }: { order: RegistrationOrder }): ReactElement | null {
  const { t } = useTranslation(['booking', 'orders']);
  const flow = useFlow();
  const now = usePageTime();
  const modules = usePageModules('booking.orderDetail');
  const ofLists = usePageModules('booking.orderList');
  const { actions, orderNo, timeZone } = order;
  const may = (action: (typeof actions)[number]): boolean => actions.includes(action);
  const way = modules('way', { to: wayTo(order), title: t('order.way') });
  const isToday = order.date === dayAt(now, timeZone);
  if (order.status === 'confirmed')
    return (
      <ActionBar>
        {may('cancel') && (
          <ButtonLink variant="outline" href={`#${changeAnchor}`}>
            {t('order.changeOrCancel')}
          </ButtonLink>
        )}
        {isToday && way ? (
          <ButtonLink icon={<PinIcon />} to={way.to}>
            {way.title}
          </ButtonLink>
        ) : (
          modules('calendar') && <AddToCalendar order={order} />
        )}
      </ActionBar>
    );
  const pay = may('pay');
  const review = may('review') && ofLists('review');
  if (!pay && !review && !may('bookAgain') && !may('cancel')) return null;
  return (
    <ActionBar>
      {may('cancel') && <CancelAction order={order} />}
      {may('bookAgain') && (
        <ButtonLink variant={review ? 'outline' : 'primary'} to={flow.doctor(order.doctorId)}>
          {t('action.bookAgain')}
        </ButtonLink>
      )}
      {review && (
        <ButtonLink
          to={href('reviews.write', {}, { orderId: orderNo, pagefrom: 'order' })}
          aria-label={t('action.reviewNamed', { doctor: order.doctorName })}
        >
          {t('action.review')}
        </ButtonLink>
      )}
      {pay && (
        <ButtonLink to={flow.pay(orderNo)}>
          {t('orders:action.pay', {
            amount: formatCents(order.feeCents, { decimals: 'auto' }),
          })}
        </ButtonLink>
      )}
    </ActionBar>
  );
}
