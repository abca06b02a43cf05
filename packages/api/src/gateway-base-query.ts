import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import {
  GatewayError,
  type CallRow,
  type Gateway,
  type GatewayFailure,
} from '@xinglin/gateway-sdk';

/** What every thunk of the store can reach. */
export interface StoreServices {
  readonly gateway: Gateway;
  /** Told when a call found the session missing or dead, so that the frame can lead to sign-in. */
  readonly onSessionEnded?: () => void;
}

interface GatewayQuery {
  readonly row: CallRow;
  readonly input: unknown;
}

/** RTK Query's way to the gateway: the failure of a call is data, never an exception. */
export const gatewayBaseQuery: BaseQueryFn<GatewayQuery, unknown, GatewayFailure> = async (
  { row, input },
  { signal, extra, forced },
) => {
  // The store is only ever made by createStore, which passes its services as the extra argument.
  const { gateway, onSessionEnded } = extra as StoreServices;
  try {
    // A cached null keeps apart "answered with nothing" from "not answered".
    const options = { signal, ...(forced && { fresh: true }) };
    return { data: (await gateway.call(rejecting(row), input, options)) ?? null };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.failure.kind === 'sessionEnded') onSessionEnded?.();
    return { error: error.failure };
  }
};

/**
 * A row whose failure is its result in the SDK (spec 1 §8) has a better place for it here: as `data` it would be cached,
 * and pages would show a failure as an answer.
 */
function rejecting(row: CallRow): CallRow {
  if (row.onFailure !== 'result') return row;
  const { onFailure: _, ...rest } = row;
  return rest;
}
