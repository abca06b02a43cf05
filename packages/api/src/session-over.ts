import type { QueryFailure } from './failure-message';

/**
 * Whether the session has ended although the call failed: it had expired already, or the frame emptied
 * the store because of the answer, which breaks the call off without a failure of the gateway's.
 */
export function isSessionOver(failure: QueryFailure | undefined): boolean {
  return failure !== undefined && (!('kind' in failure) || failure.kind === 'sessionEnded');
}
