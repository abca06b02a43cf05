import type { Queryable } from '../../platform/database';

/** Milliseconds for which it is believed: what many rows have, many rows have an hour later. */
const believedMs = 3_600_000;
/** Most questions that are remembered of a database. */
const mostQuestions = 5000;

/** Questions by the moment at which more rows were met than are counted. */
const known = new WeakMap<Queryable, Map<string, number>>();

/**
 * Whether a question was met by more rows than are counted not long ago. To learn it again would read thousands of
 * rows, only to throw them away. What is remembered says nothing of who asked.
 */
export function isKnownAsMany(db: Queryable, question: string): boolean {
  const since = known.get(db)?.get(question);
  return since !== undefined && performance.now() - since < believedMs;
}

/** Remembers a question that many rows meet; the oldest one is forgotten for it. */
export function knowAsMany(db: Queryable, question: string): void {
  const questions = known.get(db) ?? new Map<string, number>();
  known.set(db, questions);
  questions.delete(question);
  questions.set(question, performance.now());
  const [oldest] = questions.keys();
  if (questions.size > mostQuestions && oldest !== undefined) questions.delete(oldest);
}
