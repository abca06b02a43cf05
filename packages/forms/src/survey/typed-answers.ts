import type { SurveyAnswer } from '@xinglin/rules';

/** What is typed, by question. */
export type TypedAnswers = Readonly<Record<string, readonly string[]>>;

export const typedFrom = (answers: readonly SurveyAnswer[]): TypedAnswers =>
  Object.fromEntries(answers.map(({ linkId, values }) => [linkId, values]));

/** The answers of these questions as they are now; one that was cleared has no values. */
export const changedAnswers = (typed: TypedAnswers, linkIds: Iterable<string>) =>
  [...linkIds].map((linkId) => ({
    linkId,
    values: (typed[linkId] ?? []).filter((value) => value !== ''),
  }));

/** What is answered, without what is empty. */
export const answersOf = (typed: TypedAnswers) =>
  Object.entries(typed).flatMap(([linkId, values]) => {
    const said = values.filter((value) => value !== '');
    return said.length === 0 ? [] : [{ linkId, values: said }];
  });
