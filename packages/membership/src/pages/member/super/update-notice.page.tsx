import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, SkeletonList } from '@xinglin/ui';
import { NoticeItem } from '../../../components/notice-item';

/** What changed for members, the newest first (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.getHealthVipActivity,
  paging: whole,
  input: () => ({ kind: 'update' as const }),
  title: 'membership:superUpdateNotice.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={3} />,
  empty: ({ t }) => <EmptyState kind="messages" title={t('membership:superUpdateNotice.none')} />,
  item: (notice) => <NoticeItem key={notice.noticeId} notice={notice} />,
});

export const { load } = page;
export default page.Page;
