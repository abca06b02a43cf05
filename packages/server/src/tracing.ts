/** What came of a request, by declared names alone: no address, no header, nothing that was typed. */
export interface AnswerFacts {
  /** The page or call as declared, `other` for what is declared nowhere. */
  readonly name: string;
  readonly method: string;
  readonly status: number;
  /** The `requestid` that the log has as well; null for none. Told where it is a UUID. */
  readonly requestId: string | null;
}

/** A request while it is answered. */
export interface RequestSpan {
  /** What the request's own calls carry on, as W3C Trace Context writes it. */
  readonly traceparent: string;
  end(facts: AnswerFacts): void;
}

/** Traces of one server, sent to a collector. */
export interface Tracing {
  /** @param parent the `traceparent` of the caller, where that is a server of ours; null begins a trace. */
  begin(parent: string | null): RequestSpan;
  /** Sends what waits, for a few seconds at most. */
  close(): Promise<void>;
}

const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** An id that a caller made up by itself might be a person's number. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A `traceparent` header; null for what is none. */
export const traceparentIn = (header: string | null | undefined): string | null =>
  header !== null && header !== undefined && shape.test(header) ? header : null;

/** Longest wait for the collector when the server ends. */
const flushWithinMs = 3000;

/**
 * Opens traces to the OTLP collector at `endpoint`. What writes them is loaded only then.
 * @param service the name under which the collector shows this server.
 */
export async function openTracing(endpoint: string, service: string): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    // Named here and not found out: what looks for it would tell the machine's name and the process's arguments.
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('xinglin');
  return {
    begin(parent) {
      const [, traceId = '', spanId = '', flags = ''] = shape.exec(parent ?? '') ?? [];
      const context =
        traceId === ''
          ? api.ROOT_CONTEXT
          : api.trace.setSpanContext(api.ROOT_CONTEXT, {
              traceId,
              spanId,
              traceFlags: Number.parseInt(flags, 16),
              isRemote: true,
            });
      const span = tracer.startSpan('request', { kind: api.SpanKind.SERVER }, context);
      const own = span.spanContext();
      return {
        traceparent: `00-${own.traceId}-${own.spanId}-${own.traceFlags.toString(16).padStart(2, '0')}`,
        end({ name, method, status, requestId }) {
          span.updateName(`${method} ${name}`);
          span.setAttributes({
            'http.request.method': method,
            'http.route': name,
            'http.response.status_code': status,
            ...(requestId !== null && uuid.test(requestId) && { 'xinglin.requestid': requestId }),
          });
          if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((done) => (timer = setTimeout(done, flushWithinMs)));
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
    },
  };
}
