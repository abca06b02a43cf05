/**
 * One call as the request layer needs it. The generated tables hold one row a call; a field that is
 * left out has its default (POST, JSON, 8000 ms, session).
 */
export interface CallRow<Request = unknown, Response = unknown, Kind extends CallKind = CallKind> {
  readonly path: string;
  /** A mutation carries an idempotency key and is never repeated unasked. */
  readonly kind: Kind;
  readonly method?: 'GET';
  readonly encoding?: 'form' | 'query' | 'multipart';
  /** Client time-out in milliseconds; 0 is none (spec 1 §9). */
  readonly timeoutMs?: number;
  /** Most bytes of the body; left out, 1 MB. */
  readonly bodyLimit?: number;
  /** Anyone may make the call; otherwise it needs a session. */
  readonly open?: boolean;
  /** The answer starts or ends a session. */
  readonly session?: 'starts' | 'ends';
  readonly tags?: readonly string[];
  /** What becomes of a failure; left out, the call rejects (spec 1 §8). */
  readonly onFailure?: 'result' | 'log' | { readonly default: unknown };
  /** The code of an answer that went well; left out, 0. */
  readonly successCode?: number;
  /** The answer may stand in the API cache (spec 1 §9). */
  readonly cached?: boolean;
  /** The answer comes in pieces, which `streamAnswer` reads. */
  readonly streams?: boolean;
  /** The body is encrypted where an encryption rule exists (spec 1 §5). */
  readonly encrypted?: boolean;
  /** Signed on the regional channel (spec 1 §7). */
  readonly signed?: boolean;
  /** Goes to the localised gateway on configured hosts (spec 1 §7). */
  readonly rerouted?: boolean;
  /** Leaves a trace: everywhere, or on one regional partner only (spec 1 §7). */
  readonly traced?: 'always' | 'regional';
  /** Only for the type checker: what goes in and what comes back. */
  readonly types?: { readonly request: Request; readonly response: Response };
}

export type CallKind = 'query' | 'mutation';
