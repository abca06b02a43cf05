import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeskServer, type DeskServer } from './desk-server';

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let received: Received[] = [];
let reply: (request: Received, response: ServerResponse) => void;
const gateway = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    reply(one, response);
  });
});
const client = mkdtempSync(join(tmpdir(), 'desk-client-'));
const log = { warn: () => undefined, error: () => undefined };
let gatewayUrl = '';
let desk: DeskServer;

const done: typeof reply = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"code":0,"message":"","data":{}}');
};

function serve(answerMs?: number): DeskServer {
  return createDeskServer({
    config: {
      port: 0,
      listenHost: null,
      gatewayUrl,
      hosts: ['localhost', 'desk.test'],
      portalSecret: 'p'.repeat(32),
    },
    client,
    log,
    ...(answerMs !== undefined && { answerMs }),
  });
}

beforeAll(async () => {
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<!doctype html><div id="root"></div>');
  writeFileSync(join(client, 'assets', 'app-1.js'), 'export {};');
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  desk = serve();
});
beforeEach(() => {
  received = [];
  reply = done;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
  rmSync(client, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const host = headers['host'] ?? 'desk.test';
  return desk.fetch(new Request(`http://${host}${path}`, { headers: { host, ...headers } }));
}

async function post(
  path: string,
  headers: Record<string, string> = {},
  body = '{}',
  server = desk,
): Promise<Response> {
  const host = headers['host'] ?? 'desk.test';
  return server.fetch(
    new Request(`http://${host}${path}`, {
      method: 'POST',
      headers: {
        host,
        'content-type': 'application/json',
        origin: 'https://desk.test',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      body,
    }),
  );
}

const session = { cookie: '__Host-xl_staff=secret-1' };

describe('the page', () => {
  it.each(['/', '/sign-in', '/consults/C-1', '/staff', '/index.html'])(
    'answers %s and is never stored',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('id="root"');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('runs its own scripts alone, in no frame, with camera and microphone', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=(self)');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  it('needs no https on this machine', async () => {
    const { headers } = await get('/', { host: 'localhost:3002' });
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('has files that never change, and no page in place of one that is gone', async () => {
    const file = await get('/assets/app-1.js');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/app-0.js')).status).toBe(404);
  });

  it.each(['portal.test', 'localhost.evil.test', 'desk.test.evil.test'])(
    'is not served on %s',
    async (host) => {
      expect((await get('/', { host })).status).toBe(421);
      expect((await post('/staff/session/me', { host, ...session })).status).toBe(421);
      expect(received).toEqual([]);
    },
  );
});

describe('a call', () => {
  it('reaches the gateway with the session and the proof of our server, and nothing else', async () => {
    const answer = await post('/staff/actions/list-consult-queue', {
      ...session,
      lang: 'zh-Hant',
      token: 'forged',
      'x-portal-secret': 'forged',
      authorization: 'Bearer forged',
      'user-agent': 'Browser/1',
    });
    expect(await answer.json()).toEqual({ code: 0, message: '', data: {} });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [one] = received;
    expect(one).toMatchObject({
      method: 'POST',
      url: '/staff/actions/list-consult-queue',
      body: '{}',
    });
    expect(one?.headers).toMatchObject({
      token: 'secret-1',
      lang: 'zh-Hant',
      'x-portal-secret': 'p'.repeat(32),
      'user-agent': 'Browser/1',
    });
    expect(one?.headers['requestid']).toMatch(/^[\w-]{36}$/);
    expect(one?.headers['authorization']).toBeUndefined();
    expect(one?.headers['cookie']).toBeUndefined();
  });

  it.each([
    ['GET', '/staff/session/me'],
    ['PUT', '/staff/session/me'],
    ['POST', '/staff/actions/../../desk/refund'],
    ['POST', '/staff/actions/a/b'],
    ['POST', '/staff/other/me'],
    ['POST', '/staff/events'],
    ['GET', '/staff/events/more'],
  ])('is none at %s %s', async (method, path) => {
    const request = new Request(`http://desk.test${path}`, {
      method,
      headers: { host: 'desk.test', ...session, 'content-type': 'application/json' },
    });
    expect([404, 405]).toContain((await desk.fetch(request)).status);
    expect(received).toEqual([]);
  });

  it.each([
    [{ origin: 'https://evil.test' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'http://desk.test' }],
  ])('is refused from another page: %j', async (headers) => {
    expect((await post('/staff/session/me', { ...session, ...headers })).status).toBe(403);
    expect(received).toEqual([]);
  });

  it('is refused in a form that another page could send', async () => {
    const answer = await post('/staff/session/sign-in', { 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
    expect(received).toEqual([]);
  });

  it('is refused without a session unless it begins one', async () => {
    expect((await post('/staff/actions/list-staff')).status).toBe(401);
    expect((await get('/staff/events')).status).toBe(401);
    expect(received).toEqual([]);
    expect((await post('/staff/session/sign-in')).status).toBe(200);
  });

  it.each([
    ['/staff/session/sign-in', 16 * 1024],
    ['/staff/actions/answer-conversation', 24 * 1024 * 1024],
  ])('has a largest body at %s', async (path, limit) => {
    const body = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;
    expect((await post(path, session, body(limit))).status).toBe(200);
    expect((await post(path, session, body(limit + 1))).status).toBe(413);
  });

  it('says that the gateway is too slow, or gone', async () => {
    reply = () => undefined;
    const slow = await post('/staff/session/me', session, '{}', serve(50));
    expect(slow.status).toBe(504);
    reply = (_request, response) => response.destroy();
    const gone = await post('/staff/session/me', session);
    expect(gone.status).toBe(503);
    expect(await gone.json()).toMatchObject({ data: null });
  });
});

describe('the session cookie', () => {
  const answerWith = (headers: Record<string, string>, status = 200): void => {
    reply = (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end('{"code":0,"message":"","data":{}}');
    };
  };

  it('is set from a token, out of reach of scripts and other sites', async () => {
    answerWith({ 'x-staff-token': 'new-1' });
    const answer = await post('/staff/session/second-factor');
    expect(answer.headers.get('set-cookie')).toBe(
      '__Host-xl_staff=new-1; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
    expect(answer.headers.get('x-staff-token')).toBeNull();
  });

  it('has a plain name on this machine', async () => {
    answerWith({ 'x-staff-token': 'new-1' });
    const local = { host: 'localhost:3002', origin: 'http://localhost:3002' };
    const answer = await post('/staff/session/second-factor', local);
    expect(answer.headers.get('set-cookie')).toBe(
      'xl_staff=new-1; Path=/; HttpOnly; SameSite=Strict',
    );
  });

  it('is removed by an empty token, and when the session has ended', async () => {
    const removed = '__Host-xl_staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure';
    answerWith({ 'x-staff-token': '' });
    const out = await post('/staff/session/sign-out', session);
    expect(out.headers.get('set-cookie')).toBe(removed);
    answerWith({}, 401);
    const ended = await post('/staff/session/me', session);
    expect(ended.status).toBe(401);
    expect(ended.headers.get('set-cookie')).toBe(removed);
  });

  it('stays when a call without a session is refused', async () => {
    answerWith({}, 401);
    expect((await post('/staff/session/sign-in')).headers.get('set-cookie')).toBeNull();
  });
});

describe('events', () => {
  it('arrive while the stream is open', async () => {
    let stream: ServerResponse | undefined;
    reply = (_request, response) => {
      stream = response;
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: desk\ndata: 1\n\n');
    };
    const answer = await get('/staff/events', {
      ...session,
      'sec-fetch-site': 'same-origin',
      'last-event-id': '7',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('event: desk\ndata: 1\n\n');
    stream?.write('event: desk\ndata: 2\n\n');
    expect((await reader?.read())?.value).toBe('event: desk\ndata: 2\n\n');
    stream?.end();
    expect((await reader?.read())?.done).toBe(true);
    expect(received[0]?.headers).toMatchObject({ token: 'secret-1', 'last-event-id': '7' });
  });
});

describe('health', () => {
  it('is answered under any name', async () => {
    const server = serve();
    const ask = async (path: string): Promise<unknown> => {
      const headers = { host: '10.0.0.4' };
      const answer = await server.fetch(new Request(`http://10.0.0.4${path}`, { headers }));
      return [answer.status, await answer.json()];
    };
    expect(await ask('/healthz')).toEqual([200, { status: 'live' }]);
    expect(await ask('/readyz')).toEqual([200, { status: 'ready' }]);
    server.drain();
    expect(await ask('/readyz')).toEqual([503, { status: 'draining' }]);
  });
});
