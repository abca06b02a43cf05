import { ProblemForm, useSubmission } from '@xinglin/forms';
import type { GetSurveyDraftResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { enabledItems } from '@xinglin/rules';
import { Button, Card, Note, NoticeBar, Stack } from '@xinglin/ui';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { answersOf, typedFrom, type TypedAnswers } from '../model/typed-answers';
import { useSavedDraft } from '../model/use-saved-draft';
import { useSurveyProblems } from '../model/use-survey-problems';
import { QuestionField } from './question-field';

/** The questions that are asked by what was answered so far; what is typed is saved while it is typed. */
export function SurveyForm({ found }: { found: GetSurveyDraftResponse }): ReactElement {
  const { t } = useTranslation('survey');
  const navigate = useNavigate();
  const { problemsOf, refused } = useSurveyProblems();
  const { survey } = found;
  const { surveyCodeId } = survey;
  const [typed, setTyped] = useState(() => typedFrom(found.answers));
  const newest = useRef(typed);
  const { state, save, saveSoon } = useSavedDraft(surveyCodeId, found.responseId);
  const asked = enabledItems(survey.item, answersOf(typed));
  const questions = asked.flatMap((one) => one.questions);
  const submission = useSubmission<string, unknown>({
    ...refused,
    find: () => problemsOf(survey.item, answersOf(typed)),
    send: () => save(typed),
    onDone: () => navigate(href('survey.validation', {}, { surveyCodeId })),
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
      {!survey.isOpen && <NoticeBar tone="warning">{t('questions.closed')}</NoticeBar>}
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
            <Note>{t('questions.progress', { done: done.length, of: required.length })}</Note>
            <output>
              {/* i18n-keys: survey:questions.save.* */}
              {t(`questions.save.${state}`)}
            </output>
            <Button type="submit" block pending={pending}>
              {t('questions.check')}
            </Button>
          </Stack>
        </Stack>
      </ProblemForm>
    </>
  );
}
