import type { HealthCoinOrder } from '@xinglin/gateway-sdk';
import { Card, GoodsLine, GoodsLines, KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What was exchanged, what it cost, and where it goes. */
export function CoinOrderFacts({ order }: { order: HealthCoinOrder }): ReactElement {
  const { t } = useTranslation('coins');
  const { title, picture, count, coins, returnedCoins, address } = order;
  return (
    <>
      <GoodsLines>
        <GoodsLine
          picture={picture}
          name={title}
          about={t('exchange.pieces', { count })}
          price={coins === 0 ? t('orders.won') : t('coins', { coins })}
          note={returnedCoins > 0 ? t('order.returned', { coins: returnedCoins }) : undefined}
        />
      </GoodsLines>
      <Card>
        <KeyValueList
          items={[
            {
              label: t('exchange.address'),
              value: address.text,
              detail: t('order.receiver', { name: address.name, mobile: address.mobile }),
            },
          ]}
        />
      </Card>
    </>
  );
}
