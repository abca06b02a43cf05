import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineCalls } from '@xinglin/contract';
import { createAdaptorServer } from '@hono/node-server';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestGateway, type TestGateway } from '../testing/test-gateway';
import { mount } from './mount';

const fields = z.object({
  text: z.string().max(20),
  size: z.int().optional(),
  ids: z.array(z.string()).optional(),
});
const megabyte = 1024 * 1024;

const calls = defineCalls({
  sendForm: {
    path: '/test/form',
    encoding: 'form',
    access: 'open',
    kind: 'query',
    request: fields,
    response: fields,
  },
  sendQuery: {
    path: '/test/query',
    method: 'GET',
    access: 'open',
    kind: 'query',
    request: fields,
    response: fields,
  },
  sendParts: {
    path: '/test/parts',
    encoding: 'multipart',
    bodyLimit: 2 * megabyte,
    access: 'open',
    kind: 'query',
    request: fields.extend({ file: z.file().optional() }),
    response: fields.extend({ bytes: z.int() }),
  },
  sendClosed: {
    path: '/test/closed',
    encoding: 'multipart',
    bodyLimit: 2 * megabyte,
    access: 'session',
    kind: 'query',
    request: z.object({}),
    response: z.object({}),
  },
});

let gateway: TestGateway;
let app: Hono;
beforeAll(async () => {
  gateway = await openTestGateway();
  app = new Hono();
  const handlers = {
    sendForm: async (input: z.output<typeof fields>) => input,
    sendQuery: async (input: z.output<typeof fields>) => input,
    sendParts: async ({
      file,
      ...rest
    }: z.output<typeof fields> & { file?: File | undefined }) => ({
      ...rest,
      bytes: file?.size ?? 0,
    }),
    sendClosed: async () => ({}),
  };
  mount(app, calls, handlers, gateway.services);
});
afterAll(() => gateway.dispose());

async function send(path: string, init: RequestInit) {
  const response = await app.fetch(new Request(`http://gateway.test${path}`, init));
  // Each answer is an envelope, whatever its status.
  return {
    status: response.status,
    ...((await response.json()) as { code: number; data: unknown }),
  };
}

const form = (body: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
  body,
});

function parts(entries: Readonly<Record<string, string | Blob>>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(entries)) body.append(name, value);
  return { method: 'POST', body };
}

describe('a form', () => {
  it('is text, and what the schema wants otherwise is read as JSON', async () => {
    const answer = await send(
      '/test/form',
      form('text=%E5%BF%83+1&size=12&ids=%5B%22a%22%2C%22b%22%5D'),
    );
    expect(answer).toMatchObject({ code: 0, data: { text: '心 1', size: 12, ids: ['a', 'b'] } });
    // Text that looks like a number stays the text that it is.
    expect((await send('/test/form', form('text=007'))).data).toEqual({ text: '007' });
    expect((await send('/test/query?text=12&size=3', {})).data).toEqual({ text: '12', size: 3 });
  });

  it('that comes in parts is the same', async () => {
    const file = new Blob(['x'.repeat(megabyte)]);
    const answer = await send('/test/parts', parts({ text: '心', size: '3', ids: '["a"]', file }));
    expect(answer.data).toEqual({ text: '心', size: 3, ids: ['a'], bytes: megabyte });
  });

  it.each<[string, string, RequestInit, number, number]>([
    [
      'JSON',
      '/test/form',
      { ...form('{}'), headers: { 'content-type': 'application/json' } },
      415,
      41500,
    ],
    ['a field too many', '/test/form', form('text=a&size=many'), 422, 42200],
    ['no field', '/test/form', form(''), 422, 42200],
    [
      'bytes that are no UTF-8',
      '/test/form',
      { ...form(''), body: new Uint8Array([0x61, 0xff]) },
      400,
      40000,
    ],
    ['more than a form holds', '/test/form', form(`text=${'x'.repeat(64 * 1024)}`), 400, 40000],
    ['a NUL', '/test/form', form('text=%00'), 422, 42200],
    ['a file where text is wanted', '/test/parts', parts({ text: new Blob(['x']) }), 422, 42200],
    ['text where a file is wanted', '/test/parts', parts({ text: 'a', file: 'x' }), 422, 42200],
    [
      'more than the parts may hold',
      '/test/parts',
      parts({ file: new Blob(['x'.repeat(2 * megabyte)]) }),
      200,
      41300,
    ],
  ])('refuses %s', async (_, path, init, status, code) => {
    expect(await send(path, init)).toMatchObject({ status, code });
  });

  it.each([
    'filename="plain.jpg"',
    'filename="a\\"b.jpg"',
    'filename="a;b\\".jpg"',
    'filename="照片\\".jpg"',
    'filename="a"b.jpg"',
    'filename=a"b.jpg',
    'filename=照片.jpg',
    'filename=(1).jpg',
    'filename = "a.jpg"',
    'filename="a\nb.jpg"',
    'filename="a\r\nb.jpg"',
    'filename="x; name=\\"text\\".jpg"',
    'filename="C:\\a\\"',
    `filename="${'长'.repeat(5000)}\\".jpg"`,
    'filename="👨‍👩‍👧"😀".jpg"',
    "filename*=UTF-8''%E7%85%A7.jpg",
    "filename*=gb2312''%D5%D5.jpg",
    "filename*=UTF-8''%E7%8.jpg",
    'filename*0="a"; filename*1=".jpg"',
  ])('takes a file with %s, and its bytes as they are', async (name) => {
    const body = [
      '--b',
      'Content-Disposition: form-data; name="text"',
      '',
      '; filename="x\\"y"',
      '--b',
      `Content-Disposition: form-data; name="file"; ${name}`,
      'Content-Type: image/jpeg',
      '',
      'xyz',
      '--b--',
      '',
    ].join('\r\n');
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await send('/test/parts', { method: 'POST', headers, body })).toMatchObject({
      status: 200,
      data: { text: '; filename="x\\"y"', bytes: 3 },
    });
  });

  it('never breaks, whatever its bytes', async () => {
    const boundary = 'multipart/form-data; boundary=b';
    const pieces = fc.constantFrom(
      '--b',
      '--b--',
      '\r\n',
      '\n',
      'Content-Disposition: form-data; name="',
      'text"',
      '; filename="x"',
      '\r\n\r\n',
      'a',
      '\u0000',
      '%',
      '%zz',
      '&',
      '=',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(pieces, { maxLength: 30 }),
        fc.boolean(),
        async (chosen, inParts) => {
          const body = chosen.join('');
          const init = inParts
            ? { ...form(body), headers: { 'content-type': boundary } }
            : form(body);
          const answer = await send(inParts ? '/test/parts' : '/test/form', init);
          expect(answer.status).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('does not touch what every object has', async () => {
    await send('/test/form', form('text=a&__proto__=x&constructor=y'));
    await send('/test/parts', parts({ text: 'a', ['__proto__']: 'x' }));
    expect(Object.keys({})).toEqual([]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('a large body', () => {
  it('of a stranger is not read at all', async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    // Streams as bodies need the word, which the types do not know yet.
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    expect(await send('/test/closed', init)).toMatchObject({ status: 401, code: -6 });
    // A stream fills its own small buffer before anybody asks.
    expect(pulled).toBeLessThan(5);
  });

  it('gets its refusal over a real connection, although it was not read to the end', async () => {
    const server = createAdaptorServer({ fetch: app.fetch, createServer });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    // A server that listens on TCP has an address with a port.
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<string>((done, fail) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const request = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/test/form',
        headers,
      });
      request.on('error', fail);
      request.on('response', (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => done(`${response.statusCode} ${text}`));
      });
      request.end(Buffer.alloc(100 * 1024, 'x'));
    });
    expect(answer).toMatch(/^400 \{"code":40000/);
    await new Promise((done) => server.close(done));
  });

  it('gives its share back when it is refused', async () => {
    for (let sent = 0; sent < 200; sent += 1) await send('/test/parts', { method: 'POST' });
    expect((await send('/test/parts', parts({ text: 'a' }))).status).toBe(200);
  });
});
