import { bookingApi, usePageModules } from '@xinglin/api';
import { choice, listPage, ModuleLink, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderCard } from '../../../components/order-card';
import { useWays } from '../../../components/use-ways';

const groups = ['awaitingPayment', 'confirmed', 'completed', 'cancelled'] as const;

/** My appointments, all of them and by state (spec 2 §2.20). */
const page = listPage({
  endpoint: bookingApi.endpoints.listRegistrationOrders,
  paging: numbered,
  // Without one, all orders are meant.
  filters: { group: choice(groups) },
  input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
  title: 'booking:orderList.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, filters, to }) => (
    <>
      <SegmentLinks
        label={t('booking:orderList.tabs')}
        items={[undefined, ...groups].map((group) => ({
          // i18n-keys: booking:orderList.group.*
          label: t(`booking:orderList.group.${group ?? 'all'}`),
          to: to({ group }),
          active: group === filters.group,
        }))}
      />
      <ModuleLink
        alone
        of="booking.orderList"
        name="waits"
        to={href('booking.waits')}
        title={t('booking:waits.title')}
      />
    </>
  ),
  empty: ({ filters: { group } }) => <NoOrders group={group} />,
  item: (order, { refetch }) => <OrderCard key={order.orderNo} order={order} onExpire={refetch} />,
});

export const { load } = page;
export default page.Page;

function NoOrders({ group = 'all' }: { group: string | undefined }): ReactElement {
  const { t } = useTranslation('booking');
  const book = usePageModules('booking.orderList')('book', {
    to: useWays().hospitals,
    title: t('orderList.book'),
  });
  return (
    <EmptyState
      kind="visits"
      title={t(`orderList.empty.${group}`) /* i18n-keys: booking:orderList.empty.* */}
      action={book && <ButtonLink to={book.to}>{book.title}</ButtonLink>}
    />
  );
}
