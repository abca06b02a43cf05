import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, MemberCard, SkeletonList, Stack } from '@xinglin/ui';
import { NoticeItem } from '../../../components/notice-item';

/** What changed for members, the newest first, between the card and its benefits (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.getHealthVipActivity,
  paging: whole,
  input: () => ({ kind: 'update' as const }),
  title: 'membership:superUpdateNotice.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t }) => (
    <MemberCard to={href('membership.super')} title={t('membership:super.title')}>
      {t('membership:superUpdateNotice.mine')}
    </MemberCard>
  ),
  below: ({ t }) => (
    <Stack inset>
      <ButtonLink block to={href('membership.superRights')}>
        {t('membership:superUpdateNotice.rights')}
      </ButtonLink>
    </Stack>
  ),
  empty: ({ t }) => (
    <EmptyState
      kind="messages"
      title={t('membership:superUpdateNotice.none')}
      message={t('membership:superUpdateNotice.noneHint')}
    />
  ),
  item: (notice) => <NoticeItem key={notice.noticeId} notice={notice} />,
});

export const { load } = page;
export default page.Page;
