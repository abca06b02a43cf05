import { healthServicesApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { OwnHealthComment } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Checkbox, StarField, TextAreaField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

type Field = 'score' | 'text';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'score' || path === 'text',
  ofRefusal: () => undefined,
};

/** What the person says of an organisation, or says anew. */
export function CommentForm(props: {
  orgCode: string;
  comment: OwnHealthComment | null;
}): ReactElement {
  const { orgCode, comment } = props;
  const { t } = useTranslation('health-services');
  const navigate = useNavigate();
  const [score, setScore] = useState(comment?.score ?? null);
  const [text, setText] = useState(comment?.writtenText ?? '');
  const [anonymous, setAnonymous] = useState(comment?.anonymous ?? false);
  const [submit] = healthServicesApi.useSubmitOrganizationCommentMutation();
  const submission = useSubmission<Field, OwnHealthComment>({
    failureFields,
    find: () => (score === null ? [{ field: 'score', message: t('comment.scoreMissing') }] : []),
    send: () => submit({ orgCode, score: score ?? 0, text, anonymous }),
    onDone: async ({ state }) => {
      // Words that were stopped are shown here, where they can be changed.
      if (state === 'blocked') return;
      await navigate(href('health-services.commentResult', {}, { orgCode }), { replace: true });
    },
  });
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t(comment === null ? 'comment.send' : 'comment.change')}
    >
      <StarField
        id={submission.idOf('score')}
        label={t('comment.score')}
        name="score"
        words={[t('star.one'), t('star.two'), t('star.three'), t('star.four'), t('star.five')]}
        value={score}
        error={submission.problems.errorOf('score')}
        onValueChange={setScore}
      />
      <TextAreaField
        id={submission.idOf('text')}
        label={t('comment.text')}
        optional
        maxLength={500}
        placeholder={t('comment.hint')}
        value={text}
        error={submission.problems.errorOf('text')}
        onValueChange={setText}
      />
      <Checkbox label={t('comment.anonymous')} checked={anonymous} onCheckedChange={setAnonymous} />
    </SubmissionForm>
  );
}
