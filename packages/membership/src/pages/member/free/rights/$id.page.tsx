import { membershipApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Note, SkeletonList, Stack } from '@xinglin/ui';
import { RightItem } from '../../../../components/right-item';

/** One right of the free membership, and from which level it is there (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.getVipFreeRight,
  input: ({ params }) => ({ rightId: params['id'] ?? '' }),
  title: (found, t) => found?.right.title ?? t('membership:freeRight.title'),
  backTo: href('membership.free'),
  skeleton: <SkeletonList lines={3} count={1} />,
  gone: {
    title: 'membership:freeRight.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('membership.free')}>
        {t('membership:free.title')}
      </ButtonLink>
    ),
  },
  children: ({ right, isOpen, fromLevel }, { t }) => (
    <>
      <RightItem right={right} isOpen={isOpen} />
      <Stack inset>
        <Note>{t('membership:freeRight.from', { level: fromLevel })}</Note>
      </Stack>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
