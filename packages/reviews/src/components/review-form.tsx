import { ChannelModule, reviewsApi } from '@xinglin/api';
import {
  PicturesField,
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
import { Card, CheckGroup, LetterEntry, Note, RichText, SelectField, Stack } from '@xinglin/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  draftOf,
  inputOf,
  keepable,
  missingIn,
  mostTags,
  restore,
  tagsFor,
  type ReviewField,
} from '../model/review-draft';
import { AspectScores } from './aspect-scores';
import { NextSteps } from './next-steps';
import { OpinionForm } from './opinion-form';
import { VisitHead } from './order-head';
import { useWaysOut } from './use-ways-out';

const failureFields: FieldsOfFailures<ReviewField> = {
  knows: (path): path is ReviewField => path === 'text',
  ofRefusal: (code) => (code === errorCodes.fileRefused ? 'pictures' : undefined),
};

interface ReviewFormProps {
  readonly order: ReviewedOrder;
  readonly standard: GetCommentStandardResponse;
  /** Stars that were tapped on the page before. */
  readonly score?: number | undefined;
  readonly onSent: (review: OwnReview) => void | Promise<void>;
}

const formLinks = {
  rules: (words: string) => <Link to={href('portal.agreementReviews')}>{words}</Link>,
};
const strong = { b: (words: string) => <b>{words}</b> };

/** The review of an order, for the first time or changed. */
export function ReviewForm({ order, standard, score, onSent }: ReviewFormProps): ReactElement {
  const { t } = useTranslation('reviews');
  const { review, orderNo, diseases, doctorId, doctorName } = order;
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
  const tags = tagsFor(draft, standard);
  const waysOut = useWaysOut();
  const submission = useSubmission<ReviewField, OwnReview>({
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
  const { problems, idOf } = submission;
  return (
    <OpinionForm
      submission={submission}
      head={<VisitHead order={order} />}
      draft={draft}
      onChange={change}
      parts={
        <AspectScores scores={draft} onScore={(aspect, stars) => change({ [aspect]: stars })} />
      }
      tags={
        <CheckGroup
          label={t('form.tags')}
          name="tags"
          pills
          hideLabel
          options={tags.map(({ key, text, isCritical }) => ({
            value: key,
            label: text,
            isCritical,
          }))}
          value={tags.flatMap(({ key }) => (draft.tags.includes(key) ? [key] : []))}
          onValueChange={(chosen) => change({ tags: chosen.slice(0, mostTags) })}
        />
      }
      maxText={standard.maxText}
      placeholder={t('form.textHint')}
      isKept={isKept}
      note={
        <Note>
          <RichText text={t('form.alsoWrite')} parts={strong} />
        </Note>
      }
      signature={order.signature}
      place="doctor"
      submitLabel={t(review === null ? 'form.send' : 'form.change')}
    >
      <Card as="div">
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
      </Card>
      <ChannelModule
        of="reviews.sent"
        name="praise"
        own={{ to: href('reviews.praise', { doctorId }), title: t('praise.entry') }}
      >
        {({ to, title }) => (
          <LetterEntry
            to={to}
            title={title}
            note={t('praise.wall', { name: doctorName })}
            action={t('praise.choosePaper')}
          />
        )}
      </ChannelModule>
      <NextSteps
        isPrivate={draft.audience === 'hospital'}
        checkHours={standard.checkHours}
        coins={order.coins}
      />
      <Stack inset>
        <Note>
          <RichText text={t('form.rules', { days: standard.editDays })} parts={formLinks} />
        </Note>
      </Stack>
    </OpinionForm>
  );
}
