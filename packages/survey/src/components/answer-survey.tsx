import { surveysApi } from '@xinglin/api';
import { SurveyForm } from '@xinglin/forms';
import type { GetSurveyDraftResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSurveyWaysOut } from '../model/use-survey-ways-out';

/** The questions of a survey; what is typed goes on with the draft that there is. */
export function AnswerSurvey({ found }: { found: GetSurveyDraftResponse }): ReactElement {
  const { t } = useTranslation('survey');
  const navigate = useNavigate();
  const waysOut = useSurveyWaysOut();
  const [save] = surveysApi.useSaveSurveyDraftMutation();
  const { survey, answers } = found;
  const { surveyCodeId } = survey;
  const responseId = useRef(found.responseId);
  return (
    <SurveyForm
      survey={survey}
      answers={answers}
      save={async (typed) => {
        const saved = await save({
          surveyCodeId,
          ...(responseId.current !== null && { responseId: responseId.current }),
          answers: typed,
        });
        if (saved.data) responseId.current = saved.data.responseId;
        return saved;
      }}
      onDone={() => navigate(href('survey.validation', {}, { surveyCodeId }))}
      waysOut={waysOut}
      submitLabel={t('questions.check')}
    />
  );
}
