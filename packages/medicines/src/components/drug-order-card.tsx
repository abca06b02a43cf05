import type { DrugOrderCard as Order } from '@xinglin/gateway-sdk';
import { OrderCard } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import type { AppointmentCardProps } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNextHand } from '../model/use-next-hand';
import { drugOrderHref } from '../model/ways';

const looks = {
  awaitingPayment: 'attention',
  sent: 'underway',
  unconfirmed: 'attention',
  confirmed: 'underway',
  cancellationAsked: 'underway',
  readyToCollect: 'attention',
  onTheWay: 'underway',
  received: 'done',
  unpaid: 'cancelled',
  cancelled: 'cancelled',
  declined: 'problem',
  refunding: 'underway',
  refunded: 'cancelled',
} as const satisfies Record<Order['state'], AppointmentCardProps['state']>;

const over: readonly Order['state'][] = ['received', 'unpaid', 'cancelled', 'declined', 'refunded'];

/** One order of medicines in a list: for whom, what, from where, and whose move it is. */
export function DrugOrderCard({
  order,
  onExpire,
}: {
  order: Order;
  onExpire: () => void;
}): ReactElement {
  const { t } = useTranslation('medicines');
  const { orderNo, state, patientName, diagnosis, itemNames, pharmacyName, amountCents } = order;
  const next = useNextHand(order.line);
  return (
    <OrderCard
      // What is refunded is said on its own page: the list does not know the sum.
      order={{ ...order, refundCents: 0 }}
      to={drugOrderHref(orderNo)}
      title={t('line.about', { name: patientName, diagnosis, count: itemNames.length })}
      state={looks[state]}
      lines={[
        itemNames.join(t('line.joint')),
        t('orders.where', { pharmacy: pharmacyName, total: formatCents(amountCents) }),
        ...(over.includes(state) ? [] : [next]),
      ]}
      onExpire={onExpire}
    />
  );
}
