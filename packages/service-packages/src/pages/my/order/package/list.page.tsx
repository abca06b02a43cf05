import { servicePackagesApi } from '@xinglin/api';
import { byCursor, choice, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { PackageOrderCard } from '../../../../components/package-order-card';

const groups = ['awaitingPayment', 'active', 'completed', 'cancelled'] as const;

/** My packages, all of them and by where they stand (spec 2 §2.8). */
const page = listPage({
  endpoint: servicePackagesApi.endpoints.listPackageOrders,
  paging: byCursor,
  filters: { group: choice(groups) },
  input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
  title: 'service-packages:orderList.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, filters, to }) => (
    <SegmentLinks
      label={t('service-packages:orderList.tabs')}
      items={[undefined, ...groups].map((group) => ({
        // i18n-keys: service-packages:orderList.group.*
        label: t(`service-packages:orderList.group.${group ?? 'all'}`),
        to: to({ group }),
        active: group === filters.group,
      }))}
    />
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="packages"
      title={t('service-packages:orderList.none')}
      action={
        <ButtonLink to={href('service-packages.search')}>
          {t('service-packages:search.all')}
        </ButtonLink>
      }
    />
  ),
  item: (order, { refetch }) => (
    <PackageOrderCard key={order.orderNo} order={order} onExpire={refetch} />
  ),
});

export const { load } = page;
export default page.Page;
