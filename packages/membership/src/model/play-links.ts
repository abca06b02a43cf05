import { href } from '@xinglin/routes';

/** All activities. */
export const playHref = (): string => href('membership.healthCoinPlay');

/** One activity. */
export const activityHref = (activityId: string): string =>
  href('membership.healthCoinPlay', {}, { activityId });

/** What came of one entry. */
export const recordHref = (recordId: string): string =>
  href('membership.healthCoinPlay', {}, { recordId });

/** The reader's entries. */
export const recordsHref = (): string => href('membership.healthCoinPlay', {}, { view: 'records' });

/** An activity as a friend opens it who was invited. */
export const inviteHref = (activityId: string, inviteCode: string): string =>
  href('membership.healthCoinPlay', {}, { activityId, inviteCode });
