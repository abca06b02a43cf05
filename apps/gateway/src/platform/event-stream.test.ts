import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defineCalls } from '@xinglin/contract';
import { z } from 'zod';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';
import { eventStream } from './event-stream';
import { internalAnswer } from './envelope';
import { mount } from './mount';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());
afterEach(() => void vi.useRealTimers());

function ask(body: object): Promise<Response> {
  const request = new Request('http://gateway.test/sandbox/stream', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang: 'en' },
    body: JSON.stringify(body),
  });
  return Promise.resolve(gateway.app.fetch(request));
}

async function eventsOf(body: object): Promise<string[]> {
  return (await (await ask(body)).text()).split('\n\n').filter((event) => event !== '');
}

describe('a call that streams', () => {
  it('answers its pieces as envelopes, and says that it is at its end', async () => {
    const response = await ask({ pieces: ['望', 'two\nlines'] });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(await response.text()).toBe(
      ': open\n\n' +
        'data: {"code":0,"message":"","data":{"text":"望"}}\n\n' +
        'data: {"code":0,"message":"","data":{"text":"two\\nlines"}}\n\n' +
        'event: end\ndata: {}\n\n',
    );
  });

  it('tells a refusal midway with its status, in the reader’s language', async () => {
    const [, , event = ''] = await eventsOf({ pieces: ['a'], ending: 'refuse' });
    const [name, data = ''] = event.split('\ndata: ');
    expect(name).toBe('event: failure');
    expect(JSON.parse(data)).toMatchObject({ status: 429, retryAfter: 7, code: 42900 });
    expect(JSON.parse(data).message).toMatch(/^[A-Z]/);
  });

  it('tells nothing of a fault of ours, and logs it', async () => {
    const [, event = ''] = await eventsOf({ pieces: [], ending: 'fail' });
    expect(event).toContain('"status":500');
    expect(event).not.toContain('told to fail');
    expect(gateway.log.join('')).toContain('told to fail');
  });

  it('is refused before it begins like any other', async () => {
    const response = await ask({ pieces: 'a' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 42200 });
  });

  it('lets nothing out that its schema does not know', async () => {
    const calls = defineCalls({
      streamMisfit: {
        path: '/test/stream',
        access: 'open',
        kind: 'query',
        streams: true,
        request: z.object({}),
        response: z.object({ text: z.string() }),
      },
    });
    const app = new Hono();
    const secret = { text: 'a', secret: 'never shown' };
    async function* streamMisfit() {
      yield secret;
      // A misfit is what a handler does against its types.
      yield {} as typeof secret;
    }
    mount(app, calls, { streamMisfit }, gateway.services);
    const text = await (await app.request('/test/stream', { method: 'POST' })).text();
    expect(text).toContain('"text":"a"');
    expect(text).not.toContain('never shown');
    expect(text).toContain('event: failure');
  });

  it('that would change something for good does not start', () => {
    const calls = defineCalls({
      change: {
        path: '/test/change',
        access: 'open',
        kind: 'mutation',
        streams: true,
        request: z.object({}),
        response: z.object({}),
      },
    });
    async function* change() {
      yield {};
    }
    expect(() => mount(new Hono(), calls, { change }, gateway.services)).toThrow('keeps nothing');
  });

  it('ends when the gateway begins to stop', async () => {
    const stopping = await gateway.another();
    const response = await stopping.app.request('/sandbox/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"pieces":["a"],"ending":"wait"}',
    });
    const reader = response.body?.getReader();
    await reader?.read();
    stopping.drain();
    let rest = '';
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      rest += new TextDecoder().decode(part.value);
    }
    expect(rest).toContain('event: failure\ndata: {"status":503');
    await stopping.dispose();
  });
});

describe('a stream of events', () => {
  const failed = () => internalAnswer('en');

  it('shows that it lives while there is nothing to tell', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    async function* silence() {
      await new Promise(() => undefined);
      yield 'never';
    }
    const reader = eventStream(silence(), { failed, heartbeatMs: 1000 }).body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe(': open\n\n');
    const beat = next();
    vi.advanceTimersByTime(1000);
    expect(await beat).toBe(': alive\n\n');
    await reader?.cancel();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives events their own names and ids, and their data as it is', async () => {
    async function* events() {
      yield { event: 'line', id: 'a:1', data: { text: 'two\nlines' } };
      yield { event: 'read', data: { upTo: 1 } };
    }
    expect(await eventStream(events(), { failed, areEvents: true }).text()).toBe(
      ': open\n\n' +
        'event: line\nid: a:1\ndata: {"text":"two\\nlines"}\n\n' +
        'event: read\ndata: {"upTo":1}\n\n' +
        'event: end\ndata: {}\n\n',
    );
  });

  it('asks for no piece before the one before was taken, and for none when the reader has left', async () => {
    let asked = 0;
    let isOver = false;
    async function* numbers() {
      try {
        for (;;) yield (asked += 1);
      } finally {
        isOver = true;
      }
    }
    let ended = 0;
    const body = eventStream(numbers(), { failed, ended: () => (ended += 1) }).body;
    const reader = body?.getReader();
    for (let read = 0; read < 3; read += 1) await reader?.read();
    expect(asked).toBeLessThan(5);
    await reader?.cancel();
    expect([isOver, ended]).toEqual([true, 1]);
  });
});
