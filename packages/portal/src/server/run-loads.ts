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
 * Makes the calls of a page and waits for them, at most so long. A call that failed does not stop the page:
 * it shows its error state with a retry.
 */
export async function runLoads(store: Store, thunks: readonly QueryThunk[], timeoutMs: number): Promise<LoadOutcome> {
  if (thunks.length === 0) return { status: 200, complete: true };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  const calls = Promise.all(thunks.map(async (thunk) => failureIn(await store.dispatch(thunk))));
  const results = await Promise.race([calls, late]);
  clearTimeout(timer);
  if (results === 'late') return { status: 503, complete: false };
  const failures = results.filter((failure) => failure !== null);
  if (failures.length === 0) return { status: 200, complete: true };
  // The gateway answers "not yours" and "does not exist" alike (operating contract, Wire).
  const onlyRefusals = failures.every(({ kind }) => kind === 'business' || kind === 'validation' || kind === 'sessionEnded');
  return { status: onlyRefusals ? (failures[0]?.kind === 'sessionEnded' ? 200 : 404) : 503, complete: false };
}

/** The failure in what a query thunk resolved to; null when it succeeded. */
function failureIn(result: unknown): GatewayFailure | null {
  if (typeof result !== 'object' || result === null || !('error' in result) || !result.error) return null;
  const { error } = result;
  // RTK Query hands the base query's own failure on; anything else is a mistake of ours and counts as trouble.
  return typeof error === 'object' && 'kind' in error ? (error as GatewayFailure) : { kind: 'http', status: 500, message: '' };
}
