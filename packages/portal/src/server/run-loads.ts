import type { QueryThunk, Store } from '@xinglin/api';
import type { GatewayFailure } from '@xinglin/gateway-sdk';

/** How the calls of a page ended. */
export interface LoadOutcome {
  /** Status of the page: 200, 404 when what it is about does not exist, 503 when the gateway failed. */
  readonly status: 200 | 404 | 503;
  /** Everything came, so that the page may be kept. */
  readonly complete: boolean;
}

/**
 * Milliseconds that a call which is ended by its own time-out, set a moment after the page's, has to say so. A call that
 * still runs is left out of the page, and the browser would wait for it all over again.
 */
const lastWordMs = 500;

/**
 * Makes the calls of a page and waits for them, hardly longer than they may take. A call that failed does not stop the page:
 * it shows its error state with a retry.
 * @param own the calls without which the page has nothing to show; they decide its status, and the first one whether
 * what the page is about exists.
 * @param frame what stands around the page.
 */
export async function runLoads(
  store: Store,
  own: readonly QueryThunk[],
  frame: readonly QueryThunk[],
  timeoutMs: number,
): Promise<LoadOutcome> {
  if (own.length + frame.length === 0) return { status: 200, complete: true };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs + lastWordMs);
  });
  const make = (thunks: readonly QueryThunk[]) =>
    Promise.all(thunks.map(async (thunk) => failureIn(await store.dispatch(thunk))));
  const results = await Promise.race([Promise.all([make(own), make(frame)]), late]);
  clearTimeout(timer);
  if (results === 'late') return { status: 503, complete: false };
  const [ownFailures, frameFailures] = results;
  const complete = [...ownFailures, ...frameFailures].every((failure) => failure === null);
  // The first call is what the page is about: the rest of a doctor who does not exist is no page.
  if (isRefusal(ownFailures[0])) return { status: 404, complete };
  // Something to show is a page, with an error state where a part is missing.
  if (ownFailures.length === 0 || ownFailures.includes(null)) return { status: 200, complete };
  const kinds = ownFailures.map((failure) => failure?.kind);
  return { status: kinds.includes('sessionEnded') ? 200 : 503, complete };
}

/** The gateway answers "not yours" and "does not exist" alike (operating contract, Wire). */
function isRefusal(failure: GatewayFailure | null | undefined): boolean {
  return failure?.kind === 'business' || failure?.kind === 'validation';
}

/** The failure in what a query thunk resolved to; null when it succeeded. */
function failureIn(result: unknown): GatewayFailure | null {
  if (typeof result !== 'object' || result === null || !('error' in result) || !result.error)
    return null;
  const { error } = result;
  // RTK Query hands the base query's own failure on; anything else is a mistake of ours and counts as trouble.
  return typeof error === 'object' && 'kind' in error
    ? (error as GatewayFailure)
    : { kind: 'http', status: 500, message: '' };
}
