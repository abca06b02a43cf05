import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';
import { RightItem } from '../../../components/right-item';

/** What super members may, one by one; the introduction and the list for partners are the same (spec 2 §2.9, §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listVipItems,
  paging: whole,
  input: () => undefined,
  title: 'membership:superRights.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={3} />,
  below: ({ t }) => (
    <ListGroup>
      <ListLink
        label={t('membership:superProduct.title')}
        to={href('membership.superProduct', {}, { goodsType: '1' })}
      />
      <ListLink
        label={t('membership:superUnsupportedHospitals.title')}
        to={href('membership.superUnsupportedHospitals')}
      />
    </ListGroup>
  ),
  empty: ({ t }) => <EmptyState kind="membership" title={t('membership:superRights.none')} />,
  item: (right) => <RightItem key={right.rightId} right={right} />,
});

export const { load } = page;
export default page.Page;
