import { everyCall, type CallRow } from '@xinglin/gateway-sdk';

const byPath = new Map(everyCall.map((row) => [row.path, row]));

/** The row of a path; undefined for a path of no call, or one with parts of its own. */
export function rowOf(path: string): CallRow | undefined {
  return byPath.get(path);
}

const defaultTimeoutMs = 8000;
/** A row without a time-out still must not hold a connection for ever. */
const longestTimeoutMs = 120_000;

/** Milliseconds the proxy waits for the answer of a path (spec 1 §9). */
export function timeoutOf(path: string): number {
  const own = rowOf(path)?.timeoutMs ?? defaultTimeoutMs;
  return own === 0 ? longestTimeoutMs : own;
}
