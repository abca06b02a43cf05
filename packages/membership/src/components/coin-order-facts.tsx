import type { HealthCoinOrder } from '@xinglin/gateway-sdk';
import { Card, KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What was exchanged, what it cost, and where it goes. */
export function CoinOrderFacts({ order }: { order: HealthCoinOrder }): ReactElement {
  const { t } = useTranslation('coins');
  const { title, count, coins, returnedCoins, address } = order;
  return (
    <Card title={title}>
      <KeyValueList
        items={[
          { label: t('exchange.count'), value: t('exchange.pieces', { count }) },
          { label: t('order.spent'), value: t('coins', { coins }) },
          ...(returnedCoins > 0
            ? [{ label: t('order.returned'), value: t('coins', { coins: returnedCoins }) }]
            : []),
          {
            label: t('exchange.address'),
            value: address.text,
            detail: t('order.receiver', { name: address.name, mobile: address.mobile }),
          },
        ]}
      />
    </Card>
  );
}
