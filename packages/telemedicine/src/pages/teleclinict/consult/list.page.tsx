import { telemedicineApi } from '@xinglin/api';
import { byCursor, choice, listPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { SessionCard } from '../../../components/session-card';

const groups = ['awaitingPayment', 'active', 'completed', 'cancelled'] as const;

/** My sessions, all of them and by where they stand (spec 2 §2.19). */
const page = listPage({
  endpoint: telemedicineApi.endpoints.listTelemedicineOrders,
  paging: byCursor,
  // Without one, all sessions are meant.
  filters: { group: choice(groups) },
  input: ({ filters: { group } }, part) => ({ ...(group && { group }), ...part }),
  title: 'telemedicine:orderList.title',
  backTo: href('telemedicine.departments'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, filters, to }) => (
    <SegmentLinks
      label={t('telemedicine:orderList.tabs')}
      items={[undefined, ...groups].map((group) => ({
        // i18n-keys: telemedicine:orderList.group.*
        label: t(`telemedicine:orderList.group.${group ?? 'all'}`),
        to: to({ group }),
        active: group === filters.group,
      }))}
    />
  ),
  empty: ({ t, filters: { group = 'all' } }) => (
    // i18n-keys: telemedicine:orderList.empty.*
    <EmptyState
      kind="consults"
      title={t(`telemedicine:orderList.empty.${group}`)}
      action={
        <ButtonLink to={href('telemedicine.departments')}>
          {t('telemedicine:orderList.book')}
        </ButtonLink>
      }
    />
  ),
  item: (session, { refetch }) => (
    <SessionCard key={session.orderNo} session={session} onExpire={refetch} />
  ),
});

export const { load } = page;
export default page.Page;
