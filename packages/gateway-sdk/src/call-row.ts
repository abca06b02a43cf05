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
  /** What an answer is about; with `by`, the field of request or answer that says which one. */
  readonly tags?: readonly (string | { readonly type: string; readonly by: string })[];
  /** How further parts of a list are asked for: by the number of the page, or by what the part before says. */
  readonly listed?: 'page' | 'cursor';
  /** What becomes of a failure; left out, the call rejects (spec 1 §8). */
  readonly onFailure?: 'result' | 'log' | { readonly default: unknown };
  /** The code of an answer that went well; left out, 0. */
  readonly successCode?: number;
  /** The answer may stand in the API cache (spec 1 §9). */
  readonly cached?: boolean;
  /** The answer comes in pieces, which `Gateway.pieces` reads, or as events of these names, which `Gateway.stream` reads. */
  readonly streams?: true | EventRules;
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

/** How the events of one name become rows: which fields tell them apart, and which puts them in order. */
export interface EventRule {
  readonly key: readonly string[];
  readonly order?: string;
}

export type EventRules = Readonly<Record<string, EventRule>>;

/** A call that tells events for as long as its reader listens. */
export type StreamRow<Request = unknown, Event = unknown> = CallRow<Request, Event, 'query'> & {
  readonly streams: EventRules;
};

/** A call whose answer comes in pieces, each a `Piece`. */
export type PiecesRow<Request = unknown, Piece = unknown> = CallRow<Request, Piece> & {
  readonly streams: true;
};

/** A call that answers a list in parts. */
export type ListRow<Request = unknown, Response = unknown> = CallRow<Request, Response, 'query'> & {
  readonly listed: 'page' | 'cursor';
};

export type CallKind = 'query' | 'mutation';
