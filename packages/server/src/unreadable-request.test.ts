import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerUnreadable } from './unreadable-request';

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer({ maxHeaderSize: 4096 }, (request, answer) => answer.end(request.url));
  server.on('clientError', answerUnreadable);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // A server that listens on a port has an address of this shape.
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((done) => server.close(done)));

/** Status line and location of the answer to what is sent as it is. */
async function send(line: string | Buffer, headers = ''): Promise<readonly (string | undefined)[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    Buffer.concat([
      Buffer.from(line),
      Buffer.from(` HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`),
    ]),
  );
  const answer = await text(socket);
  return [/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1], /^Location: (.*)\r$/m.exec(answer)?.[1]];
}

describe('an address', () => {
  test.each([
    ['/search?q=医院', '/search?q=%E5%8C%BB%E9%99%A2'],
    ['/医院?a=%E5%8C%BB&b=😀', '/%E5%8C%BB%E9%99%A2?a=%E5%8C%BB&b=%F0%9F%98%80'],
  ])('in the writing in which it is typed, %s, is taken', async (typed, written) => {
    expect(await send(`GET ${typed}`)).toEqual(['308', written]);
    // Where it leads, it can be read.
    expect(await send(`GET ${written}`)).toEqual(['200', undefined]);
  });

  test.each([
    ['bytes that are no UTF-8', Buffer.from('GET /\xff\xfe', 'latin1')],
    ['another host', 'GET //evil.example/医院'],
    ['another host, as browsers read it', 'GET /\\evil.example/医院'],
    ['a space', 'GET /医 院'],
    ['a form', 'POST /医院'],
    ['nothing that is HTTP', 'HELLO'],
  ])('with %s is refused', async (_, line) => {
    expect(await send(line)).toEqual(['400', undefined]);
  });

  test('with more headers than are read is refused as Node does', async () => {
    expect(await send('GET /', `X: ${'x'.repeat(8192)}\r\n`)).toEqual(['431', undefined]);
  });
});
