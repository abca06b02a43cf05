import { reviewsApi, useSession, type PageHead, type PageLoad } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  useHydrated,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { HospitalCommentForm } from '../../components/hospital-comment-form';
import { ReviewCard } from '../../components/review-card';
import { FiguresSkeleton, ReviewFigures } from '../../components/review-figures';
import { ReviewState } from '../../components/review-state';

const idOf = (id: string | undefined) => ({ organizationId: id ?? '' });

const summary = pageCall(reviewsApi.endpoints.getHospitalCommentSummary, ({ params }) =>
  idOf(params['id']),
);
/** The first few; all of them are a page of their own. */
const first = pageCall(reviewsApi.endpoints.listHospitalComments, ({ params }) => ({
  ...idOf(params['id']),
  pageSize: 3,
}));

export const load: PageLoad = (place) => [...summary.load(place), ...first.load(place)];

export const head: PageHead = (place, state) => {
  const name = summary.find(place, state)?.name;
  return name === undefined ? {} : { title: name };
};

/** The reviews of a hospital, and one's own (spec 2 §2.4). */
export default function HospitalCommentPage(): ReactElement {
  const { t } = useTranslation('reviews');
  const { id = '' } = useParams();
  const { answer } = summary.useAnswer();
  const reviews = first.useAnswer();
  const isSignedIn = useSession()?.login === true;
  const isHydrated = useHydrated();
  return (
    <Page
      header={
        <PageHeader title={t('ofHospital.title')} backTo={href('directory.hospital', { id })} />
      }
    >
      <Loaded query={answer} gone={t('list.gone')} skeleton={<FiguresSkeleton />}>
        {(found) => <ReviewFigures summary={found} of="hospital" />}
      </Loaded>
      <Loaded query={reviews.answer} skeleton={<SkeletonList lines={3} count={2} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState
              kind="reviews"
              title={t('list.none')}
              message={t('list.noneHint')}
              action={
                <ButtonLink variant="outline" to={href('directory.hospital', { id })}>
                  {t('list.toHospital')}
                </ButtonLink>
              }
            />
          ) : (
            <>
              {items.map((review) => (
                <ReviewCard key={review.commentKey} review={review} withDoctor />
              ))}
              <ListGroup>
                <ListLink
                  to={href('reviews.hospitalList', { id })}
                  label={t('ofHospital.all', { number: total })}
                />
              </ListGroup>
            </>
          )
        }
      </Loaded>
      {/* What the server sends is the same for all, so that it can be kept. */}
      {isSignedIn && isHydrated && answer.currentData && (
        <OwnComment hospitalId={id} hospitalName={answer.currentData.name} />
      )}
    </Page>
  );
}

/** The person's own review, for patients of the hospital alone. */
function OwnComment({
  hospitalId,
  hospitalName,
}: {
  hospitalId: string;
  hospitalName: string;
}): ReactElement | null {
  const { currentData } = reviewsApi.useGetOwnHospitalCommentQuery({ organizationId: hospitalId });
  if (currentData === undefined || !currentData.mayComment) return null;
  const { comment } = currentData;
  if (comment !== null && comment.editableUntil === null) return null;
  return (
    <>
      {comment && <ReviewState review={comment} />}
      <HospitalCommentForm
        key={comment?.commentId}
        hospitalId={hospitalId}
        hospitalName={hospitalName}
        own={currentData}
      />
    </>
  );
}
