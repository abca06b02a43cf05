import { membershipApi } from '@xinglin/api';
import { OrderCard } from '@xinglin/orders';
import { byCursor, choice, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { orderHref } from '../../../model/links';
import { serviceLooks } from '../../../model/looks';
import { orderLook } from '../../../model/order-look';

/** The pairs of numbers by which orders are asked for (spec 3 §4). */
const pairs = {
  unpaid: { orderStatus: 1 },
  paid: { orderStatus: 6 },
  refunding: { orderStatus: 7, payStatus: 3 },
  refunded: { orderStatus: 7, payStatus: 4 },
} as const;
const groups = ['unpaid', 'paid', 'refunding', 'refunded'] as const;

/** My orders of membership, all of them and by where they stand (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listVipGoodsOrders,
  paging: byCursor,
  filters: { group: choice(groups) },
  input: ({ filters: { group } }, part) => ({ ...(group && pairs[group]), ...part }),
  title: 'membership:superOrderList.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, filters, to }) => (
    <SegmentLinks
      label={t('membership:superOrderList.tabs')}
      items={[undefined, ...groups].map((group) => ({
        // i18n-keys: membership:superOrderList.group.*
        label: t(`membership:superOrderList.group.${group ?? 'all'}`),
        to: to({ group }),
        active: group === filters.group,
      }))}
    />
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="orders"
      title={t('membership:superOrderList.none')}
      action={
        <ButtonLink to={href('membership.superProduct')}>
          {t('membership:superProduct.title')}
        </ButtonLink>
      }
    />
  ),
  item: (order, { refetch, t }) => (
    <OrderCard
      key={order.orderNo}
      order={order}
      to={orderHref(order.orderNo)}
      title={order.title}
      kind={{
        pictogram: order.goodsType === 1 ? 'membership' : serviceLooks[order.goodsType].pictogram,
        // i18n-keys: membership:superProduct.type.*
        text: t(`membership:superProduct.type.${String(order.goodsType)}`),
      }}
      state={orderLook(order)}
      lines={order.facts.map(({ text }) => text)}
      onExpire={refetch}
    />
  ),
});

export const { load } = page;
export default page.Page;
