import type { SerializedError } from '@reduxjs/toolkit';
import type { GatewayFailure } from '@xinglin/gateway-sdk';

/** What a hook of the api hands out as `error`. */
export type QueryFailure = GatewayFailure | SerializedError;

/**
 * What to tell a person about a failed call: the gateway's own words when it answered, else the
 * words of the error catalogue (spec 1 §8). `translate` is i18next's `t`; the keys name their
 * namespace.
 */
export function failureMessage(
  failure: QueryFailure | undefined,
  translate: (key: string) => string,
): string {
  if (!failure || !('kind' in failure)) return translate('shared:error.operationFailed');
  if (failure.kind === 'network' && failure.offline)
    return translate('shared:error.networkUnavailable');
  // Their messages are for logs: what could not be reached, and why.
  if (failure.kind === 'network' || failure.kind === 'timeout' || failure.kind === 'cancelled')
    return translate('shared:error.networkFailed');
  if (failure.message) return failure.message;
  return failure.kind === 'http' || failure.kind === 'busy'
    ? translate('shared:error.serverTrouble')
    : translate('shared:error.operationFailed');
}

/** Why code that comes in a chunk of its own could not be loaded, in the shape of a call's failure. Browser only. */
export function unreachable(): GatewayFailure {
  return { kind: 'network', message: '', offline: !navigator.onLine };
}

/** The code of a business refusal, undefined for every other failure; compare it with `errorCodes`. */
export function refusalCode(failure: QueryFailure | undefined): number | undefined {
  return failure && 'kind' in failure && failure.kind === 'business' ? failure.code : undefined;
}
