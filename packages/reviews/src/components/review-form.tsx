import { reviewsApi } from '@xinglin/api';
import {
  PicturesField,
  ProblemForm,
  useKeptDraft,
  useSubmission,
  type FieldsOfFailures,
  type SentPicture,
} from '@xinglin/forms';
import {
  errorCodes,
  type GetCommentStandardResponse,
  type OwnReview,
  type ReviewedOrder,
} from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  Button,
  Card,
  CheckGroup,
  Checkbox,
  Note,
  RichText,
  SelectField,
  Stack,
  StarField,
  TextAreaField,
} from '@xinglin/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  aspects,
  draftOf,
  inputOf,
  keepable,
  missingIn,
  restore,
  tagsFor,
  type ReviewField,
} from '../model/review-draft';
import { useStarWords } from './use-star-words';
import { useWaysOut } from './use-ways-out';

const failureFields: FieldsOfFailures<ReviewField> = {
  knows: (path): path is ReviewField => path === 'text',
  ofRefusal: (code) => (code === errorCodes.fileRefused ? 'pictures' : undefined),
};

interface ReviewFormProps {
  readonly order: ReviewedOrder;
  readonly standard: GetCommentStandardResponse;
  /** Stars that the person has tapped already where they came from. */
  readonly score?: number | undefined;
  readonly onSent: (review: OwnReview) => void | Promise<void>;
}

const formLinks = {
  rules: (words: string) => <Link to={href('portal.agreementReviews')}>{words}</Link>,
};

/** What the person says of an order, or says anew. */
export function ReviewForm({ order, standard, score, onSent }: ReviewFormProps): ReactElement {
  const { t } = useTranslation('reviews');
  const starWords = useStarWords();
  const { review, orderNo, diseases } = order;
  const former = useMemo(() => draftOf(review, score), [review, score]);
  const { draft, change, isKept, forget } = useKeptDraft({
    kind: `review.${orderNo}`,
    former,
    keepable,
    restore,
  });
  const [pictures, setPictures] = useState<readonly SentPicture[]>(
    review?.pictureIds.map((fileId) => ({ fileId, file: null })) ?? [],
  );
  const [add] = reviewsApi.useAddOrderCommentMutation();
  const [update] = reviewsApi.useUpdateOrderCommentMutation();
  const tags = tagsFor(draft.score, standard);
  const waysOut = useWaysOut();
  const { problems, pending, submit, idOf } = useSubmission<ReviewField, OwnReview>({
    failureFields,
    waysOut,
    // i18n-keys: reviews:required.*
    find: () => missingIn(draft).map((field) => ({ field, message: t(`required.${field}`) })),
    send: () => {
      const written = inputOf(draft, tags, pictures);
      return review === null
        ? add({ orderNo, ...written })
        : update({ commentId: review.commentId, ...written });
    },
    onDone: (sent) => {
      forget();
      return onSent(sent);
    },
  });
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card as="div">
        <Stack gap={2}>
          <StarField
            id={idOf('score')}
            label={t('form.score')}
            name="score"
            words={starWords}
            value={draft.score}
            error={problems.errorOf('score')}
            onValueChange={(value) => change({ score: value })}
          />
          {aspects.map((aspect) => (
            <StarField
              key={aspect}
              id={idOf(aspect)}
              // i18n-keys: reviews:aspect.*
              label={t(`aspect.${aspect}`)}
              hint={aspect === 'effect' ? t('form.effectHint') : undefined}
              name={aspect}
              words={starWords}
              value={draft[aspect]}
              error={problems.errorOf(aspect)}
              onValueChange={(value) => change({ [aspect]: value })}
            />
          ))}
          {tags.length > 0 && (
            <CheckGroup
              label={t('form.tags')}
              name="tags"
              optional
              options={tags.map(({ key, text }) => ({ value: key, label: text }))}
              value={draft.tags.filter((key) => tags.some((tag) => tag.key === key))}
              onValueChange={(chosen) => change({ tags: chosen })}
            />
          )}
          <TextAreaField
            id={idOf('text')}
            label={t('form.text')}
            optional
            rows={4}
            maxLength={standard.maxText}
            placeholder={t('form.textHint')}
            value={draft.text}
            error={problems.errorOf('text')}
            hint={isKept ? t('form.kept') : undefined}
            onValueChange={(text) => change({ text })}
          />
          {diseases.length > 0 && (
            <SelectField
              label={t('form.disease')}
              optional
              placeholder={t('form.diseaseNone')}
              value={draft.diseaseId}
              options={diseases.map(({ diseaseId, name }) => ({ value: diseaseId, label: name }))}
              onValueChange={(diseaseId) => change({ diseaseId })}
            />
          )}
          <PicturesField
            id={idOf('pictures')}
            pictures={pictures}
            limit={standard.maxPictures}
            hint={t('picture.hint')}
            error={problems.errorOf('pictures')}
            onChange={setPictures}
          />
          <Checkbox
            label={t('form.anonymous')}
            checked={draft.anonymous}
            onCheckedChange={(anonymous) => change({ anonymous })}
          />
          <Note>
            <RichText text={t('form.rules')} parts={formLinks} />
          </Note>
          <Button type="submit" block pending={pending}>
            {t(review === null ? 'form.send' : 'form.change')}
          </Button>
        </Stack>
      </Card>
    </ProblemForm>
  );
}
