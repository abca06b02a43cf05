import type { SurveyQuestion } from '@xinglin/gateway-sdk';
import { surveyLimits, type SurveyProblem } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';

/** What is wrong with an answer, in a sentence that names the question. */
export function useProblemWords() {
  const { t } = useTranslation('survey');
  return ({ text, type, min, max }: SurveyQuestion, problem: SurveyProblem): string => {
    if (problem === 'missing') return t('problem.missing', { question: text });
    if (problem === 'invalid') return t('problem.invalid', { question: text });
    if (type === 'text') return t('problem.tooLong', { question: text, most: surveyLimits.text });
    return t('problem.outOfRange', { question: text, min: min ?? 0, max: max ?? 0 });
  };
}
