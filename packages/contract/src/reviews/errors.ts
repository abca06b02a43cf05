import { defineErrors } from '../define-errors';

/** Why reviews refuse. */
export const reviewsErrors = defineErrors({
  /** The order can no longer be reviewed, or what was written no longer changed or appealed. */
  reviewClosed: 42501,
  reviewedAlready: 42502,
  /** Only who was there may say how it was. */
  notVisited: 42503,
});
