import { consultApi } from '@xinglin/api';
import { SubmissionForm, useKeptDraft, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type FollowUp, type SubmitFollowupReportResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { followUpRules, trimmedText } from '@xinglin/rules';
import { Note, RadioGroup, TextAreaField, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** A question by its place, as the gateway names what is wrong with its answer. */
type Field = `answers.${number}`;

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => /^answers\.\d+$/.test(path),
  ofRefusal: () => undefined,
};

/** Answers by their questions. */
interface Draft {
  readonly answers: Readonly<Record<string, string>>;
}

const nothing: Draft = { answers: {} };
const keepable = (draft: Draft): Draft => draft;

function restore(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null || !('answers' in kept)) return null;
  const entries = Object.entries(kept.answers ?? {});
  const isText = (entry: readonly [string, unknown]): entry is readonly [string, string] =>
    typeof entry[1] === 'string';
  return entries.every(isText) ? { answers: Object.fromEntries(entries) } : null;
}

/** Answers to all questions of a follow-up: by one of the options, or in words where there are none. */
export function FollowUpForm({
  followUp: { followUpId, questions },
}: {
  followUp: Pick<FollowUp, 'followUpId' | 'questions'>;
}): ReactElement {
  const { t } = useTranslation('consult');
  const toast = useToast();
  const navigate = useNavigate();
  const { draft, change, isKept, forget } = useKeptDraft({
    kind: `followUp.${followUpId}`,
    former: nothing,
    keepable,
    restore,
  });
  const [send] = consultApi.useSubmitFollowupReportMutation();
  const given = ({ questionId }: FollowUp['questions'][number]): string =>
    trimmedText(draft.answers[questionId] ?? '');
  const submission = useSubmission<Field, SubmitFollowupReportResponse>({
    failureFields,
    waysOut: ({ code }) =>
      code === errorCodes.followUpClosed
        ? [
            {
              label: t('followUpForm.see'),
              to: href('consult.dpchatFurtherDetail', {}, { followUpId }),
            },
          ]
        : [],
    find: () =>
      questions.flatMap((question, place) =>
        given(question) === ''
          ? [
              {
                field: `answers.${place}` as const,
                message: t('followUpForm.required', { question: question.text }),
              },
            ]
          : [],
      ),
    send: () =>
      send({
        followUpId,
        answers: questions.map((question) => ({
          questionId: question.questionId,
          text: given(question),
        })),
      }),
    onDone: async () => {
      forget();
      toast.show(t('followUpForm.done'), { tone: 'success' });
      // Replaced, so that going back never leads to a form that was sent already.
      await navigate(href('consult.dpchatFurtherReport', { id: followUpId }), { replace: true });
    },
  });
  const { problems, idOf } = submission;
  return (
    <SubmissionForm
      submission={submission}
      submitLabel={t('followUpForm.send')}
      below={<Note>{t(isKept ? 'followUpForm.kept' : 'followUpForm.hint')}</Note>}
    >
      {questions.map(({ questionId, text, options }, place) => {
        const field = `answers.${place}` as const;
        const shared = {
          id: idOf(field),
          label: text,
          error: problems.errorOf(field),
          value: draft.answers[questionId] ?? '',
          onValueChange: (answer: string) =>
            change(({ answers }) => ({ answers: { ...answers, [questionId]: answer } })),
        };
        return options.length === 0 ? (
          <TextAreaField
            key={questionId}
            {...shared}
            rows={3}
            maxLength={followUpRules.answerLength}
          />
        ) : (
          <RadioGroup
            key={questionId}
            {...shared}
            name={field}
            options={options.map((option) => ({ value: option.text, label: option.text }))}
          />
        );
      })}
    </SubmissionForm>
  );
}
