import { checkUpApi } from '@xinglin/api';
import { byCursor, choice, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { CheckUpCard } from '../../../components/check-up-card';

const groups = ['awaitingPayment', 'active', 'completed', 'cancelled'] as const;

/** My check-ups, all of them and by where they stand (spec 2 §2.15). */
const page = listPage({
  endpoint: checkUpApi.endpoints.listMyPhysicalOrders,
  paging: byCursor,
  filters: { group: choice(groups) },
  input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
  title: 'check-up:orderList.title',
  backTo: href('check-up.home'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, filters, to }) => (
    <SegmentLinks
      label={t('check-up:orderList.tabs')}
      items={[undefined, ...groups].map((group) => ({
        // i18n-keys: check-up:orderList.group.*
        label: t(`check-up:orderList.group.${group ?? 'all'}`),
        to: to({ group }),
        active: group === filters.group,
      }))}
    />
  ),
  empty: ({ t }) => (
    <EmptyState
      title={t('check-up:orderList.none')}
      action={<ButtonLink to={href('check-up.home')}>{t('check-up:list.all')}</ButtonLink>}
    />
  ),
  item: (order, { refetch }) => (
    <CheckUpCard key={order.orderNo} order={order} onExpire={refetch} />
  ),
});

export const { load } = page;
export default page.Page;
