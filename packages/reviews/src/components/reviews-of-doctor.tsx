import { reviewsApi, type PageHead, type PageLoad } from '@xinglin/api';
import type { Review } from '@xinglin/gateway-sdk';
import { listPage, numbered, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { filterInput, ReviewFilters, reviewFilters, type ReviewsView } from './review-filters';
import { ReviewCard } from './review-card';
import { FiguresSkeleton, ReviewFigures } from './review-figures';

/** What all reviews of the doctor of the address come to. */
const summary = pageCall(reviewsApi.endpoints.getDoctorCommentSummary, ({ params }) => ({
  expertId: params['expertId'] ?? '',
}));

/** What is asked of either list. */
const inputOf = ({ params, filters }: Pick<ReviewsView, 'params' | 'filters'>) => ({
  expertId: params['expertId'] ?? '',
  ...(params['diseaseId'] !== undefined && { diseaseId: params['diseaseId'] }),
  ...filterInput(filters),
});

const shared = {
  paging: numbered,
  filters: reviewFilters,
  backTo: ({ params }: Pick<ReviewsView, 'params'>) =>
    href('directory.doctor', { id: params['expertId'] ?? '' }),
  skeleton: <SkeletonList lines={3} />,
  item: (review: Review) => <ReviewCard key={review.commentKey} review={review} />,
};

/** In place of the reviews of visits. */
function NoVisits({ t, params, filters: { dynamicFilter, tag } }: ReviewsView): ReactElement {
  const expertId = params['expertId'] ?? '';
  const isNarrow =
    dynamicFilter !== undefined || tag !== undefined || params['diseaseId'] !== undefined;
  return (
    <EmptyState
      title={t(isNarrow ? 'reviews:list.noneSuch' : 'reviews:list.none')}
      message={t('reviews:list.noneHint')}
      action={
        isNarrow ? (
          <ButtonLink variant="outline" to={href('reviews.ofDoctor', { expertId })}>
            {t('reviews:list.all')}
          </ButtonLink>
        ) : (
          <ButtonLink variant="outline" to={href('directory.doctor', { id: expertId })}>
            {t('reviews:list.toDoctor')}
          </ButtonLink>
        )
      }
    />
  );
}

const visits = listPage({
  ...shared,
  endpoint: reviewsApi.endpoints.listDoctorComments,
  input: (place, part) => ({ ...inputOf(place), typelist: ['visit' as const], ...part }),
  title: 'reviews:ofDoctor.title',
  above: (view) => <DoctorFigures view={view} />,
  empty: NoVisits,
});

const consults = listPage({
  ...shared,
  endpoint: reviewsApi.endpoints.listConsultComments,
  input: (place, part) => ({ ...inputOf(place), ...part }),
  title: 'reviews:ofConsults.title',
  above: () => <DoctorFigures />,
  empty: ({ t, params }) => (
    <EmptyState
      title={t('reviews:list.none')}
      message={t('reviews:list.noneHint')}
      action={
        <ButtonLink
          variant="outline"
          to={href('reviews.ofDoctor', { expertId: params['expertId'] ?? '' })}
        >
          {t('reviews:list.all')}
        </ButtonLink>
      }
    />
  ),
});

/** A page of what is said of a doctor: of visits to them, or of consults with them. */
export function reviewsOfDoctor(of: 'visit' | 'consult'): {
  readonly load: PageLoad;
  readonly head: PageHead;
  readonly Page: () => ReactElement;
} {
  const page = of === 'visit' ? visits : consults;
  return {
    // The sums come first: they say whether there is such a doctor.
    load: (place) => [...summary.load(place), ...page.load(place)],
    head: (place, state) => {
      const name = summary.find(place, state)?.name;
      return name === undefined ? {} : { title: name };
    },
    Page: page.Page,
  };
}

/** What the reviews come to; with `view` the ways to narrow those of visits, whose numbers these are. */
function DoctorFigures({ view }: { view?: ReviewsView }): ReactElement {
  const { t } = useTranslation('reviews');
  const { answer } = summary.useAnswer();
  return (
    <>
      <Loaded query={answer} gone={t('list.gone')} skeleton={<FiguresSkeleton />}>
        {(found) => <ReviewFigures summary={found} />}
      </Loaded>
      {view && <ReviewFilters view={view} answer={answer} />}
    </>
  );
}
