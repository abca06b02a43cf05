import type { Metrics, Tracing } from '@xinglin/server';
import type { Admission } from './admission';
import { rowOf } from './call-rows';
import { findRoute } from './find-route';
import type { RequestFacts } from './request-facts';

/** To whom a portal tells what it does; null for what is not wanted. */
interface Watch {
  readonly metrics: Metrics | null;
  readonly tracing: Tracing | null;
}

/** Answers a request and tells figures and traces of it, by the name of the page or call that is declared. */
export async function watched(
  facts: RequestFacts,
  { metrics, tracing }: Watch,
  answer: (facts: RequestFacts) => Promise<Response>,
): Promise<Response> {
  if (metrics === null && tracing === null) return answer(facts);
  const { kind, name } = askedFor(facts);
  const { method, headers } = facts.request;
  const answered = metrics?.begin(kind);
  // A trace begins here: what a browser sends of one would let anybody choose what is kept.
  const span = tracing?.begin(null);
  const given = await answer(span ? { ...facts, traceparent: span.traceparent } : facts);
  const { status } = given;
  answered?.(name, status);
  span?.end({ name, method, status, requestId: requestIdIn(headers) });
  return given;
}

/** What is counted of a portal beside its answers. */
export function measurePortal(
  metrics: Metrics,
  admission: Admission,
  isGatewayUp: () => Promise<boolean>,
): void {
  metrics.gauge({
    name: 'pages_under_way',
    help: 'Pages that are being prepared; more than can be are turned away with 503.',
    read: () => [{ value: admission.taken }],
  });
  metrics.gauge({
    name: 'gateway_seen',
    help: '1 once the gateway has answered.',
    read: async () => [{ value: (await isGatewayUp()) ? 1 : 0 }],
  });
}

/** Kind and declared name of what is asked for: of an address nothing else may be told. */
function askedFor({ url: { pathname }, channel }: RequestFacts): { kind: string; name: string } {
  if (pathname === '/gateway' || pathname.startsWith('/gateway/'))
    return { kind: 'call', name: rowOf(pathname.slice('/gateway'.length))?.path ?? 'other' };
  if (pathname.startsWith('/assets/')) return { kind: 'file', name: 'other' };
  const name = findRoute(channel.table, pathname)?.name;
  return name === undefined ? { kind: 'other', name: 'other' } : { kind: 'page', name };
}

const requestId = /^[A-Za-z0-9-]{8,64}$/;

/** The id of a call, where it has the shape of one. */
function requestIdIn(headers: Headers): string | null {
  const id = headers.get('requestid');
  return id !== null && requestId.test(id) ? id.toLowerCase() : null;
}
