import { defineErrors } from '../define-errors';

/** Why health services refuse. */
export const healthServicesErrors = defineErrors({
  /** The request for a banner of the health services does not name one. */
  bannerIdMissing: 43601,
  /** The request for organisations has nothing that narrows them. */
  parametersMissing: 43602,
});
