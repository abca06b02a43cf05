import { ProblemForm, useSubmission } from '@xinglin/forms';
import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import {
  ActionBar,
  Button,
  ButtonLink,
  Note,
  QuestionCard,
  RichText,
  StepSegments,
} from '@xinglin/ui';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Renewal } from '../model/renewal-call';
import { questions, type Question } from '../model/renewal-draft';
import { questionsFor } from '../model/renewal-questions';
import { SurveyCheck } from './survey-check';
import { SurveyQuestion } from './survey-question';
import styles from './survey-steps.module.css';
import { useRenewalDraft } from './use-renewal-draft';
import { useProblemTexts } from './use-renewal-submission';

interface SurveyStepsProps {
  readonly kind: 'usual' | 'specialist';
  readonly renewal: Renewal;
  readonly sheet: PrescriptionDetail;
  readonly refetch: () => void;
}

/** The last screen, on which the answers are read over and sent. */
const check = 'check';

/** The history state of a screen that was opened from the one before it. */
const fromBefore = { fromBefore: true } as const;

const bold = (words: string) => <b>{words}</b>;

/**
 * The survey, one question a screen: which one is in the address, so that the back key and a new load keep the place.
 * The last screen shows the answers, the price, and sends them.
 */
export function SurveySteps({ kind, renewal, sheet, refetch }: SurveyStepsProps): ReactElement {
  const kept = useRenewalDraft(sheet.prescriptionId);
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const asked = questionsFor(kind, sheet, renewal.refusal);
  const wanted = query.get('question');
  const named = asked.findIndex((question) => question === wanted);
  const at = wanted === check ? asked.length : Math.max(0, named);
  const question = asked[at];
  const placeOf = (index: number) => {
    const next = new URLSearchParams(query);
    next.set('question', asked[index] ?? check);
    next.delete('change');
    return `${pathname}?${next.toString()}`;
  };
  const changeOf = (one: Question) => `${placeOf(asked.indexOf(one))}&change=1`;
  const progress = <Progress at={at + 1} of={asked.length + 1} isKept={kept.isKept} />;
  if (question === undefined)
    return (
      <SurveyCheck
        renewal={renewal}
        sheet={sheet}
        asked={asked}
        kept={kept}
        refetch={refetch}
        changeOf={changeOf}
      >
        {progress}
      </SurveyCheck>
    );
  return (
    <Screen
      key={question}
      question={question}
      kept={kept}
      needsProof={renewal.refusal?.why === 'needsVisit'}
      before={at === 0 ? undefined : placeOf(at - 1)}
      after={query.has('change') ? placeOf(asked.length) : placeOf(at + 1)}
      isChange={query.has('change')}
    >
      {progress}
    </Screen>
  );
}

function Progress({
  at,
  of,
  isKept,
}: {
  readonly at: number;
  readonly of: number;
  readonly isKept: boolean;
}): ReactElement {
  const { t } = useTranslation('renewals');
  return (
    <StepSegments
      at={at}
      of={of}
      text={<RichText text={t('survey.place', { at, of })} parts={{ at: bold }} />}
      state={isKept ? <Note as="span">{t('survey.kept')}</Note> : undefined}
    />
  );
}

interface ScreenProps {
  readonly question: Question;
  readonly kept: ReturnType<typeof useRenewalDraft>;
  readonly needsProof: boolean;
  /** The screen before this one; undefined for the first. */
  readonly before: string | undefined;
  readonly after: string;
  readonly isChange: boolean;
  /** How far the survey is. */
  readonly children: ReactNode;
}

function Screen(props: ScreenProps): ReactElement {
  const { question, kept, needsProof, before, after, isChange, children } = props;
  const { draft, change } = kept;
  const { t } = useTranslation('renewals');
  const navigate = useNavigate();
  const { state: history } = useLocation();
  const problemTexts = useProblemTexts();
  const submission = useSubmission<Question, null>({
    failureFields: {
      knows: (path): path is Question => questions.some((one) => one === path),
      ofRefusal: () => undefined,
    },
    find: () => problemTexts(draft, [question], needsProof),
    send: () => Promise.resolve({ data: null }),
    onDone: () => navigate(after, isChange ? { replace: true } : { state: fromBefore }),
  });
  const { problems, idOf, pending, submit } = submission;
  const heading = useHeadingFocus(history);
  // i18n-keys: renewals:question.*
  const title = t(`question.${question}`);
  return (
    <div className={styles['screen']}>
      {children}
      {/* The one question of the screen shows its own problem. */}
      <ProblemForm problems={{ ...problems, summary: [] }} onSubmit={submit}>
        <div className={styles['questions']}>
          <QuestionCard title={title} headingRef={heading} readable={[[title]]}>
            <div className={styles['answer']}>
              <SurveyQuestion
                question={question}
                draft={draft}
                id={idOf(question)}
                error={problems.errorOf(question)}
                onChange={change}
                isLarge
              />
            </div>
          </QuestionCard>
        </div>
        <ActionBar sticky>
          {before !== undefined && !isChange && (
            <span className={styles['before']}>
              <ButtonLink
                variant="outline"
                to={before}
                onClick={(event) => {
                  if (!isFromBefore(history)) return;
                  event.preventDefault();
                  void navigate(-1);
                }}
              >
                {t('survey.before')}
              </ButtonLink>
            </span>
          )}
          <Button type="submit" block pending={pending}>
            {t(isChange ? 'survey.changed' : 'survey.next')}
          </Button>
        </ActionBar>
      </ProblemForm>
    </div>
  );
}

const isFromBefore = (state: unknown): boolean =>
  (Object(state) as { readonly fromBefore?: unknown }).fromBefore === true;

/** Puts the focus on the heading of a screen that was opened from another; not on the one that came with the page. */
function useHeadingFocus(history: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = !isFromBefore(history);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return heading;
}
