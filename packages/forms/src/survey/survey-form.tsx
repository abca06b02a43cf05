import type { Survey } from '@xinglin/gateway-sdk';
import { enabledItems, type SurveyAnswer } from '@xinglin/rules';
import { Button, Card, Note, NoticeBar, Stack } from '@xinglin/ui';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemForm } from '../problem-form';
import type { Refusal } from '../use-problems';
import { useSubmission, type Answer } from '../use-submission';
import type { WayOut } from '../way-out';
import { QuestionField } from './question-field';
import { answersOf, typedFrom, type TypedAnswers } from './typed-answers';
import { useSavedAnswers, type SaveAnswers } from './use-saved-answers';
import { surveyFailureFields, useSurveyProblems } from './use-survey-problems';

/** Props of a {@link SurveyForm}. */
export interface SurveyFormProps {
  readonly survey: Pick<Survey, 'item' | 'isOpen'>;
  /** What was typed before. */
  readonly answers: readonly SurveyAnswer[];
  readonly save: SaveAnswers;
  /** What the button does once everything is saved; nothing more unless told. */
  readonly send?: () => Promise<Answer<unknown>>;
  readonly onDone: () => void | Promise<void>;
  readonly waysOut?: (refusal: Refusal) => readonly WayOut[];
  readonly submitLabel: string;
}

/** The questions that are asked by what was answered so far; what is typed is saved while it is typed. */
export function SurveyForm(props: SurveyFormProps): ReactElement {
  const { survey, answers, send, onDone, waysOut, submitLabel } = props;
  const { t } = useTranslation('forms');
  const problemsOf = useSurveyProblems();
  const [typed, setTyped] = useState(() => typedFrom(answers));
  const newest = useRef(typed);
  const { state, save, saveSoon } = useSavedAnswers(props.save);
  const asked = enabledItems(survey.item, answersOf(typed));
  const questions = asked.flatMap((one) => one.questions);
  const submission = useSubmission<string, unknown>({
    failureFields: surveyFailureFields,
    ...(waysOut && { waysOut }),
    find: () => problemsOf(survey.item, answersOf(typed)),
    send: async () => {
      const saved = await save(typed);
      return 'error' in saved || send === undefined ? saved : send();
    },
    onDone: () => onDone(),
  });
  const { problems, idOf, pending, submit } = submission;
  const change = (linkId: string, of: (values: readonly string[]) => readonly string[]) => {
    // A picture may arrive while another answer is typed: what is newest is not what this render knows.
    const { current } = newest;
    const next: TypedAnswers = { ...current, [linkId]: of(current[linkId] ?? []) };
    newest.current = next;
    setTyped(next);
    saveSoon(next);
  };
  const required = questions.filter((question) => question.required);
  const done = required.filter(({ linkId }) => (typed[linkId] ?? []).some((value) => value !== ''));
  return (
    <>
      {!survey.isOpen && <NoticeBar tone="warning">{t('survey.closed')}</NoticeBar>}
      <ProblemForm problems={problems} onSubmit={submit}>
        <Stack>
          {asked.map(({ group, questions: those }) => (
            <Card key={group.linkId} title={group.text}>
              <Stack gap={4}>
                {those.map((question) => (
                  <QuestionField
                    key={question.linkId}
                    id={idOf(question.linkId)}
                    question={question}
                    values={typed[question.linkId] ?? []}
                    error={problems.errorOf(question.linkId)}
                    onChange={(of) => change(question.linkId, of)}
                  />
                ))}
              </Stack>
            </Card>
          ))}
          <Stack inset>
            <Note>{t('survey.progress', { done: done.length, of: required.length })}</Note>
            <output>
              {/* i18n-keys: forms:survey.save.* */}
              {t(`survey.save.${state}`)}
            </output>
            <Button type="submit" block pending={pending}>
              {submitLabel}
            </Button>
          </Stack>
        </Stack>
      </ProblemForm>
    </>
  );
}
