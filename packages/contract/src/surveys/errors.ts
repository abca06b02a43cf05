import { defineErrors } from '../define-errors';

/** Why surveys refuse. */
export const surveysErrors = defineErrors({
  /** The survey takes no more answers; what was typed is saved. */
  surveyClosed: 43501,
  /** It was sent already, from elsewhere. */
  surveySentAlready: 43502,
});
