import type { z } from 'zod';
import type { BusinessErrorName } from './business-errors';
import type { EventRules } from './event-rules';

/** Who may make a call; the gateway checks it before any handler runs (default deny). */
export type CallAccess =
  /** Anyone, signed in or not. */
  | 'open'
  /** A living session, temporary sign-ins included. */
  | 'session'
  /** A session whose account has a bound mobile number. */
  | 'bound'
  /** A bound account whose real name is verified. */
  | 'verified';

/** What the body of a request is written as. */
export type CallEncoding = 'json' | 'form' | 'query' | 'multipart';

/**
 * What a client makes of a failed call (spec 1 §8; `behaviour` in calls.json). A session that ended
 * and a call that was cancelled always reject: nothing may hide them.
 */
export type FailurePolicy =
  /** The call rejects: the default. */
  | 'reject'
  /** The failure is the result; RTK Query has it as `error`, as any failure, so that pages tell it. */
  | 'result'
  /** The failure is logged; the result is undefined. */
  | 'log'
  /** The failure is logged; this stands in place of the data. */
  | { readonly default: unknown };

/**
 * What an answer is about, so that a change makes it stale. With `by`, the field that says which one: a query that is
 * asked by it provides that one, any other query provides the lists; a mutation whose request or answer has it makes
 * that one stale, and the lists. A mutation's tag without `by` makes all stale.
 */
export type CallTag = string | { readonly type: string; readonly by: string };

/** One call of the gateway, as data. Everything that is left out has the default of spec 1 §7. */
export interface CallDefinition<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  /** Full path on the gateway, as in spec 3; `{name}` marks a part that is taken from the request. */
  readonly path: `/${string}`;
  /** Default `POST`. */
  readonly method?: 'GET' | 'POST';
  /** Default `json`; always `query` for GET. */
  readonly encoding?: CallEncoding;
  /** The client's time-out in milliseconds (spec 1 §9); default 8000, 0 is none. */
  readonly timeoutMs?: number;
  /** Most bytes of the body; default 1 MB, 64 kB for a form. */
  readonly bodyLimit?: number;
  readonly access: CallAccess;
  /** A `mutation` changes something: it carries an idempotency key and is never repeated unasked. */
  readonly kind: 'query' | 'mutation';
  /**
   * Of a mutation that keeps nothing of what it is sent: the gateway writes down neither the request
   * nor the answer, so that a repetition is worked out anew.
   */
  readonly keepsNothing?: boolean;
  /**
   * Of a mutation that waits for an outside service: no transaction is held open meanwhile. Its handler writes in
   * transactions of its own, and is idempotent, or says that its try was used.
   */
  readonly waitsOutside?: boolean;
  /**
   * The answer comes in pieces, each a `response`, as server-sent events; nothing ends it but its
   * end, a failure, or the caller's leaving. Only a query, or a mutation that keeps nothing: what was
   * told already cannot be taken back. Its `timeoutMs` is 0. Where the pieces are events with names and cursors,
   * how rows are made of them: see `streamOf`, which declares such a call.
   */
  readonly streams?: true | EventRules;
  readonly request: Request;
  /** Schema of the envelope's `data`. */
  readonly response: Response;
  /**
   * The code of success, where the specification names another than 0;
   * every other code, 0 among them, is then a failure. Only of a call that neither streams nor touches a session or the cache.
   */
  readonly successCode?: number;
  /** Cache tags a query provides and a mutation invalidates. */
  readonly tags?: readonly CallTag[];
  /** `starts`: the answer carries a session token, which the portal turns into a cookie; `ends`: the cookie goes. */
  readonly session?: 'starts' | 'ends';
  /** The refusals of its own, by name, beside those that any call may give: what its page has words and a way out for. */
  readonly refusals?: readonly BusinessErrorName[];
  /** Default `reject`. */
  readonly onFailure?: FailurePolicy;
  /** The answer may stand in the API cache (spec 1 §9). Only an open query whose answer is neither personal nor an availability. */
  readonly cached?: boolean;
}

/** The calls of one domain by name; the name is verb + noun and doubles as the `operationId`. */
export type CallDefinitions = Readonly<Record<string, CallDefinition>>;

/**
 * Declares the calls of one domain. The gateway's routes, `/openapi.json`, the SDK's rows and the
 * RTK Query endpoints are all derived from the returned value.
 */
export function defineCalls<const Calls extends CallDefinitions>(calls: Calls): Calls {
  return calls;
}

/** What a handler of `Call` receives: the parsed request. */
export type RequestOf<Call extends CallDefinition> = z.output<Call['request']>;

/** What a handler of `Call` must answer with: the input of the response schema. */
export type ResponseOf<Call extends CallDefinition> = z.input<Call['response']>;
