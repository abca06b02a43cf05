import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTracing, traceparentIn } from './tracing';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly status: { readonly code?: number };
}

const bodies: string[] = [];
let collector: Server;
let endpoint: string;
beforeAll(async () => {
  collector = createServer((request, answer) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      answer.end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  // It listens on a port, so its address has this shape.
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

const spans = (): Span[] =>
  bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );

describe('the traces of a server', () => {
  it('tell a collector what was asked for as declared, what came of it, and who asked which server', async () => {
    const portal = await openTracing(endpoint, 'xinglin-shell');
    const gateway = await openTracing(endpoint, 'xinglin-gateway');
    const page = portal.begin(null);
    const call = gateway.begin(traceparentIn(page.traceparent));
    call.end({ name: '/patient/add', method: 'POST', status: 503, requestId: randomUUID() });
    page.end({ name: 'account.login', method: 'GET', status: 200, requestId: '13912345678' });
    await Promise.all([portal.close(), gateway.close()]);

    const [ofCall, ofPage] = ['POST /patient/add', 'GET account.login'].map((name) =>
      spans().find((span) => span.name === name),
    );
    expect(ofCall).toMatchObject({ traceId: ofPage?.traceId, parentSpanId: ofPage?.spanId });
    expect(ofCall?.status.code).toBe(2);
    expect(ofCall?.attributes.map(({ key }) => key)).toEqual([
      'http.request.method',
      'http.route',
      'http.response.status_code',
      'xinglin.requestid',
    ]);
    const sent = bodies.join('');
    expect(sent).toContain('xinglin-gateway');
    expect(sent).not.toContain('13912345678');
    // Neither the machine nor what the process was started with.
    expect(sent).not.toMatch(/host\.name|process\.(?:command|pid|owner)/);
  });

  it('end in time where no collector answers', async () => {
    const tracing = await openTracing('http://127.0.0.1:9', 'xinglin-shell');
    tracing.begin(null).end({ name: 'other', method: 'GET', status: 200, requestId: null });
    await tracing.close();
  });
});

it.each([
  ['', null],
  [undefined, null],
  ['00-00000000000000000000000000000000-b7ad6b7169203331-01', null],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\r\nx: y', null],
  [
    '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  ],
])('a traceparent is one by its shape: %j', (header, read) => {
  expect(traceparentIn(header)).toBe(read);
});
