import { defineErrors } from '../define-errors';

/** Why service packages refuse. */
export const servicePackagesErrors = defineErrors({
  /** The price of the package, or its refund, has changed since it was shown; `data.totalCents`. */
  packagePriceChanged: 43401,
  /** Nothing is left of it. */
  packageUsedUp: 43402,
  /** The package is not paid, has ended, or does not contain it. */
  packageNotUsable: 43403,
  /** It was not said yet for whom the package is. */
  packageNoPatient: 43404,
  /** The day is over, or the package ends before it. */
  packageDayClosed: 43405,
  /** Another user has taken the time. */
  packageTimeTaken: 43406,
  /** It was planned, sent, carried out or withdrawn already. */
  packageUseClosed: 43407,
  /** The package is paused: its owner resumes it first. */
  packagePaused: 43408,
  /** The package is not in use, is in its last day, or was paused as often and as long as it can be. */
  packagePauseClosed: 43409,
  /** The day is not one from tomorrow on, or more days are left between than the package can be paused. */
  packagePauseDay: 43410,
  /** The package is not paused any more. */
  packageNotPaused: 43411,
});
