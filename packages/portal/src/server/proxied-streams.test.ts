import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { quietLog } from '../testing/quiet-log';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { tinyPortal } from '../testing/tiny-portal';
import { readConfig } from './config';
import { createPortalServer, type PortalServer } from './create-portal-server';

const timeoutMs = 8000;
let gateway: TinyGateway;
let portal: PortalServer;

beforeAll(async () => {
  gateway = await startTinyGateway();
  portal = await createPortalServer({
    log: quietLog,
    portal: tinyPortal,
    config: readConfig({ GATEWAY_URL: gateway.url }, 'PORT', 0),
    client: null,
    timeoutOf: () => timeoutMs,
  });
});
afterAll(() => gateway.close());
// The portal's time-outs pass when the test says so, however slow the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A promise, and what fulfils it. */
function later(): { readonly done: Promise<void>; readonly now: () => void } {
  let now = (): void => undefined;
  const done = new Promise<void>((resolve) => (now = resolve));
  return { done, now };
}

/** Asks for a stream as a page does whose browser takes gzip. */
async function open(contentType: string) {
  const released = later();
  const closed = later();
  gateway.answer('/chat', {
    pieces: ['data: 1\n\n', 'data: 2\n\n'],
    between: released.done,
    contentType,
    closed: closed.now,
  });
  const answer = await portal.fetch(
    new Request('http://localhost/gateway/chat', {
      method: 'POST',
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'content-type': 'application/json',
        'accept-encoding': 'gzip',
      },
      body: '{}',
    }),
  );
  const reader = answer.body?.getReader();
  const next = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
  return { answer, reader, next, release: released.now, closed: closed.done };
}

test('a stream passes piece by piece, as it is, and no time-out ends it', async () => {
  const { answer, next, release } = await open('text/event-stream; charset=utf-8');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(await next()).toBe('data: 1\n\n');
  vi.advanceTimersByTime(timeoutMs * 2);
  release();
  expect(await next()).toBe('data: 2\n\n');
  expect(await next()).toBe('');
});

test('any other answer that goes on for too long is broken off', async () => {
  const { next, release } = await open('application/pdf');
  expect(await next()).toBe('data: 1\n\n');
  vi.advanceTimersByTime(timeoutMs);
  await expect(next()).rejects.toThrow(/abort|terminated/i);
  release();
});

test('a reader who leaves ends the stream at the gateway', async () => {
  const { reader, next, closed } = await open('text/event-stream');
  await next();
  await reader?.cancel();
  // Comes only when the gateway sees the connection end.
  await closed;
});

test('a part of a recording is asked for and answered as one: some browsers play nothing without', async () => {
  gateway.answer('/kanoupload/file/f1', ({ headers }) => ({
    status: headers.range === 'bytes=0-1' ? 206 : 200,
    body: 'part',
    headers: {
      'content-type': 'audio/mp4',
      'accept-ranges': 'bytes',
      'content-range': 'bytes 0-1/2048',
    },
  }));
  const answer = await portal.fetch(
    new Request('http://localhost/gateway/kanoupload/file/f1', {
      headers: { host: 'localhost', range: 'bytes=0-1', 'accept-encoding': 'gzip' },
    }),
  );
  expect(answer.status).toBe(206);
  expect(answer.headers.get('accept-ranges')).toBe('bytes');
  expect(answer.headers.get('content-range')).toBe('bytes 0-1/2048');
  expect(answer.headers.get('content-encoding')).toBeNull();
  await answer.body?.cancel();
});
