import type { GoodsOrderCard as Order } from '@xinglin/gateway-sdk';
import { OrderCard } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { goodsOrderHref } from '../model/mall-ways';
import { orderLooks } from '../model/order-look';
import { MainAction } from './main-action';

const shownTitles = 3;

/** One order of goods in a list: what was bought, how much of it, and the next thing to do. */
export function GoodsOrderCard({
  order,
  onExpire,
}: {
  order: Order;
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('mall');
  const { lines, group, orderNo, count, amountCents } = order;
  const titles = lines.slice(0, shownTitles).map(({ title }) => title);
  return (
    <OrderCard
      order={order}
      to={goodsOrderHref(orderNo)}
      title={lines[0]?.shopName ?? order.title}
      state={orderLooks[group]}
      lines={[...titles, t('goodsOrders.sum', { count, total: formatCents(amountCents) })]}
      actions={<MainAction order={order} />}
      onExpire={onExpire}
    />
  );
}
