import type { FieldsOfFailures, Problem } from '@xinglin/forms';
import { errorCodes, type GetSurveyDraftResponse, type SurveyQuestion } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  enabledItems,
  surveyLimits,
  surveyProblems,
  type SurveyAnswer,
  type SurveyProblem,
} from '@xinglin/rules';
import { useTranslation } from 'react-i18next';

/** No question is named by the gateway that is not found before. */
const failureFields: FieldsOfFailures<string> = {
  knows: (_path): _path is string => false,
  ofRefusal: () => undefined,
};

/** How answers are checked before they are sent, each problem at its question, and where a refusal of them leads on. */
export function useSurveyProblems() {
  const { t } = useTranslation('survey');
  const wordsOf = ({ text, type, min, max }: SurveyQuestion, problem: SurveyProblem): string => {
    if (problem === 'missing') return t('problem.missing', { question: text });
    if (problem === 'invalid') return t('problem.invalid', { question: text });
    if (type === 'text') return t('problem.tooLong', { question: text, most: surveyLimits.text });
    return t('problem.outOfRange', { question: text, min: min ?? 0, max: max ?? 0 });
  };
  return {
    problemsOf: (
      groups: GetSurveyDraftResponse['survey']['item'],
      answers: readonly SurveyAnswer[],
    ): Problem<string>[] => {
      const asked = enabledItems(groups, answers).flatMap(({ questions }) => questions);
      return surveyProblems(groups, answers).flatMap(({ linkId, problem }) => {
        const question = asked.find((one) => one.linkId === linkId);
        return question ? [{ field: linkId, message: wordsOf(question, problem) }] : [];
      });
    },
    refused: {
      failureFields,
      waysOut: ({ code }: { readonly code: number }) =>
        code === errorCodes.surveySentAlready
          ? [{ label: t('answered.title'), to: href('survey.answered') }]
          : [],
    },
  };
}
