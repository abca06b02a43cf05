import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import { RightItem } from '../../../components/right-item';

/** What the account's cards open, the doctors first (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listAvailableVipServices,
  paging: whole,
  input: () => undefined,
  title: 'membership:superDoctorService.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={3} />,
  below: ({ t }) => (
    <ListGroup>
      <ListLink
        label={t('membership:superDoctorList.title')}
        to={href('membership.superDoctorList')}
      />
    </ListGroup>
  ),
  empty: ({ t }) => <EmptyState kind="doctors" title={t('membership:superRights.none')} />,
  item: ({ isOpen, ...right }) => <RightItem key={right.rightId} right={right} isOpen={isOpen} />,
});

export const { load } = page;
export default page.Page;
