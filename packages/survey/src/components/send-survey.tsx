import { surveysApi } from '@xinglin/api';
import {
  SubmissionForm,
  surveyFailureFields,
  useSubmission,
  useSurveyProblems,
} from '@xinglin/forms';
import type { GetSurveyDraftResponse, SurveyQuestion } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { enabledItems } from '@xinglin/rules';
import { ButtonLink, EmptyState, KeyValueList, NoticeBar, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSurveyWaysOut } from '../model/use-survey-ways-out';

/** What will be sent, read over once more; what is missing, with the way back to it. */
export function SendSurvey({ found }: { found: GetSurveyDraftResponse }): ReactElement {
  const { t } = useTranslation('survey');
  const navigate = useNavigate();
  const waysOut = useSurveyWaysOut();
  const toast = useToast();
  const problemsOf = useSurveyProblems();
  const [send] = surveysApi.useSubmitSurveyMutation();
  const { survey, answers, responseId } = found;
  const { surveyCodeId } = survey;
  const questions = enabledItems(survey.item, answers).flatMap((one) => one.questions);
  const submission = useSubmission<string, { responseId: string }>({
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
  const toQuestions = (
    <ButtonLink block variant="outline" to={href('survey.questions', { surveyCodeId })}>
      {t('validation.change')}
    </ButtonLink>
  );
  if (responseId === null) return <EmptyState title={t('validation.none')} action={toQuestions} />;
  return (
    <>
      {!survey.isOpen && <NoticeBar tone="warning">{t('questions.closed')}</NoticeBar>}
      <SubmissionForm
        submission={submission}
        title={survey.title}
        submitLabel={t('validation.send')}
        below={toQuestions}
      >
        <KeyValueList
          items={questions
            .filter(({ type }) => type !== 'display')
            .map((question) => ({
              label: question.text,
              value: (
                <span id={submission.idOf(question.linkId)} tabIndex={-1}>
                  {wordsOfAnswer(question, answers) || t('validation.unanswered')}
                </span>
              ),
            }))}
        />
      </SubmissionForm>
    </>
  );

  function wordsOfAnswer(
    { linkId, type, options, unit }: SurveyQuestion,
    all: GetSurveyDraftResponse['answers'],
  ): string {
    const values = all.find((answer) => answer.linkId === linkId)?.values ?? [];
    if (values.length === 0) return '';
    if (type === 'attachment') return t('validation.pictures', { count: values.length });
    return values
      .map((value) => options.find(({ code }) => code === value)?.display ?? value)
      .map((value) => (unit === null ? value : `${value} ${unit}`))
      .join(t('preview.between'));
  }
}
