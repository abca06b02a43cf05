import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList, Stack } from '@xinglin/ui';
import { RightItem } from '../../../components/right-item';

/** What the account's cards open, the doctors first (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listAvailableVipServices,
  paging: whole,
  input: () => undefined,
  title: 'membership:superDoctorService.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t }) => (
    <Stack inset>
      <ButtonLink block to={href('membership.superDoctorList')}>
        {t('membership:superDoctorList.title')}
      </ButtonLink>
    </Stack>
  ),
  empty: ({ t }) => <EmptyState title={t('membership:superRights.none')} />,
  item: ({ isOpen, ...right }) => <RightItem key={right.rightId} right={right} isOpen={isOpen} />,
});

export const { load } = page;
export default page.Page;
