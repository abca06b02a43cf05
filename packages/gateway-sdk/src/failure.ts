/** One field that the gateway did not accept. */
export interface FieldFailure {
  /** Path inside the request, e.g. `cardNo`. */
  readonly path: string;
  /** Readable, in the language of the request. */
  readonly message: string;
}

/**
 * Why a call did not succeed, as plain data (it travels through the store).
 * `message` is readable in the request's language when the gateway answered. When it did not, the interface has its own
 * words (spec 1 §8), and `message` says for a log what could not be reached and why.
 */
export type GatewayFailure =
  /**
   * No answer: refused, reset, offline. What the call did is unknown. `message` names what could not be reached and why:
   * `could not reach https://gateway.example/patient/list: ECONNREFUSED`.
   */
  | {
      readonly kind: 'network';
      readonly message: string;
      /** The device says that it has no network at all. */
      readonly offline?: boolean;
    }
  /**
   * No answer in time. What the call did is unknown. `message` names what did not answer:
   * `no answer in time from https://gateway.example/patient/list`.
   */
  | { readonly kind: 'timeout'; readonly message: string }
  /** Cancelled by the caller. */
  | { readonly kind: 'cancelled'; readonly message: string }
  /** An answer that is none of ours: garbage, cut off, or a status without an envelope. */
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  /** The session is missing or dead (401, code -6). */
  | { readonly kind: 'sessionEnded'; readonly code: number; readonly message: string }
  /** The body did not fit: which fields, and why (422). */
  | {
      readonly kind: 'validation';
      readonly code: number;
      readonly message: string;
      readonly fields: readonly FieldFailure[];
    }
  /** The call contradicts one before it: the same `requestid` with another body (409, code 40900). */
  | { readonly kind: 'conflict'; readonly code: number; readonly message: string }
  /** Too often (429); try again after so many seconds. */
  | {
      readonly kind: 'rateLimited';
      readonly code: number;
      readonly message: string;
      readonly retryAfter: number;
    }
  /** Too much load (503); try again after so many seconds. */
  | {
      readonly kind: 'busy';
      readonly code: number;
      readonly message: string;
      readonly retryAfter: number;
    }
  /** A refusal by the rules of the business: code, message, and what the gateway adds. */
  | {
      readonly kind: 'business';
      readonly code: number;
      readonly message: string;
      readonly data: unknown;
    };

/** Thrown by {@link Gateway.call}; `failure` says why. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  constructor(readonly failure: GatewayFailure) {
    super(failure.message || failure.kind);
  }
}
