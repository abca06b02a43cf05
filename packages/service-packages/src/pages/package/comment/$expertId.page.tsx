import { servicePackagesApi } from '@xinglin/api';
import { listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { CommentCard } from '../../../components/comment-card';

/** What people say of the packages of a doctor, the newest first (spec 2 §2.8). */
const page = listPage({
  endpoint: servicePackagesApi.endpoints.listPackageComments,
  paging: numbered,
  input: ({ params }, part) => ({ expertId: params['expertId'] ?? '', ...part }),
  title: 'service-packages:packageComments.title',
  backTo: href('service-packages.search'),
  skeleton: <SkeletonList lines={3} />,
  empty: ({ t, params }) => (
    <EmptyState
      kind="reviews"
      title={t('service-packages:packageComments.none')}
      action={
        <ButtonLink
          variant="outline"
          to={href(
            'service-packages.expertPackage',
            {},
            { doctorUserId: params['expertId'] ?? '' },
          )}
        >
          {t('service-packages:packageComments.doctorPackages')}
        </ButtonLink>
      }
    />
  ),
  item: (comment) => <CommentCard key={comment.commentId} comment={comment} />,
});

export const { load } = page;
export default page.Page;
