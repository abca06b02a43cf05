import {
  GatewayError,
  type CallKind,
  type CallRow,
  type Gateway,
  type GatewayFailure,
  type PiecesRow,
  type StreamedEvent,
  type StreamOptions,
  type StreamRow,
} from '@xinglin/gateway-sdk';
import { calls } from './generated/calls';

type Calls = typeof calls;
type CallName = keyof Calls;

/** How a call ends: a value answers, a failure refuses, `never` leaves it hanging. */
type Ending<Response> = Response | GatewayFailure | 'never';

/** An ending, or a function of the input and of how often the call was made before; it may take its time. */
export type Answer<Request, Response> = Ending<Response> | Told<Request, Response>;

type Told<Request, Response> = (
  input: Request,
  madeBefore: number,
) => Ending<Response> | Promise<Ending<Response>>;

/** What comes piece by piece; a failure breaks it off there, `never` hangs until the reader leaves. */
type PiecesOf<Piece> = readonly (Piece | GatewayFailure | 'never')[];

type AnswerOf<Row> =
  Row extends PiecesRow<infer Request, infer Piece>
    ? Answer<Request, PiecesOf<Piece>>
    : Row extends CallRow<infer Request, infer Response, CallKind>
      ? Answer<Request, Response>
      : never;

/** What the mock gateway says, by the name of the call; a call that is not named is a mistake of the test. */
export type GatewayAnswers = { readonly [Name in CallName]?: AnswerOf<Calls[Name]> };

/** The calls that tell events. */
type StreamName = {
  [Name in CallName]: Calls[Name] extends StreamRow ? Name : never;
}[CallName];

type EventOf<Row> = Row extends StreamRow<infer _Request, infer Event> ? Event : never;

/** A call that was made. */
export interface MadeCall {
  readonly name: CallName;
  readonly input: unknown;
}

/** A gateway that answers as told and remembers what it was asked. */
export interface MockGateway extends Gateway {
  readonly made: readonly MadeCall[];
  /** What one call was asked with, in order. */
  inputsOf(name: CallName): readonly unknown[];
  /** Says something else from now on. */
  answer(answers: GatewayAnswers): void;
  /** Sends an event to the present followers of a call. */
  tell<Name extends StreamName>(name: Name, event: EventOf<Calls[Name]>): void;
}

/** Makes a mock of the only thing a page talks to. */
export function createMockGateway(initial: GatewayAnswers = {}): MockGateway {
  let answers = initial;
  const made: MadeCall[] = [];
  /** Who follows, by the path of the call. */
  const followers = new Map<string, Set<(event: StreamedEvent) => void>>();
  const inputsOf = (name: CallName) =>
    made.filter((one) => one.name === name).map(({ input }) => input);
  return {
    made,
    inputsOf,
    answer(changed) {
      answers = { ...answers, ...changed };
    },
    async call<Request, Response>(
      row: CallRow<Request, Response>,
      input: Request,
      options?: { signal?: AbortSignal },
    ) {
      const name = nameOf(row);
      const madeBefore = inputsOf(name).length;
      made.push({ name, input });
      // Which call it is, is known at run time only; the answers were typed where they were written.
      const told = answers[name] as Answer<Request, Response> | undefined;
      // A function answers; no response of the contract is one.
      const ending =
        typeof told === 'function'
          ? await (told as Told<Request, Response>)(input, madeBefore)
          : told;
      if (ending === undefined)
        throw new GatewayError({ kind: 'http', status: 501, message: `No answer for ${name}.` });
      if (ending === 'never') return untilCancelled<Response>(options?.signal);
      if (isFailure(ending)) throw new GatewayError(ending);
      return ending;
    },
    async *pieces<Request, Piece>(
      row: PiecesRow<Request, Piece>,
      input: Request,
      options?: { signal?: AbortSignal },
    ) {
      const name = nameOf(row);
      const madeBefore = inputsOf(name).length;
      made.push({ name, input });
      // As for `call`: the answers were typed where they were written.
      const told = answers[name] as Answer<Request, PiecesOf<Piece>> | undefined;
      const ending = typeof told === 'function' ? await told(input, madeBefore) : told;
      if (ending === undefined)
        throw new GatewayError({ kind: 'http', status: 501, message: `No answer for ${name}.` });
      const all: PiecesOf<Piece> = ending === 'never' || isFailure(ending) ? [ending] : ending;
      for (const piece of all) {
        if (piece === 'never') await untilCancelled(options?.signal);
        else if (isFailure(piece)) throw new GatewayError(piece);
        else yield piece;
      }
    },
    tell(name, event) {
      for (const tell of followers.get(calls[name].path) ?? []) tell(event);
    },
    async *stream<Request, Event extends StreamedEvent>(
      row: StreamRow<Request, Event>,
      _input: Request,
      options: StreamOptions = {},
    ) {
      const told: StreamedEvent[] = [];
      let wake = (): void => undefined;
      const tell = (event: StreamedEvent): void => {
        told.push(event);
        wake();
      };
      followers.set(row.path, (followers.get(row.path) ?? new Set()).add(tell));
      options.signal?.addEventListener('abort', () => wake());
      options.onLine?.({ name: 'live' });
      try {
        while (options.signal?.aborted !== true) {
          const next = told.shift();
          // `tell` takes only events of the call whose path this is.
          if (next !== undefined) yield next as Event;
          else await new Promise<void>((done) => (wake = done));
        }
      } finally {
        followers.get(row.path)?.delete(tell);
      }
    },
  };
}

function nameOf(row: CallRow): CallName {
  const entry = Object.entries(calls).find(([, { path }]) => path === row.path);
  if (!entry) throw new Error(`The contract has no call at ${row.path}.`);
  // Object.entries widens the names of the calls to string.
  return entry[0] as CallName;
}

function untilCancelled<Response>(signal: AbortSignal | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () =>
      reject(new GatewayError({ kind: 'cancelled', message: '' })),
    );
  });
}

const failureKinds = [
  'network',
  'timeout',
  'cancelled',
  'http',
  'sessionEnded',
  'validation',
  'conflict',
  'rateLimited',
  'busy',
  'business',
];

/** No response of the contract has a `kind` of these. */
function isFailure(ending: unknown): ending is GatewayFailure {
  return (
    typeof ending === 'object' &&
    ending !== null &&
    'kind' in ending &&
    typeof ending.kind === 'string' &&
    failureKinds.includes(ending.kind)
  );
}
