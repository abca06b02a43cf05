import type { OrderSummary } from '@xinglin/gateway-sdk';
import { OrderCard } from '@xinglin/orders';
import { orderHref } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { kindMark, orderLooks } from '../model/order-look';
import { MainAction } from './main-action';
import { resultHref } from '../model/centre-ways';

/** One order of any kind in the order centre: its kind, what it is, where it stands, and the one thing to do next. */
export function MergedOrderCard({
  order,
  onExpire,
}: {
  order: OrderSummary;
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('mall');
  const { kind, title, facts, group, orderNo, amountCents } = order;
  const mark = kindMark(kind);
  return (
    <OrderCard
      order={order}
      // A kind that this portal has no page of still says where it stands.
      to={orderHref(order) ?? resultHref(orderNo)}
      // i18n-keys: mall:kind.*
      kind={{ pictogram: mark.pictogram, text: t(`kind.${mark.kind}`) }}
      title={title}
      state={orderLooks[group]}
      lines={[
        ...(facts.length === 0 ? [] : [facts.map(({ text }) => text).join(' · ')]),
        ...(amountCents === 0 ? [] : [formatCents(amountCents)]),
      ]}
      actions={<MainAction order={order} />}
      onExpire={onExpire}
    />
  );
}
