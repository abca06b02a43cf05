import { reviewsApi, type PageHead, type PageLoad } from '@xinglin/api';
import { listPage, numbered, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import {
  filterInput,
  ReviewFilters,
  reviewFilters,
  type ReviewsView,
} from '../../../components/review-filters';
import { ReviewCard } from '../../../components/review-card';

const summary = pageCall(reviewsApi.endpoints.getHospitalCommentSummary, ({ params }) => ({
  organizationId: params['id'] ?? '',
}));

/** Everything that is said of a hospital and its doctors (spec 2 §2.4). */
const page = listPage({
  endpoint: reviewsApi.endpoints.listHospitalComments,
  paging: numbered,
  filters: reviewFilters,
  input: ({ params, filters }, part) => ({
    organizationId: params['id'] ?? '',
    ...filterInput(filters),
    ...part,
  }),
  title: 'reviews:hospitalList.title',
  backTo: ({ params }) => href('reviews.ofHospital', { id: params['id'] ?? '' }),
  skeleton: <SkeletonList lines={3} />,
  above: (view) => <Filters view={view} />,
  empty: ({ t, params, filters: { dynamicFilter, tag } }) => (
    <EmptyState
      kind="reviews"
      title={t(
        dynamicFilter === undefined && tag === undefined
          ? 'reviews:list.none'
          : 'reviews:list.noneSuch',
      )}
      message={t('reviews:list.noneHint')}
      action={
        <ButtonLink variant="outline" to={href('reviews.ofHospital', { id: params['id'] ?? '' })}>
          {t('reviews:ofHospital.title')}
        </ButtonLink>
      }
    />
  ),
  item: (review) => <ReviewCard key={review.commentKey} review={review} withDoctor />,
});

export const load: PageLoad = (place) => [...summary.load(place), ...page.load(place)];
export const head: PageHead = (place, state) => {
  const name = summary.find(place, state)?.name;
  return name === undefined ? {} : { title: name };
};
export default page.Page;

function Filters({ view }: { view: ReviewsView }): ReactElement {
  const { answer } = summary.useAnswer();
  return <ReviewFilters view={view} answer={answer} />;
}
