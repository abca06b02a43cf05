import type { OrderSummary } from '@xinglin/gateway-sdk';
import { Card, KeyValueList, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What was ordered, whatever its kind, with its number and its price. */
export function OrderFacts({ order }: { order: OrderSummary }): ReactElement {
  const { t } = useTranslation(['mall', 'orders']);
  return (
    <Card title={order.title}>
      <KeyValueList
        items={[
          ...order.facts.map(({ label, text }) => ({ label, value: text })),
          { label: t('orders:number'), value: order.orderNo },
          { label: t('price'), value: <Price cents={order.amountCents} /> },
        ]}
      />
    </Card>
  );
}
