import { usePageTime } from '@xinglin/api';
import type { ListedOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { orderHref } from '@xinglin/routes';
import { AppointmentCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { resultHref } from '../model/centre-ways';
import { orderFacts } from '../model/order-line';
import { kindMark, orderLooks } from '../model/order-look';
import { MainAction } from './main-action';
import { OrderLeft } from './order-left';

/** One order of any kind in the order centre: its kind, what it is, where it stands, what is left, and the one thing to do next. */
export function MergedOrderCard({
  order,
  onExpire,
}: {
  order: ListedOrder;
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('mall');
  const reader = { locale: useLocale(), now: usePageTime() };
  const { kind, title, group, orderNo, statusText, unreadCount } = order;
  const mark = kindMark(kind);
  const news = unreadCount > 0 ? [t('orders.unread', { count: unreadCount })] : [];
  const line = [...news, ...orderFacts(order, reader)].join(' · ');
  return (
    <AppointmentCard
      // A kind that this portal has no page of still says where it stands.
      to={orderHref(order) ?? resultHref(orderNo)}
      // i18n-keys: mall:kind.*
      kind={{ pictogram: mark.pictogram, text: t(`kind.${mark.kind}`) }}
      title={title}
      state={orderLooks[group]}
      stateText={statusText}
      lines={line === '' ? [] : [line]}
      footnote={<OrderLeft order={order} onEnd={onExpire} />}
      actions={<MainAction order={order} />}
    />
  );
}
