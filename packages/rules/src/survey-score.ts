import {
  answersToSend,
  type SurveyAnswer,
  type SurveyGroupRule,
  type SurveyQuestionRule,
} from './survey';

/** The sum of the scores of the options that were chosen; null where no option has one. */
export function surveyScore(
  groups: readonly SurveyGroupRule<SurveyQuestionRule>[],
  answers: readonly SurveyAnswer[],
): number | null {
  const questions = groups.flatMap(({ item }) => item);
  const isScored = questions.some(({ options }) => options.some(({ score }) => score !== null));
  if (!isScored) return null;
  const options = new Map(questions.map(({ linkId, options: all }) => [linkId, all]));
  return answersToSend(groups, answers)
    .flatMap(({ linkId, values }) =>
      values.map((value) => options.get(linkId)?.find(({ code }) => code === value)?.score ?? 0),
    )
    .reduce((sum, score) => sum + score, 0);
}

/** The highest score that the answers of a survey can reach, with all branches; null where no option has one. */
export function surveyMostScore(
  groups: readonly SurveyGroupRule<SurveyQuestionRule>[],
): number | null {
  const most = groups.flatMap(({ item }) =>
    item.flatMap(({ options, repeats }) => {
      const scored = options.flatMap(({ score, exclusive = false }) =>
        score === null ? [] : [{ score, exclusive }],
      );
      if (scored.length === 0) return [];
      if (!repeats) return Math.max(...scored.map(({ score }) => score));
      const together = scored
        .filter(({ exclusive }) => !exclusive)
        .reduce((sum, { score }) => sum + Math.max(0, score), 0);
      const alone = scored.filter(({ exclusive }) => exclusive).map(({ score }) => score);
      return Math.max(together, ...alone);
    }),
  );
  return most.length === 0 ? null : most.reduce((sum, score) => sum + score, 0);
}

/** The band that a score lies in: the last one that begins at or below it. */
export function scoreBand<Band extends { readonly from: number }>(
  bands: readonly Band[],
  score: number | null,
): Band | undefined {
  return score === null ? undefined : bands.findLast(({ from }) => from <= score);
}
