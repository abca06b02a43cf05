import type { PackageOrderCard as Order } from '@xinglin/gateway-sdk';
import { OrderCard } from '@xinglin/orders';
import type { ReactElement } from 'react';
import { orderHref } from '../model/links';
import { orderLook } from '../model/order-look';

/** One package in a list: what, by whom, for whom, until when. */
export function PackageOrderCard(props: { order: Order; onExpire: () => void }): ReactElement {
  const { order, onExpire } = props;
  return (
    <OrderCard
      order={order}
      to={orderHref(order.orderNo)}
      title={order.packageTitle}
      state={orderLook(order)}
      lines={order.facts.map(({ text }) => text)}
      onExpire={onExpire}
    />
  );
}
