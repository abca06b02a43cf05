import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { Card, Cluster, KeyValueList, Stack, type KeyValueItem } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderStep, Refund, ShownOrder } from './order-shapes';
import { OrderSteps } from './order-steps';
import { PayWithin } from './pay-within';
import { RefundState } from './refund-text';

interface OrderDetailProps {
  readonly order: ShownOrder & {
    readonly createdAt: string;
    readonly refund: Refund | null;
    /** Oldest first. */
    readonly history: readonly OrderStep[];
  };
  /** Of the times that are shown, where it is not the portal's own: the hospital's. */
  readonly timeZone?: string | undefined;
  /** What the person has to do next, or that there is nothing. */
  readonly next: string;
  readonly actions?: ReactNode;
  /** What the kind adds to number and time: its price, until when it can be cancelled. */
  readonly facts: readonly KeyValueItem[];
  /** The time to pay is over. */
  readonly onExpire: () => void;
  /** What was ordered, and for whom, as cards. */
  readonly children: ReactNode;
  /** Between the order's own facts and its history. */
  readonly below?: ReactNode;
}

/** An order of any kind: where it stands and what to do, what it is about, its facts, and what happened to it. */
export function OrderDetail(props: OrderDetailProps): ReactElement {
  const { order, timeZone, next, actions, facts, onExpire, children, below } = props;
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const moment = (instant: string) => formatInstant(instant, locale, timeZone);
  return (
    <>
      <Card title={order.statusText}>
        <Stack>
          {/* Of a late refund nothing else is told than that it is late: not that it is on its way. */}
          {order.refund?.status !== 'late' && <p>{next}</p>}
          {order.payBefore !== null && (
            <p>
              <PayWithin until={order.payBefore} onEnd={onExpire} />
            </p>
          )}
          <RefundState refund={order.refund} />
          {Boolean(actions) && <Cluster align="end">{actions}</Cluster>}
        </Stack>
      </Card>
      {children}
      <Card title={t('title')}>
        <KeyValueList
          items={[
            { label: t('number'), value: order.orderNo },
            { label: t('createdAt'), value: moment(order.createdAt) },
            ...facts,
          ]}
        />
      </Card>
      {below}
      <Card title={t('steps.title')}>
        <OrderSteps kind={order.kind} history={order.history} timeZone={timeZone} />
      </Card>
    </>
  );
}
