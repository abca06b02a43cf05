import type { ResponseOf, reviews as calls } from '@xinglin/contract';
import type { reviewFigures } from './tables';

type Means = NonNullable<ResponseOf<(typeof calls)['getDoctorCommentSummary']>['aspects']>;
type Figures = Pick<
  typeof reviewFigures.$inferSelect,
  'aspected' | 'attitude' | 'explanation' | 'waiting' | 'effectScored' | 'effect'
>;

/** A mean with one decimal; null of nothing. */
export const meanOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10;

/** The mean of each aspect; null where no review scores any. */
export function aspectMeans(figures: Figures): Means | null {
  const { aspected } = figures;
  const attitude = meanOf(figures.attitude, aspected);
  const explanation = meanOf(figures.explanation, aspected);
  const waiting = meanOf(figures.waiting, aspected);
  if (attitude === null || explanation === null || waiting === null) return null;
  return { attitude, explanation, waiting, effect: meanOf(figures.effect, figures.effectScored) };
}

/**
 * The score of a doctor: the mean of the aspects as they are shown, with one decimal, so that adding them up
 * gives the same.
 */
export function scoreOf(means: Means): number {
  const tenths = Object.values(means).flatMap((mean) =>
    mean == null ? [] : [Math.round(mean * 10)],
  );
  return Math.round(tenths.reduce((sum, one) => sum + one, 0) / tenths.length) / 10;
}
