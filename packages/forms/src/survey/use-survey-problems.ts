import { usePageTime } from '@xinglin/api';
import type { Survey, SurveyQuestion } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import {
  dayAt,
  enabledItems,
  formatDay,
  surveyLimits,
  surveyProblems,
  typedNumber,
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
  const locale = useLocale();
  const today = dayAt(usePageTime());
  const dayText = (day: string | null): string =>
    day === null || day === 'today' ? t('survey.today') : formatDay(day, locale, { year: true });
  /** Which numbers a question takes. */
  const rangeText = ({ text: question, type, min, max }: SurveyQuestion, typed: string): string => {
    const value = typedNumber(typed);
    if (type === 'integer' && value !== null && !Number.isInteger(value))
      return t('survey.whole', { question });
    if (min !== null && max !== null) return t('survey.outOfRange', { question, min, max });
    if (min !== null) return t('survey.atLeast', { question, min });
    return max === null ? t('survey.number', { question }) : t('survey.atMost', { question, max });
  };
  const wordsOf = (
    asked: SurveyQuestion,
    problem: SurveyProblem,
    { values, others }: { values: readonly string[]; others: readonly SurveyQuestion[] },
  ): string => {
    const { text: question, type, options, earliest, latest, higherThan } = asked;
    const isNumber = type === 'integer' || type === 'quantity';
    switch (problem) {
      case 'missing':
        return t('survey.missing', { question });
      case 'tooEarly':
        return t('survey.tooEarly', { question, day: dayText(earliest) });
      case 'tooLate':
        return t('survey.tooLate', { question, day: dayText(latest) });
      case 'exclusive': {
        const alone = options.find(({ code, exclusive }) => exclusive && values.includes(code));
        return t('survey.exclusive', { question, option: alone?.display ?? '' });
      }
      case 'notHigher': {
        const other = others.find(({ linkId }) => linkId === higherThan);
        return t('survey.notHigher', { question, other: other?.text ?? '' });
      }
      default:
        if (isNumber) return rangeText(asked, values[0] ?? '');
        return type === 'text'
          ? t('survey.tooLong', { question, most: surveyLimits.text })
          : t('survey.invalid', { question });
    }
  };
  return (groups, answers) => {
    const others = enabledItems(groups, answers).flatMap(({ questions }) => questions);
    return surveyProblems(groups, answers, today).flatMap(({ linkId, problem }) => {
      const question = others.find((one) => one.linkId === linkId);
      const values = answers.find((answer) => answer.linkId === linkId)?.values ?? [];
      return question
        ? [{ field: linkId, message: wordsOf(question, problem, { values, others }) }]
        : [];
    });
  };
}
