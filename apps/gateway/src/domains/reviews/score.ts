import { reviewAspects, type ResponseOf, type reviews as calls } from '@xinglin/contract';
import type { reviewFigures } from './tables';

type Means = NonNullable<ResponseOf<(typeof calls)['getDoctorCommentSummary']>['aspects']>;
type Aspect = (typeof reviewAspects)[number];
type Figures = Pick<typeof reviewFigures.$inferSelect, Aspect | `${Aspect}Scored`>;

/** A mean with one decimal; null of nothing. */
export const meanOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 10) / count) / 10;

/** The mean of each aspect; null where no review scores any. */
export function aspectMeans(figures: Figures): Means | null {
  const means = {
    explanation: meanOf(figures.explanation, figures.explanationScored),
    attitude: meanOf(figures.attitude, figures.attitudeScored),
    effect: meanOf(figures.effect, figures.effectScored),
    waiting: meanOf(figures.waiting, figures.waitingScored),
  };
  return reviewAspects.every((aspect) => means[aspect] === null) ? null : means;
}

/**
 * The score of a doctor: the mean of the aspects as they are shown, with one decimal, so that adding them up
 * gives the same. At least one of them is not null.
 */
export function scoreOf(means: Means): number {
  const tenths = Object.values(means).flatMap((mean) =>
    mean == null ? [] : [Math.round(mean * 10)],
  );
  return Math.round(tenths.reduce((sum, one) => sum + one, 0) / tenths.length) / 10;
}
