import type { GetSurveyDraftResponse } from '@xinglin/gateway-sdk';
import { Button, Cluster, NoticeBar, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemForm } from '../problem-form';
import type { Refusal } from '../use-problems';
import { useSubmission, type Answer } from '../use-submission';
import type { WayOut } from '../way-out';
import { SavedState } from './saved-state';
import { SurveyQuestions } from './survey-questions';
import { useSurveyAnswers, type SurveyToAnswer } from './use-survey-answers';
import { surveyFailureFields, useSurveyProblems } from './use-survey-problems';

/** Props of a {@link SurveyForm}. */
export interface SurveyFormProps extends SurveyToAnswer {
  readonly last: GetSurveyDraftResponse['last'];
  /** What the button does once everything is saved. */
  readonly send: () => Promise<Answer<unknown>>;
  readonly onDone: () => void | Promise<void>;
  readonly waysOut?: (refusal: Refusal) => readonly WayOut[];
  readonly submitLabel: string;
}

const unsent = Symbol('unsent');

/** A short survey on one page: the questions that the answers add; what is typed is saved while it is typed. */
export function SurveyForm(props: SurveyFormProps): ReactElement {
  const { survey, last, send, onDone, waysOut, submitLabel } = props;
  const { t } = useTranslation('forms');
  const problemsOf = useSurveyProblems();
  const { steps, typed, given, change, saveNow, state, savedAt, isMerged } =
    useSurveyAnswers(props);
  const { problems, idOf, pending, submit } = useSubmission<string, unknown>({
    failureFields: surveyFailureFields,
    ...(waysOut && { waysOut }),
    find: () => problemsOf(survey.item, given),
    send: async () => {
      const saved = await saveNow();
      if ('error' in saved) return saved;
      // What another device answered is seen before it is sent.
      return saved.data.hasNew ? { data: unsent } : send();
    },
    onDone: async (result) => {
      if (result !== unsent) await onDone();
    },
  });
  return (
    <>
      {!survey.isOpen && <NoticeBar tone="warning">{t('survey.closed')}</NoticeBar>}
      <ProblemForm problems={problems} onSubmit={submit}>
        {steps.map((step) => (
          <SurveyQuestions
            key={step.questions[0]?.linkId}
            step={step}
            typed={typed}
            last={last}
            idOf={idOf}
            errorOf={problems.errorOf}
            onChange={change}
          />
        ))}
        <Stack inset>
          {isMerged && (
            <NoticeBar tone="info" live>
              {t('survey.merged')}
            </NoticeBar>
          )}
          <Cluster>
            <SavedState state={state} savedAt={savedAt} />
          </Cluster>
          <Button type="submit" block pending={pending}>
            {submitLabel}
          </Button>
        </Stack>
      </ProblemForm>
    </>
  );
}
