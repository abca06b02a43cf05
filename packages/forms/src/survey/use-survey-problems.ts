import type { Survey, SurveyQuestion } from '@xinglin/gateway-sdk';
import {
  enabledItems,
  surveyLimits,
  surveyProblems,
  type SurveyAnswer,
  type SurveyProblem,
} from '@xinglin/rules';
import { useTranslation } from 'react-i18next';
import type { FieldsOfFailures, Problem } from '../use-problems';

/** No question is named by the gateway that is not found before. */
export const surveyFailureFields: FieldsOfFailures<string> = {
  knows: (_path): _path is string => false,
  ofRefusal: () => undefined,
};

/** How answers of a survey are checked before they are sent, each problem at its question. */
export function useSurveyProblems(): (
  groups: Survey['item'],
  answers: readonly SurveyAnswer[],
) => Problem<string>[] {
  const { t } = useTranslation('forms');
  const wordsOf = ({ text, type, min, max }: SurveyQuestion, problem: SurveyProblem): string => {
    if (problem === 'missing') return t('survey.missing', { question: text });
    if (problem === 'invalid') return t('survey.invalid', { question: text });
    if (type === 'text') return t('survey.tooLong', { question: text, most: surveyLimits.text });
    return t('survey.outOfRange', { question: text, min: min ?? 0, max: max ?? 0 });
  };
  return (groups, answers) => {
    const asked = enabledItems(groups, answers).flatMap(({ questions }) => questions);
    return surveyProblems(groups, answers).flatMap(({ linkId, problem }) => {
      const question = asked.find((one) => one.linkId === linkId);
      return question ? [{ field: linkId, message: wordsOf(question, problem) }] : [];
    });
  };
}
