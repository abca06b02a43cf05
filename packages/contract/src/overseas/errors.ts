import { defineErrors } from '../define-errors';

/** Why consultations from abroad refuse. */
export const overseasErrors = defineErrors({
  /** A person under 16 is not advised from abroad. */
  askerTooYoung: 43731,
  /** What was read back is not what the doctor advised now. */
  readBackDiffers: 43732,
});
