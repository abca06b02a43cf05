import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, EmptyState, SkeletonList } from '@xinglin/ui';
import { Link } from 'react-router';

/** Hospitals that do not take part in the rights of members, with why (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listVipUnsupportedHospitals,
  paging: whole,
  input: () => undefined,
  title: 'membership:superUnsupportedHospitals.title',
  backTo: href('membership.superRights'),
  skeleton: <SkeletonList lines={2} />,
  empty: ({ t }) => (
    <EmptyState kind="hospitals" title={t('membership:superUnsupportedHospitals.none')} />
  ),
  item: ({ hospitalId, name, reason }) => (
    <Card
      key={hospitalId}
      as="article"
      title={<Link to={href('directory.hospital', { id: hospitalId })}>{name}</Link>}
    >
      <p>{reason}</p>
    </Card>
  ),
});

export const { load } = page;
export default page.Page;
