import { reviewsApi, type PageHead, type PageLoad } from '@xinglin/api';
import type { ListDoctorCommentsResponse, Review } from '@xinglin/gateway-sdk';
import { listPage, numbered, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Loaded, NoticeBar, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { filterInput, ReviewFilters, reviewFilters, type ReviewsView } from './review-filters';
import { ReviewCard } from './review-card';
import { FiguresSkeleton, ReviewFigures } from './review-figures';

/** The scores of all reviews of the doctor of the address. */
const summary = pageCall(reviewsApi.endpoints.getDoctorCommentSummary, ({ params }) => ({
  expertId: params['expertId'] ?? '',
}));

/** The input of either list. */
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
  const isNarrow = dynamicFilter !== undefined || tag !== undefined;
  return (
    <EmptyState
      kind="reviews"
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

/** What the first part in view of a list is asked with: the list has asked the same. */
const firstOf = (view: ReviewsView) => ({ ...inputOf(view), ...numbered.parts(view.query)[0] });

/** The reviews of visits, in the words of the call. */
const ofVisits = { typelist: ['visit' as const] };

function DroppedOfVisits({ view }: { view: ReviewsView }): ReactElement | null {
  const { currentData } = reviewsApi.useListDoctorCommentsQuery({ ...firstOf(view), ...ofVisits });
  return <DroppedDisease list={currentData} />;
}

function DroppedOfConsults({ view }: { view: ReviewsView }): ReactElement | null {
  const { currentData } = reviewsApi.useListConsultCommentsQuery(firstOf(view));
  return <DroppedDisease list={currentData} />;
}

/** Says that all reviews are listed, where none names the disease of the address. */
function DroppedDisease({
  list,
}: {
  list: Pick<ListDoctorCommentsResponse, 'isDiseaseDropped' | 'total'> | undefined;
}): ReactElement | null {
  const { t } = useTranslation('reviews');
  return list?.isDiseaseDropped === true && list.total > 0 ? (
    <NoticeBar>{t('list.diseaseDropped')}</NoticeBar>
  ) : null;
}

const visits = listPage({
  ...shared,
  endpoint: reviewsApi.endpoints.listDoctorComments,
  input: (place, part) => ({ ...inputOf(place), ...ofVisits, ...part }),
  title: 'reviews:ofDoctor.title',
  above: (view) => (
    <>
      <DoctorFigures view={view} />
      <DroppedOfVisits view={view} />
    </>
  ),
  empty: NoVisits,
});

const consults = listPage({
  ...shared,
  endpoint: reviewsApi.endpoints.listConsultComments,
  input: (place, part) => ({ ...inputOf(place), ...part }),
  title: 'reviews:ofConsults.title',
  above: (view) => (
    <>
      <DoctorFigures />
      <DroppedOfConsults view={view} />
    </>
  ),
  empty: ({ t, params }) => (
    <EmptyState
      kind="reviews"
      title={t('reviews:ofConsults.none')}
      message={t('reviews:ofConsults.noneHint')}
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

/** A page of the reviews of a doctor: of visits to them, or of consults with them. */
export function reviewsOfDoctor(of: 'visit' | 'consult'): {
  readonly load: PageLoad;
  readonly head: PageHead;
  readonly Page: () => ReactElement;
} {
  const page = of === 'visit' ? visits : consults;
  return {
    // The scores come first: they fail where there is no such doctor.
    load: (place) => [...summary.load(place), ...page.load(place)],
    head: (place, state) => {
      const name = summary.find(place, state)?.name;
      return name === undefined ? {} : { title: name };
    },
    Page: page.Page,
  };
}

/** The scores of the reviews; with `view` the filters of those of visits, whose numbers these are. */
function DoctorFigures({ view }: { view?: ReviewsView }): ReactElement {
  const { t } = useTranslation('reviews');
  const { answer } = summary.useAnswer();
  return (
    <>
      <Loaded query={answer} gone={t('list.gone')} skeleton={<FiguresSkeleton />}>
        {(found) => <ReviewFigures summary={found} of="doctor" />}
      </Loaded>
      {view && <ReviewFilters view={view} answer={answer} />}
    </>
  );
}
