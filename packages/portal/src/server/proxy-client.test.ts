import { createProxyClient, GatewayError } from '@xinglin/gateway-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { serveTinyPortal } from '../testing/tiny-server';

let gateway: TinyGateway;
beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());

/** The separate proxy client (spec 1 §7), of a script on the portal's own page. */
async function clientOf(path: string) {
  const portal = await serveTinyPortal(gateway);
  return createProxyClient({
    url: `http://localhost/gateway${path}`,
    headers: () => ({ host: 'localhost', origin: 'http://localhost' }),
    fetch: async (input, init) => portal.fetch(new Request(input, init)),
  });
}
const failureOf = async (answer: Promise<unknown>) => {
  const error: unknown = await answer.catch((thrown: unknown) => thrown);
  return error instanceof GatewayError ? error.failure : error;
};

test('the proxy client posts through the portal and reads what came back', async () => {
  gateway.answer('/echo', { data: { a: 1 } });
  const post = await clientOf('/echo');
  expect(await post({ q: '心' })).toEqual({ a: 1 });
  expect(gateway.calls.at(-1)?.body).toBe('{"q":"心"}');
});

test('the proxy client reads hasError, and says 操作失败 where no words came', async () => {
  gateway.answer('/echo', { status: 200, body: { hasError: true, code: 42001 } });
  const post = await clientOf('/echo');
  expect(await failureOf(post({}))).toMatchObject({
    kind: 'business',
    code: 42001,
    message: '操作失败',
  });
});

test('the proxy client reaches nothing beside the calls', async () => {
  const before = gateway.calls.length;
  for (const path of [
    '/sandbox/outbox',
    '/desk/orders',
    '/staff/session/me',
    '//elsewhere.example/x',
  ]) {
    const post = await clientOf(path);
    expect(await failureOf(post({})), path).toMatchObject({ code: 40400 });
  }
  expect(gateway.calls).toHaveLength(before);
});
