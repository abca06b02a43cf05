import { goodFrom } from '@xinglin/contract';
import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { reviews } from './tables';

/** What is summed up of the published reviews of one subject, by column. */
const sums = {
  score_1: sql`count(*) FILTER (WHERE score = 1)`,
  score_2: sql`count(*) FILTER (WHERE score = 2)`,
  score_3: sql`count(*) FILTER (WHERE score = 3)`,
  score_4: sql`count(*) FILTER (WHERE score = 4)`,
  score_5: sql`count(*) FILTER (WHERE score = 5)`,
  aspected: sql`count(attitude)`,
  attitude: sql`coalesce(sum(attitude), 0)`,
  explanation_scored: sql`count(explanation)`,
  explanation: sql`coalesce(sum(explanation), 0)`,
  waiting_scored: sql`count(waiting)`,
  waiting: sql`coalesce(sum(waiting), 0)`,
  effect_scored: sql`count(effect)`,
  effect: sql`coalesce(sum(effect), 0)`,
  with_pictures: sql`count(*) FILTER (WHERE pictures <> '[]')`,
  answered: sql`count(answer)`,
  praises: sql`count(*) FILTER (WHERE type = 'praise')`,
};
const columns = Object.keys(sums).map((name) => sql.identifier(name));
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** The sums over the reviews for which a condition holds, one row a doctor and a hospital, always in the same order. */
const summed = (condition: SQL, sign: 1 | -1) => sql`
  SELECT subject.kind, subject.id, ${list(Object.values(sums).map((sum) => sql`${sign}::int * (${sum})::int`))}
  FROM reviews
  CROSS JOIN LATERAL (VALUES ('doctor', doctor_id), ('hospital', hospital_id)) AS subject (kind, id)
  WHERE state = 'published' AND subject.id IS NOT NULL AND (${condition})
  GROUP BY subject.kind, subject.id
  ORDER BY subject.kind, subject.id`;

/** Good ones among all that have stars, per mille. */
const stars = [1, 2, 3, 4, 5].map((score) => sql.raw(`figures.score_${score}`));
const all = sql.join(stars, sql` + `);
const good = sql.join(stars.slice(goodFrom - 1), sql` + `);

/**
 * Adds what reviews come to, or takes it away, and brings what the directory tells of their doctors in line. The rows
 * of the sums stay locked until the transaction ends: two changes of one subject follow each other.
 */
async function sumUp(db: Queryable, condition: SQL, sign: 1 | -1): Promise<void> {
  const { rows } = await db.execute<{ subject: string; subject_id: string }>(sql`
    INSERT INTO review_figures (subject, subject_id, ${list(columns.map((name) => sql`${name}`))})
    ${summed(condition, sign)}
    ON CONFLICT (subject, subject_id) DO UPDATE SET
      ${list(columns.map((name) => sql`${name} = review_figures.${name} + excluded.${name}`))}
    RETURNING subject, subject_id`);
  // Only those whose sums are locked by now: of others this statement might still see what they were before.
  const doctorIds = rows.flatMap((row) => (row.subject === 'doctor' ? [row.subject_id] : []));
  if (doctorIds.length === 0) return;
  await db.execute(sql`
    UPDATE doctors SET review_count = ${all},
      praise_per_mille = coalesce(round(1000.0 * (${good}) / nullif(${all}, 0)), 0)
    FROM review_figures figures
    WHERE figures.subject = 'doctor' AND figures.subject_id = doctors.id
      AND doctors.id = ANY(${sql.param(doctorIds)}::text[])`);
}

const among = (reviewIds: readonly string[]) => sql`${inArray(reviews.reviewId, [...reviewIds])}`;

/** Counts reviews that were just written. */
export const countReviews = (db: Queryable, reviewIds: readonly string[]): Promise<void> =>
  sumUp(db, among(reviewIds), 1);

/** Counts everything in a table that was filled at once. */
export const countAllReviews = (db: Queryable): Promise<void> => sumUp(db, sql`true`, 1);

/**
 * Changes reviews and keeps the sums in step, in the caller's transaction and under the rows' locks. `change` may
 * delete them.
 */
export async function changeReviews<Result>(
  db: Queryable,
  reviewIds: readonly string[],
  change: () => Promise<Result>,
): Promise<Result> {
  if (reviewIds.length === 0) return change();
  await lockReviews(db, reviewIds);
  await sumUp(db, among(reviewIds), -1);
  const result = await change();
  await sumUp(db, among(reviewIds), 1);
  return result;
}

/** Locks reviews in one order, so that no two changes wait for each other. */
async function lockReviews(db: Queryable, reviewIds: readonly string[]): Promise<void> {
  await db
    .select({ reviewId: reviews.reviewId })
    .from(reviews)
    .where(inArray(reviews.reviewId, [...reviewIds]))
    .orderBy(asc(reviews.reviewId))
    .for('update');
}

/** Locks one review until the transaction ends and reads it as it is then; undefined when there is none. */
export async function lockReview(db: Queryable, reviewId: string) {
  const [review] = await db
    .select()
    .from(reviews)
    .where(eq(reviews.reviewId, reviewId))
    .for('update');
  return review;
}
