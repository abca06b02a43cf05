import { reviewsApi } from '@xinglin/api';
import { RemoveDialog } from '@xinglin/forms';
import type { OwnReview } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatDay } from '@xinglin/rules';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  FaceHead,
  Note,
  Stack,
  StatusChip,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Letter } from './letter';
import { ReviewAnswer, ReviewBody } from './review-body';
import { ReviewState } from './review-state';

const loadAppeal = () => import('./appeal-dialog');
const AppealDialog = lazy(loadAppeal);

const looks = {
  published: 'done',
  inReview: 'attention',
  blocked: 'problem',
  refused: 'problem',
  private: 'done',
} as const;

/** Where a review is changed. */
function changeHref({ type, orderNo, doctorId, hospitalId }: OwnReview): string | null {
  if (orderNo !== null) return href('reviews.write', {}, { orderId: orderNo });
  if (type === 'praise') return doctorId && href('reviews.praise', { doctorId });
  return href('reviews.ofHospital', { id: hospitalId });
}

/** A review as its author sees it, with what they can do. */
export function OwnReviewCard({ review }: { review: OwnReview }): ReactElement {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  const [asked, setAsked] = useState<'remove' | 'appeal'>();
  const appeal = useLazyOpening(loadAppeal, () => setAsked('appeal'));
  const { editableUntil, state, type } = review;
  const name = review.doctorName ?? review.hospitalName;
  const change = changeHref(review);
  const close = () => setAsked(undefined);
  return (
    <Card as="article">
      <Stack gap={2}>
        <FaceHead
          kind="doctor"
          face={{
            seed: review.doctorId ?? review.hospitalId,
            gender: review.doctorGender ?? 'unknown',
          }}
          name={name}
          // i18n-keys: reviews:type.*
          line={t(`type.${type}`)}
          // i18n-keys: reviews:shown.*
          aside={<StatusChip state={looks[state]}>{t(`shown.${state}`)}</StatusChip>}
        />
        <ReviewState review={review} />
        {type === 'praise' ? (
          <>
            <Letter letter={review} text={review.writtenText} />
            <ReviewAnswer review={review} />
          </>
        ) : (
          <ReviewBody review={review} text={review.writtenText} />
        )}
      </Stack>
      {editableUntil !== null && (
        <Note>
          {t('editableUntil', { day: formatDay(dayAt(editableUntil), locale, { year: true }) })}
        </Note>
      )}
      <Cluster align="end">
        <Button
          variant="text"
          size="small"
          aria-label={t('removeNamed', { name })}
          onClick={() => setAsked('remove')}
        >
          {t('remove')}
        </Button>
        {review.mayAppeal && (
          <Button
            variant="text"
            size="small"
            aria-label={t('appeal.named', { name })}
            onClick={appeal}
          >
            {t('appeal.act')}
          </Button>
        )}
        {editableUntil !== null && change !== null && (
          <ButtonLink
            variant="text"
            size="small"
            to={change}
            aria-label={t('changeNamed', { name })}
          >
            {t('change')}
          </ButtonLink>
        )}
      </Cluster>
      {asked === 'remove' && (
        <RemoveReview commentId={review.commentId} name={name} onClose={close} />
      )}
      {asked === 'appeal' && (
        <Suspense>
          <AppealDialog commentId={review.commentId} onClose={close} />
        </Suspense>
      )}
    </Card>
  );
}

function RemoveReview({
  commentId,
  name,
  onClose,
}: {
  commentId: string;
  name: string;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const [remove, removal] = reviewsApi.useDeleteCommentMutation();
  return (
    <RemoveDialog
      title={t('removeTitle', { name })}
      confirmLabel={t('removeConfirm')}
      keepLabel={t('keep')}
      removed={t('removed')}
      remove={() => remove({ commentId })}
      removal={removal}
      onClose={onClose}
    >
      {t('removeWhat')}
    </RemoveDialog>
  );
}
