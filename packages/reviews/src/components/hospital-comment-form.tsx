import { reviewsApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { OwnReview } from '@xinglin/gateway-sdk';
import { Checkbox, StarField, TextAreaField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useStarWords } from './use-star-words';
import { useWaysOut } from './use-ways-out';

type Field = 'satisfaction';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path) => path === 'satisfaction',
  ofRefusal: () => undefined,
};

/** What the person says of a hospital as a whole, or says anew. */
export function HospitalCommentForm({
  hospitalId,
  comment,
}: {
  hospitalId: string;
  comment: OwnReview | null;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const toast = useToast();
  const words = useStarWords();
  const [satisfaction, setSatisfaction] = useState(comment?.score ?? null);
  const [content, setContent] = useState(comment?.writtenText ?? '');
  const [anonymous, setAnonymous] = useState(comment?.anonymous ?? false);
  const [add] = reviewsApi.useAddHospitalCommentMutation();
  const waysOut = useWaysOut();
  const submission = useSubmission<Field, OwnReview>({
    failureFields,
    waysOut,
    find: () =>
      satisfaction === null ? [{ field: 'satisfaction', message: t('required.score') }] : [],
    send: () =>
      add({ organizationId: hospitalId, satisfaction: satisfaction ?? 0, content, anonymous }),
    onDone: ({ state }) => {
      toast.show(t(state === 'published' ? 'sent.published' : 'sent.inReview'), {
        tone: 'success',
      });
      return Promise.resolve();
    },
  });
  return (
    <SubmissionForm
      submission={submission}
      title={t(comment === null ? 'ofHospital.write' : 'ofHospital.rewrite')}
      submitLabel={t(comment === null ? 'form.send' : 'form.change')}
    >
      <StarField
        id={submission.idOf('satisfaction')}
        label={t('form.score')}
        name="satisfaction"
        words={words}
        value={satisfaction}
        error={submission.problems.errorOf('satisfaction')}
        onValueChange={setSatisfaction}
      />
      <TextAreaField
        label={t('form.text')}
        optional
        maxLength={500}
        placeholder={t('ofHospital.hint')}
        value={content}
        onValueChange={setContent}
      />
      <Checkbox label={t('form.anonymous')} checked={anonymous} onCheckedChange={setAnonymous} />
    </SubmissionForm>
  );
}
