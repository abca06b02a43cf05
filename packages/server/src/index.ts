// Owns: what each of our servers does beside its answers: figures and traces for operators, requests that Node cannot read.
// Must not know: pages, calls, the database.
// Used by: the portals' server and the gateway.
export { openMetrics, type Gauge, type Metrics, type Reading } from './metrics';
export { listenForScrapes } from './metrics-listener';
export { openTracing, traceparentIn, type RequestSpan, type Tracing } from './tracing';
export { answerUnreadable } from './unreadable-request';
