import { bookingApi } from '@xinglin/api';
import { listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { WaitCard } from '../../../components/wait-card';

/** My places in the lists of full shifts, the newest first. */
const page = listPage({
  endpoint: bookingApi.endpoints.listWaits,
  paging: numbered,
  input: (_, part) => part,
  title: 'booking:waits.title',
  backTo: href('booking.orderList'),
  skeleton: <SkeletonList lines={4} />,
  empty: ({ t }) => (
    <EmptyState
      kind="waiting"
      title={t('booking:waits.none')}
      message={t('booking:waits.noneHint')}
      action={
        <ButtonLink to={href('booking.hospitalList')}>{t('booking:orderList.book')}</ButtonLink>
      }
    />
  ),
  item: (wait) => <WaitCard key={wait.waitId} wait={wait} />,
});

export const { load } = page;
export default page.Page;
