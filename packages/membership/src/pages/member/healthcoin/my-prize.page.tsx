import { healthCoinsApi } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import type { HealthCoinOrderCard } from '@xinglin/gateway-sdk';
import { listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import { ButtonLink, EmptyState, GoodsLine, GoodsLines, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { coinOrderHref } from '../../../model/coin-links';

/** What I exchanged, newest first (spec 2 §2.29). */
const page = listPage({
  endpoint: healthCoinsApi.endpoints.listHealthCoinOrders,
  paging: numbered,
  input: (_, part) => part,
  title: 'coins:orders.title',
  backTo: href('membership.healthCoin'),
  skeleton: <SkeletonList lines={2} />,
  empty: ({ t }) => (
    <EmptyState
      kind="coins"
      title={t('coins:orders.none')}
      action={
        <ButtonLink to={href('membership.healthCoinStore')}>{t('coins:store.title')}</ButtonLink>
      }
    />
  ),
  group: (items) => <GoodsLines>{items}</GoodsLines>,
  item: (order) => <OrderItem key={order.orderNo} order={order} />,
});

export const { load } = page;
export default page.Page;

function OrderItem({ order }: { order: HealthCoinOrderCard }): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const { orderNo, title, picture, count, coins, statusText, createdAt } = order;
  return (
    <GoodsLine
      to={coinOrderHref(orderNo)}
      picture={picture}
      name={title}
      about={t('orders.line', { at: formatInstant(createdAt, locale), count })}
      price={coins === 0 ? t('orders.won') : t('coins', { coins })}
      end={statusText}
    />
  );
}
