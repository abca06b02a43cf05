import { surveysApi, usePageTime } from '@xinglin/api';
import {
  ProblemForm,
  SavedState,
  SurveyQuestions,
  surveyFailureFields,
  useSubmission,
  useSurveyAnswers,
  useSurveyProblems,
} from '@xinglin/forms';
import type { GetSurveyDraftResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { dayAt, nextSurveyStep } from '@xinglin/rules';
import { ActionBar, Button, ButtonLink, NoticeBar, RichText, StepSegments } from '@xinglin/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import styles from './answer-survey.module.css';
import { questionHref } from '../model/question-href';
import { useSurveyWaysOut } from '../model/use-survey-ways-out';

const bold = (words: string) => <b>{words}</b>;

/** The history state of a screen that was opened from the one before it. */
const fromBefore = { fromBefore: true } as const;

/**
 * The questions of a survey, a screen at a time: which one is in the address, so that the back key and a new load keep
 * the place. Without one the draft goes on where it was left.
 */
export function AnswerSurvey({ found }: { found: GetSurveyDraftResponse }): ReactElement {
  const { t } = useTranslation(['survey', 'forms']);
  const navigate = useNavigate();
  const { state: history } = useLocation();
  const [query] = useSearchParams();
  const waysOut = useSurveyWaysOut();
  const problemsOf = useSurveyProblems();
  const [save] = surveysApi.useSaveSurveyDraftMutation();
  const { survey, answers, savedAt, last } = found;
  const { surveyCodeId } = survey;
  const responseId = useRef(found.responseId);
  const kept = useSurveyAnswers({
    survey,
    answers,
    savedAt,
    save: async (typed) => {
      const saved = await save({
        surveyCodeId,
        ...(responseId.current !== null && { responseId: responseId.current }),
        answers: typed,
      });
      if (saved.data) responseId.current = saved.data.responseId;
      return saved;
    },
  });
  const { steps, typed, given, change, saveNow } = kept;
  const today = dayAt(usePageTime());
  const [begun] = useState(() => nextSurveyStep(survey.item, answers, today).at);
  const wanted = query.get('question');
  // An answer may have taken the question away that the address names.
  const named = steps.findIndex(({ questions, followUps }) =>
    [...questions, ...followUps.map(({ question }) => question)].some(
      ({ linkId }) => linkId === wanted,
    ),
  );
  const at = named === -1 ? Math.min(begun, steps.length - 1) : named;
  const step = steps[at];
  const before = steps[at - 1];
  const after = steps[at + 1];
  const isChange = query.has('change');
  const isEnd = after === undefined || isChange;
  const validation = href('survey.validation', {}, { surveyCodeId });
  const submission = useSubmission<string, unknown>({
    failureFields: surveyFailureFields,
    waysOut,
    find: () => {
      const asked = [
        ...(step?.questions ?? []),
        ...(step?.followUps ?? []).map(({ question }) => question),
      ];
      return problemsOf(survey.item, given).filter(({ field }) =>
        asked.some(({ linkId }) => linkId === field),
      );
    },
    // The last screen is left once all is saved; the others do not wait for it.
    send: () => {
      const saving = saveNow();
      return isEnd ? saving : Promise.resolve({ data: null });
    },
    onDone: () =>
      isEnd
        ? navigate(validation, { replace: isChange })
        : navigate(questionHref(surveyCodeId, after), { state: fromBefore }),
  });
  const { problems, idOf, pending, submit } = submission;
  const heading = useHeadingFocus(step?.questions[0]?.linkId);
  const form = useFirstError(problems.attempt);
  if (step === undefined) return <NoticeBar>{t('questions.closed')}</NoticeBar>;
  return (
    <div ref={form} className={styles['screen']}>
      <StepSegments
        at={at + 1}
        of={steps.length}
        text={
          <RichText
            text={t('questions.place', { at: at + 1, of: steps.length })}
            parts={{ at: bold }}
          />
        }
        state={<SavedState state={kept.state} savedAt={kept.savedAt} />}
      />
      {!survey.isOpen && <NoticeBar tone="warning">{t('questions.closed')}</NoticeBar>}
      {kept.isMerged && (
        <NoticeBar tone="info" live>
          {t('forms:survey.merged')}
        </NoticeBar>
      )}
      {/* The one question of the screen shows its own problem. */}
      <ProblemForm problems={{ ...problems, summary: [] }} onSubmit={submit}>
        <div className={styles['questions']}>
          <SurveyQuestions
            key={step.questions[0]?.linkId}
            step={step}
            typed={typed}
            last={last}
            idOf={idOf}
            errorOf={problems.errorOf}
            onChange={change}
            headingRef={heading}
          />
        </div>
        <ActionBar sticky>
          {before !== undefined && !isChange && (
            <span className={styles['before']}>
              <ButtonLink
                variant="outline"
                to={questionHref(surveyCodeId, before)}
                onClick={(event) => {
                  if (!isFromBefore(history)) return;
                  event.preventDefault();
                  void navigate(-1);
                }}
              >
                {t('questions.before')}
              </ButtonLink>
            </span>
          )}
          <Button type="submit" block pending={pending}>
            {t(isChange ? 'questions.changed' : isEnd ? 'questions.check' : 'questions.next')}
          </Button>
        </ActionBar>
      </ProblemForm>
    </div>
  );
}

const isFromBefore = (state: unknown): boolean =>
  (Object(state) as { readonly fromBefore?: unknown }).fromBefore === true;

/** Puts the focus on the heading of a new screen; not on the first one, which comes with the page. */
function useHeadingFocus(linkId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(linkId);
  useEffect(() => {
    if (former.current === linkId) return;
    former.current = linkId;
    heading.current?.focus();
  }, [linkId]);
  return heading;
}

/** Puts the focus on the first field that is wrong, at each attempt to go on. */
function useFirstError(attempt: number) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong)?.focus();
  }, [attempt]);
  return form;
}
