import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openMetrics } from './metrics';
import { listenForScrapes } from './metrics-listener';

it('figures are told at their own address, under one path, and to reading alone', async () => {
  const metrics = openMetrics();
  const server = await listenForScrapes(metrics, { host: '127.0.0.1', port: 0 });
  // It listens on a port, so its address has this shape.
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method });
  const figures = await ask('/metrics');
  expect(figures.headers.get('content-type')).toContain('text/plain');
  expect(await figures.text()).toContain('xinglin_answer_seconds');
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(404);
  await expect(listenForScrapes(metrics, { host: '127.0.0.1', port })).rejects.toThrow(
    'EADDRINUSE',
  );
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
