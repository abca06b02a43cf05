import type { CallRow } from './call-row';
import type { GatewayFailure } from './failure';

/** One call that has come to its end, as a client's observer sees it. It may hold personal data: see `redact`. */
export interface CallEvent {
  readonly row: CallRow;
  readonly input: unknown;
  readonly requestId: string;
  /** The headers as sent, without the token. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  /** Requests made; 0 when the answer came from the cache. */
  readonly tries: number;
  readonly data?: unknown;
  /** Null when the call succeeded. */
  readonly failure: GatewayFailure | null;
}
