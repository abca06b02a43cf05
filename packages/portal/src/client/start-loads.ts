import type { QueryThunk, Store } from '@xinglin/api';
import type { GatewayFailure } from '@xinglin/gateway-sdk';

/** Milliseconds for which a navigation waits for its data; what takes longer shows the page's skeleton. */
const waitMs = 400;

/** How the calls of a page are started. */
export interface LoadServices {
  readonly store: Store;
  /** Told of each call that did not come to an answer (spec 1 §8, page data). */
  readonly report: (failure: GatewayFailure) => void;
}

/** Starts calls without keeping their answers: the page takes its own subscription. */
export function startLoads(
  thunks: readonly QueryThunk[],
  { store, report }: LoadServices,
): Promise<GatewayFailure | null>[] {
  return thunks.map(async (thunk) => {
    const running: PromiseLike<unknown> & { unsubscribe?: () => void } = store.dispatch(thunk);
    const result = await running;
    running.unsubscribe?.();
    const failure = withoutAnswer(result);
    if (failure) report(failure);
    return failure;
  });
}

/** The failure of what a page is about, where it is known so soon that the person need not leave the page before. */
export async function earlyFailure(
  loads: readonly Promise<GatewayFailure | null>[],
): Promise<GatewayFailure | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, waitMs, null);
  });
  const [first = null] = await Promise.race([Promise.all(loads), late.then(() => [])]);
  clearTimeout(timer);
  return first;
}

/** A refusal is an answer, and the page knows what to say of it; this is none. */
function withoutAnswer(result: unknown): GatewayFailure | null {
  // What a thunk of the api resolves to: its error is the base query's own failure. A page's own thunk may say nothing.
  const error = (result as { readonly error?: GatewayFailure } | undefined)?.error;
  return error && /^(?:network|timeout|http|busy)$/.test(error.kind) ? error : null;
}
