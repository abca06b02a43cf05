import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { gatewayFetch } from './gateway-fetch';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves on a free port and answers the address. */
function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  return new Promise((resolve) => {
    started.listen(0, '127.0.0.1', () => {
      const address = started.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

test('sends a body with its headers, and answers status, headers and JSON', async () => {
  const url = await serve((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      response.writeHead(429, { 'retry-after': '3' });
      response.end(JSON.stringify([request.method, request.headers['x-one'], body]));
    });
  });
  const answer = await gatewayFetch(`${url}/a`, {
    method: 'POST',
    headers: { 'x-one': '1' },
    body: '杏林',
  });
  expect([answer.status, answer.ok, answer.headers.get('Retry-After')]).toEqual([429, false, '3']);
  expect(await answer.json()).toEqual(['POST', '1', '杏林']);
});

test('a body that is no JSON is a SyntaxError, and a redirect is refused', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: '/' });
    response.end('<html>');
  });
  await expect((await gatewayFetch(url)).json()).rejects.toThrow(SyntaxError);
  await expect(gatewayFetch(`${url}/away`)).rejects.toThrow(TypeError);
});

test('ends with its signal, before the answer and in the middle of it', async () => {
  let began: () => void = () => undefined;
  const beginning = new Promise<void>((resolve) => (began = resolve));
  const url = await serve((request, response) => {
    if (request.url === '/half') response.write('{');
    began();
  });
  for (const path of ['/never', '/half']) {
    const stop = new AbortController();
    const answer = gatewayFetch(url + path, { signal: stop.signal });
    await beginning;
    stop.abort();
    await expect(answer).rejects.toThrow(/abort/i);
  }
});

test('repeats a request whose kept connection was let go of, once', async () => {
  let requests = 0;
  const url = await serve((request, response) => {
    requests += 1;
    if (requests === 2) request.socket.resetAndDestroy();
    else response.end('{}');
  });
  expect(await (await gatewayFetch(url, { method: 'POST', body: '{}' })).json()).toEqual({});
  expect(await (await gatewayFetch(url, { method: 'POST', body: '{}' })).json()).toEqual({});
  expect(requests).toBe(3);
});

test('a connection that cannot be had is an error', async () => {
  const url = await serve(() => undefined);
  server?.close();
  await expect(gatewayFetch(url)).rejects.toThrow('ECONNREFUSED');
});
