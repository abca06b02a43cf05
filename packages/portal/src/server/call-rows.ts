import { accountCalls, bookingCalls, directoryCalls, patientsCalls, paymentCalls, type CallRow } from '@xinglin/gateway-sdk';

const rows: readonly CallRow[] = [accountCalls, bookingCalls, directoryCalls, patientsCalls, paymentCalls].flatMap(
  // The tables type each row apart; here only the fields all rows share are read.
  (table) => Object.values(table) as CallRow[],
);
const byPath = new Map(rows.map((row) => [row.path, row]));

const defaultTimeoutMs = 8000;
/** A row without a time-out still must not hold a connection for ever. */
const longestTimeoutMs = 120_000;

/** Milliseconds the proxy waits for the answer of a path (spec 1 §9). */
export function timeoutOf(path: string): number {
  const own = byPath.get(path)?.timeoutMs ?? defaultTimeoutMs;
  return own === 0 ? longestTimeoutMs : own;
}
