import { ChannelModule, reviewsApi } from '@xinglin/api';
import { SpeakButton } from '@xinglin/conversation';
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
  ActionBar,
  Button,
  Card,
  CheckGroup,
  LetterEntry,
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
import { AudienceField } from './audience-field';
import { NextSteps } from './next-steps';
import { VisitHead } from './order-head';
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
const strong = { b: (words: string) => <b>{words}</b> };

/** The review of an order, for the first time or changed. */
export function ReviewForm({ order, standard, score, onSent }: ReviewFormProps): ReactElement {
  const { t } = useTranslation('reviews');
  const starWords = useStarWords();
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
        <Stack gap={3}>
          <VisitHead order={order} />
          <StarField
            id={idOf('score')}
            label={t('form.score')}
            name="score"
            large
            words={starWords}
            value={draft.score}
            error={problems.errorOf('score')}
            onValueChange={(value) => change({ score: value })}
          />
          <AspectScores scores={draft} onScore={(aspect, stars) => change({ [aspect]: stars })} />
        </Stack>
      </Card>
      <Card as="div">
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
        <TextAreaField
          id={idOf('text')}
          label={t('form.text')}
          hideLabel
          rows={3}
          maxLength={standard.maxText}
          placeholder={t('form.textHint')}
          value={draft.text}
          error={problems.errorOf('text')}
          hint={isKept ? t('form.kept') : undefined}
          tools={
            <SpeakButton
              onWords={(words) =>
                change((last) => ({
                  ...last,
                  text: `${last.text}${words}`.slice(0, standard.maxText),
                }))
              }
            />
          }
          onValueChange={(text) => change({ text })}
        />
        <Note>
          <RichText text={t('form.alsoWrite')} parts={strong} />
        </Note>
      </Card>
      <AudienceField
        signature={order.signature}
        audience={draft.audience}
        anonymous={draft.anonymous}
        onChange={change}
      />
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
      <ActionBar sticky>
        <Button type="submit" block pending={pending}>
          {t(review === null ? 'form.send' : 'form.change')}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
