import { addDays, dayAt, momentOf } from '@xinglin/rules';

/** Minutes within which the review of a signed prescription is promised. */
const reviewWithinMinutes = 30;

/** Minutes before the end of that promise at which the pharmacists are reminded. */
const remindMinutesBefore = 10;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** So many hours are enough to choose a pharmacy on the day itself. */
const enoughMs = 4 * hourMs;

/** When the review of what is signed at a moment is promised to be done. */
export const reviewBeforeOf = (signedAt: Date): Date =>
  new Date(signedAt.getTime() + reviewWithinMinutes * minuteMs);

/** When the pharmacists are reminded of a review. */
export const remindAtOf = (reviewBefore: Date): Date =>
  new Date(reviewBefore.getTime() - remindMinutesBefore * minuteMs);

/**
 * Until when a prescription can be claimed: the end of the day of its approval in the hospital's zone, or of one of the
 * two days after it where its doctor says so (处方管理办法, article 18).
 * @param days from 1 to 3; the day of the approval is the first.
 */
export function validUntilOf(approvedAt: Date, days: number, timeZone: string): Date {
  return momentOf(addDays(dayAt(approvedAt, timeZone), days), '00:00', timeZone);
}

/** Days of validity that are proposed at a moment: two where less than four hours of the day are left. */
export function usualValidDays(now: Date, timeZone: string): 1 | 2 {
  return validUntilOf(now, 1, timeZone).getTime() - now.getTime() < enoughMs ? 2 : 1;
}
