import type { PhysicalOrderCard } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { OrderCard } from '@xinglin/orders';
import { formatDay, formatWeekday } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/links';
import { orderLook } from '../model/order-look';

/** One check-up in a list: what, where, when, for whom. */
export function CheckUpCard(props: {
  order: PhysicalOrderCard;
  onExpire: () => void;
}): ReactElement {
  const { order, onExpire } = props;
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const names = order.people.map(({ name }) => name);
  return (
    <OrderCard
      order={order}
      to={orderHref(order.orderNo, order.packageKind)}
      title={order.packageTitle}
      state={orderLook(order)}
      lines={[
        order.store.name,
        t('card.when', {
          day: formatDay(order.day, locale, { year: true }),
          weekday: formatWeekday(order.day, locale),
        }),
        names.join(t('card.and')),
      ]}
      onExpire={onExpire}
    />
  );
}
