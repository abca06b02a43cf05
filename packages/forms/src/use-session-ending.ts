import { isSessionOver, type QueryFailure } from '@xinglin/api';
import { isOutcomeUnknown } from '@xinglin/gateway-sdk';
import { useRef, useState } from 'react';
import type { Answer } from './use-submission';

/** Whether it may have been done although no word of it came back. */
const isUnknown = (failure: QueryFailure | undefined): boolean =>
  failure !== undefined && 'kind' in failure && isOutcomeUnknown(failure);

/**
 * Sends a request that ends the session once it is accepted, as closing an account does. Where the answer to it was lost
 * and the next one finds the session over, it was accepted: signing in to send it again would take it back.
 * @returns `send` answers the result, `null` for one that was accepted although its answer was lost. `pending` is true
 * from then on, as the page is being left; after a failure it can be sent again.
 */
export function useSessionEnding<Result>(request: () => Promise<Answer<Result>>): {
  readonly pending: boolean;
  readonly send: () => Promise<Answer<NonNullable<Result> | null>>;
} {
  const [pending, setPending] = useState(false);
  const isUnanswered = useRef(false);
  const send = async (): Promise<Answer<NonNullable<Result> | null>> => {
    setPending(true);
    const answer = await request();
    if (!('error' in answer)) return { data: answer.data ?? null };
    if (isUnanswered.current && isSessionOver(answer.error)) return { data: null };
    isUnanswered.current ||= isUnknown(answer.error);
    setPending(false);
    return answer;
  };
  return { pending, send };
}
