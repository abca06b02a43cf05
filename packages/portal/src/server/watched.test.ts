import { openMetrics, type Tracing } from '@xinglin/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, search, serveTinyPortal } from '../testing/tiny-server';

let gateway: TinyGateway;
beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());

const own = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const foreign = '00-11111111111111111111111111111111-2222222222222222-01';

it('pages and calls are told by their declared names, and a trace is never one that a browser chose', async () => {
  const ended: unknown[] = [];
  const parents: (string | null)[] = [];
  const tracing: Tracing = {
    begin(parent) {
      parents.push(parent);
      return { traceparent: own, end: (facts) => void ended.push(facts) };
    },
    close: () => Promise.resolve(),
  };
  const metrics = openMetrics();
  const portal = await serveTinyPortal(gateway, {}, { metrics, tracing });
  const secret = '13912345678';
  const headers = { traceparent: foreign, requestid: secret };
  await askPortal(portal, `/?q=${secret}`, headers);
  await askPortal(portal, `/no/such/${secret}`, headers);
  await askPortal(portal, `/gateway${search}?q=${secret}`, { ...headers, requestid: 'not an id' });
  await askPortal(portal, `/gateway/${secret}`, headers);

  const text = await metrics.text();
  expect(text).toContain(
    'xinglin_answer_seconds_count{kind="page",name="portal.notFound",status="404"} 1',
  );
  expect(text).toContain(`{kind="call",name="${search}",status="200"} 1`);
  expect(text).toContain('{kind="call",name="other"');
  expect(text).not.toContain(secret);
  expect(text).toContain('xinglin_gateway_seen 1');
  expect(text).toContain('xinglin_pages_under_way 0');

  expect(parents).toEqual([null, null, null, null]);
  expect(ended).toContainEqual({ name: search, method: 'GET', status: 200, requestId: null });
  const traced = gateway.calls.filter(({ headers: { traceparent } }) => traceparent !== undefined);
  expect(traced.length).toBeGreaterThan(1);
  expect(new Set(traced.map(({ headers: { traceparent } }) => traceparent))).toEqual(
    new Set([own]),
  );
});

it('figures have no address at the portal itself', async () => {
  const portal = await serveTinyPortal(gateway, {}, { metrics: openMetrics() });
  for (const path of ['/metrics', '/gateway/metrics']) {
    const answer = await askPortal(portal, path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('xinglin_answer_seconds');
  }
});
