import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { watchGateway } from './gateway-seen';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Answers with the statuses in turn; the last one stands. */
async function gatewayAnswering(
  ...statuses: number[]
): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((_, response) => {
    response.writeHead(statuses[Math.min(asked, statuses.length - 1)] ?? 200).end();
    asked += 1;
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

test('a gateway is seen from its first good answer on, and not asked again', async () => {
  const gateway = await gatewayAnswering(503, 200, 503);
  const seen = watchGateway(gateway.url);
  expect(await seen()).toBe(false);
  expect(await seen()).toBe(true);
  expect(await seen()).toBe(true);
  expect(gateway.asked()).toBe(2);
});

test('a gateway that knows no such path is there all the same', async () => {
  expect(await watchGateway((await gatewayAnswering(404)).url)()).toBe(true);
});

test('nobody at the address is nobody seen', async () => {
  const gateway = await gatewayAnswering(200);
  servers.splice(0).forEach((server) => server.close());
  expect(await watchGateway(gateway.url)()).toBe(false);
});
