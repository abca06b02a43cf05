import type { CallEvent } from './call-event';
import type { GatewayFailure } from './failure';
import type { TraceSpan } from './generated';
import { redact, redactText } from './redact';

/** What a page tells with an event (spec 1 §3, tracking data). Only what was searched is a person's own text; it is redacted. */
export interface TrackingData {
  readonly search_param?: string;
  readonly search_rad?: string;
  readonly ab_type?: string;
  /** Device fingerprint code. */
  readonly fingerprint?: string;
  /** Name of the route in view, never its address. */
  readonly page?: string;
  /** What that route tells of itself (spec 2 §2.2). */
  readonly scoutParams?: Readonly<Record<string, string>>;
  /** What was pressed or sent: the name of a control, or the path of a call. */
  readonly action?: string;
  /** How it ended: `done`, or the kind and code of the failure. */
  readonly outcome?: string;
}

/** How spans leave a client. */
export interface TracerOptions {
  /** Which application reports, for instance `shell`. */
  readonly appName: string;
  /** Hands one batch over; made by {@link traceTransport}. Must not throw. */
  readonly send: (batch: string, leaving: boolean) => void;
  /** Ties the spans of this page or process together. */
  readonly traceId?: string;
  /** Whether the regional partner's watch list counts as well (spec 1 §7). */
  readonly isRegional?: boolean;
  /** Part of the errors that are reported; 0.5 unless told (spec 1 §9). */
  readonly errorSampleRate?: number;
  readonly random?: () => number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Runs something later; five seconds later unless told. */
  readonly later?: (run: () => void) => void;
}

/** Collects spans and hands them over in batches. */
export interface Tracer {
  /** Keeps a call of the watch list, and of any other that it was not answered; give it to a client as its observer. */
  readonly observe: (event: CallEvent) => void;
  /** Reports an error, or half of them: see `errorSampleRate`. */
  readonly reportError: (error: unknown, where: string) => void;
  /** Keeps an event of the interface. False, and nothing kept, without a name (spec 1 §5). */
  readonly track: (eventName: string, data?: TrackingData) => boolean;
  /** Hands over what there is; `leaving` when the page goes away. */
  readonly flush: (leaving?: boolean) => void;
}

/** Spans of one batch; the gateway takes up to 50. */
const batchSize = 20;
const laterMs = 5000;
const longestParameter = 4000;
const longestMessage = 1000;
const longestName = 100;
/** Calls without an answer that one page reports; a network that is down says the same of each. */
const mostUnanswered = 30;

/** Makes a tracer. Everything in a span is redacted and cut before it is kept. */
export function createTracer(options: TracerOptions): Tracer {
  const {
    appName,
    send,
    isRegional,
    errorSampleRate = 0.5,
    random = Math.random,
    traceId = crypto.randomUUID(),
    now = Date.now,
    later = (run: () => void) => void setTimeout(run, laterMs),
  } = options;
  let spans: TraceSpan[] = [];
  let unanswered = 0;

  function flush(leaving = false): void {
    const batch = spans;
    spans = [];
    if (batch.length > 0) send(JSON.stringify({ appName, spans: batch }), leaving);
  }

  function keep(span: Omit<TraceSpan, 'traceId'>): void {
    spans.push({ traceId, ...span });
    if (spans.length >= batchSize) flush();
    else if (spans.length === 1) later(flush);
  }

  return {
    observe({ row, input, requestId, startedAt, durationMs, data, failure }) {
      if (row.traced !== 'always' && !(row.traced === 'regional' && isRegional)) {
        const status = failure && unansweredStatus(failure);
        if (failure === null || status === null || unanswered >= mostUnanswered) return;
        unanswered += 1;
        keep({
          bizId: requestId,
          bizName: row.path.slice(0, longestName),
          operateName: 'unanswered',
          timestamp: startedAt,
          duration: Math.max(0, durationMs),
          error: true,
          code: status,
          // What an answer of another kind holds is not ours to keep.
          message: messageOf(
            failure.kind === 'http' ? failure.kind : failure.message || failure.kind,
          ),
        });
        return;
      }
      const code = failure && 'code' in failure ? failure.code : failure ? -1 : 0;
      keep({
        contextBizId: contextOf(input),
        bizId: requestId,
        bizName: row.path.slice(0, longestName),
        operateName: row.kind,
        inputParam: parameterOf(input),
        outputParam: parameterOf(failure ?? data),
        timestamp: startedAt,
        duration: Math.max(0, durationMs),
        error: failure !== null,
        code,
        flag: failure ? 1 : 0,
        message: messageOf(failure ? failure.message || failure.kind : ''),
      });
    },
    reportError(error, where) {
      if (random() >= errorSampleRate) return;
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const bizName = redactText(where).slice(0, longestName) || 'error';
      keep({
        bizName,
        operateName: 'error',
        timestamp: now(),
        error: true,
        message: messageOf(text),
      });
    },
    track(eventName, data = {}) {
      if (eventName.trim() === '') return false;
      const { search_param, search_rad, ab_type, ...ours } = data;
      const told = redact({ search_param, search_rad, ab_type });
      keep({
        bizName: redactText(eventName).slice(0, longestName),
        operateName: 'track',
        // The others are names of our own, and the device's random id; redaction would take long ones for secrets.
        inputParam: JSON.stringify({ ...(told as object), ...ours }).slice(0, longestParameter),
        timestamp: now(),
      });
      return true;
    },
    flush,
  };
}

/** The status of a call that the gateway did not answer, 0 where there was none; null where it did (spec 1 §8, network failure). */
function unansweredStatus(failure: GatewayFailure): number | null {
  if (failure.kind === 'http') return failure.status;
  return failure.kind === 'network' || failure.kind === 'timeout' ? 0 : null;
}

/** The order or consult that a request is about: an opaque id, no personal data. */
function contextOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  const id = 'orderKey' in input ? input.orderKey : 'orderNo' in input ? input.orderNo : undefined;
  return typeof id === 'string' ? id.slice(0, longestName) : undefined;
}

function parameterOf(value: unknown): string {
  return (JSON.stringify(redact(value)) ?? '').slice(0, longestParameter);
}

function messageOf(text: string): string {
  return redactText(text).slice(0, longestMessage);
}

/** Path of the call that takes spans (spec 1 §7). */
const collectPath = '/modulelog/biz/trace/collect.json';

/**
 * Hands batches to the gateway: by fetch, and as a beacon when the page goes away. A batch that is
 * not taken is lost: telling of trouble must not make more of it.
 */
export function traceTransport(
  baseUrl: string,
  platform: {
    readonly fetch?: typeof fetch;
    readonly sendBeacon?: ((url: string, body: Blob) => boolean) | undefined;
  } = {},
): TracerOptions['send'] {
  const url = baseUrl + collectPath;
  return (batch, leaving) => {
    const type = 'application/json';
    if (leaving && platform.sendBeacon?.(url, new Blob([batch], { type }))) return;
    const init = {
      method: 'POST',
      headers: { 'content-type': type },
      body: batch,
      keepalive: leaving,
    };
    (platform.fetch ?? fetch)(url, init).catch(() => undefined);
  };
}
