import type { CallRow } from './call-row';
import { GatewayError, type GatewayFailure } from './failure';

/**
 * Why a call that threw did not succeed.
 * @param target where the call went, without its query, as it may stand in a log.
 */
export function failureOf(
  error: unknown,
  isOnline: () => boolean,
  cancel?: AbortSignal,
  timeout?: AbortSignal,
  target = '',
): GatewayFailure {
  if (error instanceof GatewayError) return error.failure;
  if (cancel?.aborted) return { kind: 'cancelled', message: '' };
  if (timeout?.aborted) return { kind: 'timeout', message: `no answer in time from ${target}` };
  // Node hides the reason in the cause; a browser says no more than its message.
  const { cause } = Object(error) as { readonly cause?: { readonly code?: string } };
  const message = `could not reach ${target}: ${cause?.code ?? String(cause ?? error)}`;
  // Asked only afterwards: a device may be wrong about being offline, so each call is tried.
  return { kind: 'network', message, ...(!isOnline() && { offline: true }) };
}

/** Whether the gateway may have done the thing although no word of it came back. */
export function isOutcomeUnknown(failure: GatewayFailure): boolean {
  return ['network', 'timeout', 'cancelled', 'http', 'busy', 'rateLimited'].includes(failure.kind);
}

/** What a failed call answers with, by its row's policy (spec 1 §8). @throws GatewayError where it has none. */
export function resultOfFailure(row: CallRow, failure: GatewayFailure): unknown {
  const { onFailure } = row;
  // A dead session must lead to sign-in, and who cancelled wants no answer at all.
  if (!onFailure || failure.kind === 'sessionEnded' || failure.kind === 'cancelled') {
    throw new GatewayError(failure);
  }
  if (onFailure === 'result') return failure;
  return onFailure === 'log' ? undefined : onFailure.default;
}
