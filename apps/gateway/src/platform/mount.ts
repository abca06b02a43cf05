import {
  requestTreatment,
  type CallDefinition,
  type CallDefinitions,
  type EventRules,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import type { Hono } from 'hono';
import { runTasks, type Task } from './after-commit';
import { outsideAdmission } from './admission';
import { checkAccess, findSession } from './call-access';
import { localeFrom, type CallContext } from './context';
import { inTransaction, type Queryable } from './database';
import { refusalAnswer, successAnswer, toResponse, type Answer } from './envelope';
import { eventStream } from './event-stream';
import { claimMutation, mutationKey, storeAnswer, type MutationKey } from './idempotency';
import { isFinalRefusal, Refusal, refuse } from './refusal';
import { missingHandler } from './missing-handler';
import { answerOfError, checkOutput } from './outcome';
import { openSealed } from './encryption-rules';
import { networkOf } from './network';
import { bodyLimitOf, encodingOf, receiveBody, type BodyShare } from './request-body';
import {
  addressOf,
  appIdOf,
  deviceIdOf,
  idempotencyKeyOf,
  requestIdOf,
  sourceIdOf,
} from './request-facts';
import { decodeInput, parseInput, parseTextInput } from './request-input';
import { checkSignature } from './request-signature';
import type { Services } from './services';
import { prepareHandler } from './two-steps';

/** One handler a call: it receives the parsed request and answers with the envelope's `data`. */
export type HandlersOf<Calls extends CallDefinitions> = {
  readonly [Name in keyof Calls]: Calls[Name] extends { readonly streams: true | EventRules }
    ? (
        input: RequestOf<Calls[Name]>,
        context: StreamContext,
      ) => AsyncIterable<ResponseOf<Calls[Name]>>
    : (input: RequestOf<Calls[Name]>, context: CallContext) => Promise<ResponseOf<Calls[Name]>>;
};

/** What the handler of a call that streams knows beside. */
export interface StreamContext extends CallContext {
  /** Says that the caller has left, for whatever the handler waits for. */
  readonly signal: AbortSignal;
}

type Handler = (input: unknown, context: CallContext) => Promise<unknown>;
type StreamHandler = (input: unknown, context: StreamContext) => AsyncIterable<unknown>;

/**
 * Puts every call of a domain on the app. A call without a handler does not compile; input, access,
 * output and idempotency are dealt with here, so that a handler holds nothing but its domain.
 */
export function mount<Calls extends CallDefinitions>(
  app: Hono,
  calls: Calls,
  handlers: HandlersOf<Calls>,
  services: Services,
  domain = 'sandbox',
): void {
  for (const [name, call] of Object.entries(calls)) {
    // HandlersOf ties each handler to the schema by which its input is parsed right before.
    const handler = (handlers[name] ??
      missingHandler({ name, path: call.path, domain }, services)) as Handler;
    if (call.streams && call.kind === 'mutation' && !call.keepsNothing)
      throw new Error(`${name}: what streams keeps nothing`);
    app.on(call.method ?? 'POST', patternOf(call.path), async (honoContext) => {
      const request = honoContext.req.raw;
      const locale = localeFrom(request.headers.get('lang') ?? undefined);
      try {
        const now = services.clock.now();
        // First of all, so that a stranger's body is not even read.
        const session = await findSession(request, services, now);
        checkAccess(call, session);
        const facts: Run['facts'] = {
          clock: services.clock,
          all: services.all,
          now,
          locale,
          session,
          requestId: requestIdOf(request),
          deviceId: deviceIdOf(request),
          appId: appIdOf(request),
          sourceId: sourceIdOf(request),
          userAgent: request.headers.get('user-agent'),
          ip: addressOf(honoContext, services.config),
        };
        const share = services.bodies.open(bodyLimitOf(call), [
          `address:${networkOf(facts.ip)}`,
          ...(session === null ? [] : [`account:${session.userId}`]),
        ]);
        try {
          const inPath = honoContext.req.param();
          const input = await readInput({ call, facts, request, services, inPath, share });
          // The client has disconnected, and others wait: after a rush most queued requests are such.
          if (request.signal.aborted) refuse('overloaded', { retryAfterSeconds: 1 });
          if (call.streams) return runStream({ call, handler, input, facts, request, services });
          const run = isRemembered(call) ? runMutation : runQuery;
          const rest = await prepareHandler(handler, input, withAccount(facts));
          return toResponse(await run({ call, handler: rest, input, facts, request, services }));
        } finally {
          share.giveBack();
        }
      } catch (error) {
        const facts = { call: name, requestId: requestIdOf(request), locale };
        return toResponse(answerOfError(error, facts, services.logger));
      }
    });
  }
}

/** Whether the call runs in one transaction and its answer is given again to the same request. */
const isRemembered = ({ kind, keepsNothing, waitsOutside }: CallDefinition): boolean =>
  kind === 'mutation' && !keepsNothing && !waitsOutside;

interface Run {
  readonly call: CallDefinition;
  readonly handler: Handler;
  readonly input: unknown;
  readonly facts: Omit<CallContext, 'db' | 'afterCommit' | 'account'>;
  readonly request: Request;
  readonly services: Services;
}

interface Received extends Pick<Run, 'call' | 'facts' | 'request' | 'services'> {
  /** The parts of the path that stand for fields, by name. */
  readonly inPath: Readonly<Record<string, string>>;
  readonly share: BodyShare;
}

/** A call's path as the router takes it: `{name}` is `:name` there. */
const patternOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The parsed input of a call: received, its signature checked, opened where it is encrypted. */
async function readInput({
  call,
  facts,
  request,
  services,
  inPath,
  share,
}: Received): Promise<unknown> {
  const { db, config } = services;
  const encoding = encodingOf(call);
  const treatment = requestTreatment(call.path);
  const body =
    encoding === 'query'
      ? Buffer.alloc(0)
      : await outsideAdmission(request, () =>
          receiveBody(request, encoding, bodyLimitOf(call), share),
        );
  if (treatment.signed) {
    const { method } = request;
    const signed = { method, path: call.path, body, appId: facts.appId, now: facts.now };
    await checkSignature(db, request.headers, signed, config);
  }
  const decoded = decodeInput(request, call, body, facts.locale);
  if (encoding !== 'json')
    return parseTextInput(call.request, withFieldsOf(inPath, decoded), facts.locale);
  const opened = await openSealed(db, decoded, treatment, facts);
  return parseInput(call.request, withFieldsOf(inPath, opened), facts.locale);
}

/** The path says which thing a call is about, whatever else the body claims. */
function withFieldsOf(inPath: Received['inPath'], decoded: unknown): unknown {
  const isNamed = typeof decoded === 'object' && decoded !== null && !Array.isArray(decoded);
  return isNamed ? { ...decoded, ...inPath } : decoded;
}

async function runQuery({ call, handler, input, facts, services }: Run): Promise<Answer> {
  const tasks: Task[] = [];
  const answer = successAnswer(
    checkOutput(call, await handler(input, contextOn(services.db, facts, tasks))),
    call.successCode,
  );
  await runTasks(tasks, services.logger);
  // A call that waits outside may have written messages, too.
  services.outbox.poke();
  return answer;
}

/**
 * Runs on the pool, piece by piece; what is to happen afterwards happens when the stream has ended. It ends with the
 * session that it was begun in.
 */
function runStream({ call, handler, input, facts, services }: Run): Response {
  const left = new AbortController();
  const { requestId, locale } = facts;
  const tasks: Task[] = [];
  const over = new AbortController();
  const unwatch =
    facts.session === null
      ? () => undefined
      : services.sessionWatch.watch(facts.session.tokenId, () => over.abort());
  const context: StreamContext = Object.assign(contextOn(services.db, facts, tasks), {
    signal: left.signal,
  });
  // HandlersOf wants one of these for a call that streams.
  const pieces = (handler as unknown as StreamHandler)(input, context);
  async function* checked(): AsyncGenerator<unknown, void, undefined> {
    for await (const piece of pieces) yield checkOutput(call, piece);
  }
  return eventStream(checked(), {
    areEvents: typeof call.streams === 'object',
    failed: (error) =>
      answerOfError(error, { call: call.path, requestId, locale }, services.logger),
    stops: [
      {
        signal: services.closing,
        refusal: new Refusal('overloaded', { retryAfterSeconds: 1 }),
      },
      { signal: over.signal, refusal: new Refusal('sessionEnded') },
    ],
    ended() {
      unwatch();
      left.abort();
      void runTasks(tasks, services.logger);
    },
  });
}

async function runMutation(run: Run): Promise<Answer> {
  const { call, input, facts, request, services } = run;
  const requestId = idempotencyKeyOf(request);
  // An answer that opens a session holds its token; it is not written down anywhere.
  const remembered = requestId !== null && call.session === undefined;
  const key = remembered ? mutationKey(facts, requestId, call.path, input) : null;
  const tasks: Task[] = [];
  const answer = await inTransaction(services.db, async (tx) => {
    tasks.length = 0;
    if (key === null) return answerOn(tx, run, tasks);
    const first = await claimMutation(tx, key, facts.now);
    if (first !== null) return first;
    const fresh = await answerOn(tx, run, tasks);
    await storeAnswer(tx, key, fresh);
    return fresh;
  }).catch((error: unknown) => {
    tasks.length = 0;
    return key === null ? Promise.reject(error) : rememberRefusal(error, key, run);
  });
  await runTasks(tasks, services.logger);
  services.outbox.poke();
  return answer;
}

/**
 * Remembers a refusal whose transaction was rolled back, like any other answer. A duplicate that waited for that
 * transaction may have run in between; then its answer is the first one, for both. A passing refusal and a fault are
 * thrown on, so that the next try starts afresh.
 */
async function rememberRefusal(
  error: unknown,
  key: MutationKey,
  { facts, services }: Run,
): Promise<Answer> {
  if (!(error instanceof Refusal) || !isFinalRefusal(error)) throw error;
  const answer = refusalAnswer(error, facts.locale);
  return (await claimMutation(services.db, key, facts.now, answer)) ?? answer;
}

/** Runs the handler on `db`; a refusal that keeps its writes returns, any other throws. */
async function answerOn(
  db: Queryable,
  { call, handler, input, facts }: Run,
  tasks: Task[],
): Promise<Answer> {
  try {
    const data = checkOutput(call, await handler(input, contextOn(db, facts, tasks)));
    return successAnswer(data, call.successCode);
  } catch (error) {
    if (error instanceof Refusal && error.options.keepWrites === true)
      return refusalAnswer(error, facts.locale);
    throw error;
  }
}

function contextOn(db: Queryable, facts: Run['facts'], tasks: Task[]): CallContext {
  return Object.assign(withAccount(facts), {
    db,
    afterCommit: (task: Task) => void tasks.push(task),
  });
}

function withAccount(facts: Run['facts']): Run['facts'] & Pick<CallContext, 'account'> {
  return {
    ...facts,
    get account() {
      return facts.session?.userId ?? refuse('sessionEnded');
    },
  };
}
