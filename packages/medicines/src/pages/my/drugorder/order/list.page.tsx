import { medicinesApi } from '@xinglin/api';
import { choice, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { DrugOrderCard } from '../../../../components/drug-order-card';

const groups = ['all', 'open', 'over'] as const;
type Group = (typeof groups)[number];

/** The list of the standard flow begins with what is open. */
const first = (route: string): Group => (route === 'medicines.standardOrders' ? 'open' : 'all');

/** My orders of medicines, all of them or those that are open or over (spec 2 §2.6, §2.10). */
const page = listPage({
  endpoint: medicinesApi.endpoints.listDrugOrders,
  paging: numbered,
  filters: { group: choice(groups) },
  input: ({ route, filters }, part) => {
    const group = filters.group ?? first(route);
    return { ...(group !== 'all' && { group }), ...part };
  },
  title: 'medicines:orders.title',
  backTo: href('mall.mergedOrderList'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, route, filters, to }) => (
    <SegmentLinks
      label={t('medicines:orders.groups')}
      items={groups.map((group) => ({
        // i18n-keys: medicines:orders.group.*
        label: t(`medicines:orders.group.${group}`),
        to: to({ group }),
        active: group === (filters.group ?? first(route)),
      }))}
    />
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="orders"
      title={t('medicines:orders.none')}
      message={t('medicines:orders.noneHint')}
      action={
        <ButtonLink to={href('medicines.prescriptions')}>
          {t('medicines:prescriptions.title')}
        </ButtonLink>
      }
    />
  ),
  item: (order, { refetch }) => (
    <DrugOrderCard key={order.orderNo} order={order} onExpire={refetch} />
  ),
});

export const { load } = page;
export default page.Page;
