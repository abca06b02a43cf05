import { goodsApi } from '@xinglin/api';
import { byCursor, choice, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { GoodsOrderCard } from '../../../components/goods-order-card';

const groups = ['awaitingPayment', 'active', 'refunding', 'completed', 'cancelled'] as const;

/** My orders of goods, all of them and by where they stand (spec 2 §2.17, §2.20). */
const page = listPage({
  endpoint: goodsApi.endpoints.listMyMarketplaceOrders,
  paging: byCursor,
  // Without one, all orders are meant.
  filters: { group: choice(groups) },
  input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
  title: 'mall:goodsOrders.title',
  backTo: href('mall.store'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, filters, to }) => (
    <SegmentLinks
      label={t('mall:orders.states')}
      items={[undefined, ...groups].map((group) => ({
        // i18n-keys: mall:orders.group.*
        label: t(`mall:orders.group.${group ?? 'all'}`),
        to: to({ group }),
        active: group === filters.group,
      }))}
    />
  ),
  empty: ({ t, filters: { group } }) => (
    <EmptyState
      kind="goods"
      title={t(group === undefined ? 'mall:goodsOrders.none' : 'mall:orders.noneSuch')}
      action={<ButtonLink to={href('mall.store')}>{t('mall:goods.toStore')}</ButtonLink>}
    />
  ),
  item: (order, { refetch }) => (
    <GoodsOrderCard key={order.orderNo} order={order} onExpire={refetch} />
  ),
});

export const { load } = page;
export default page.Page;
