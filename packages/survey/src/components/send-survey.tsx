import { surveysApi } from '@xinglin/api';
import { ProblemForm, surveyFailureFields, useSubmission, useSurveyProblems } from '@xinglin/forms';
import type { GetSurveyDraftResponse, SurveyQuestion } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { answerValues, enabledItems, formatDay } from '@xinglin/rules';
import {
  ActionBar,
  AnswerRows,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  NoticeBar,
  useToast,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { questionHref } from '../model/question-href';
import { useSurveyWaysOut } from '../model/use-survey-ways-out';

/** What will be sent, by the parts of the survey, each answer with the way to change it. */
export function SendSurvey({ found }: { found: GetSurveyDraftResponse }): ReactElement {
  const { t } = useTranslation('survey');
  const navigate = useNavigate();
  const waysOut = useSurveyWaysOut();
  const toast = useToast();
  const locale = useLocale();
  const problemsOf = useSurveyProblems();
  const [send] = surveysApi.useSubmitSurveyMutation();
  const { survey, answers, responseId } = found;
  const { surveyCodeId } = survey;
  const { problems, pending, idOf, submit } = useSubmission<string, { responseId: string }>({
    failureFields: surveyFailureFields,
    waysOut,
    find: () => problemsOf(survey.item, answers),
    send: () => send({ responseId: responseId ?? '' }),
    onDone: async (sent) => {
      toast.show(t('validation.done'), { tone: 'success' });
      const { responseId: of } = sent;
      await navigate(href('survey.answered', {}, { responseId: of }), { replace: true });
    },
  });
  if (responseId === null)
    return (
      <EmptyState
        kind="surveys"
        title={t('validation.none')}
        action={
          <ButtonLink variant="outline" to={href('survey.questions', { surveyCodeId })}>
            {t('detail.answer')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      {!survey.isOpen && <NoticeBar tone="warning">{t('questions.closed')}</NoticeBar>}
      <ProblemForm problems={problems} onSubmit={submit}>
        {enabledItems<SurveyQuestion, (typeof survey.item)[number]>(survey.item, answers).map(
          ({ group, questions }) => (
            <Card key={group.linkId} title={group.text}>
              <AnswerRows
                items={questions
                  .filter(({ type }) => type !== 'display')
                  .map((question) => {
                    const { linkId, text, required } = question;
                    const words = wordsOfAnswer(question);
                    return {
                      key: linkId,
                      id: idOf(linkId),
                      question: text,
                      answer: words || t('validation.unanswered'),
                      ...(words === '' && { missing: required }),
                      action: {
                        to: questionHref(surveyCodeId, { questions: [question] }, true),
                        text: t('validation.change'),
                        label: t('validation.changeOf', { question: text }),
                      },
                    };
                  })}
              />
            </Card>
          ),
        )}
        <ActionBar sticky>
          <Button type="submit" block pending={pending}>
            {t('validation.send')}
          </Button>
        </ActionBar>
      </ProblemForm>
    </>
  );

  function wordsOfAnswer(question: SurveyQuestion): string {
    const { linkId, type, options, unit } = question;
    const values = answerValues(
      question,
      answers.find((answer) => answer.linkId === linkId),
    );
    if (values.length === 0) return '';
    if (type === 'date') return values.map((day) => formatDay(day, locale, { year: true })).join();
    if (type === 'attachment') return t('validation.pictures', { count: values.length });
    return values
      .map((value) => options.find(({ code }) => code === value)?.display ?? value)
      .map((value) => (unit === null ? value : `${value} ${unit}`))
      .join(t('preview.between'));
  }
}
