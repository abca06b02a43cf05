import { ProblemForm, useSubmission } from '@xinglin/forms';
import { errorCodes, type GetSurveyDraftResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { enabledItems, surveyProblems } from '@xinglin/rules';
import { Button, Card, Note, NoticeBar, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { answersOf, typedFrom, type TypedAnswers } from '../model/typed-answers';
import { useProblemWords } from '../model/use-problem-words';
import { useSavedDraft } from '../model/use-saved-draft';
import { QuestionField } from './question-field';

/** The questions that are asked by what was answered so far; what is typed is saved while it is typed. */
export function SurveyForm({ found }: { found: GetSurveyDraftResponse }): ReactElement {
  const { t } = useTranslation('survey');
  const navigate = useNavigate();
  const wordsOf = useProblemWords();
  const { survey } = found;
  const { surveyCodeId } = survey;
  const [typed, setTyped] = useState(() => typedFrom(found.answers));
  const { state, save, saveSoon } = useSavedDraft(surveyCodeId, found.responseId);
  const asked = enabledItems(survey.item, answersOf(typed));
  const questions = asked.flatMap((one) => one.questions);
  const submission = useSubmission<string, unknown>({
    failureFields: { knows: (_path): _path is string => false, ofRefusal: () => undefined },
    waysOut: ({ code }) =>
      code === errorCodes.surveySentAlready
        ? [{ label: t('answered.title'), to: href('survey.answered') }]
        : [],
    find: () =>
      surveyProblems(survey.item, answersOf(typed)).flatMap(({ linkId, problem }) => {
        const question = questions.find((one) => one.linkId === linkId);
        return question ? [{ field: linkId, message: wordsOf(question, problem) }] : [];
      }),
    send: () => save(typed),
    onDone: () => navigate(href('survey.validation', {}, { surveyCodeId })),
  });
  const { problems, idOf, pending, submit } = submission;
  const change = (linkId: string, of: (values: readonly string[]) => readonly string[]) => {
    // A picture may arrive while another answer is typed.
    setTyped((before) => {
      const next: TypedAnswers = { ...before, [linkId]: of(before[linkId] ?? []) };
      saveSoon(next);
      return next;
    });
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
