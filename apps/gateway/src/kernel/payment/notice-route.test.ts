import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { openUnpaidOrder, paidNotice } from '../../testing/payment-fixture';
import { noticePathOf } from './notice-path';
import { canonicalNotice, signatureHeader, signNotice, timestampHeader } from './notice-signature';
import { sandboxName } from './sandbox-provider';

let gateway: TestGateway;
let server: ReturnType<typeof createAdaptorServer>;
beforeAll(async () => {
  gateway = await openTestGateway();
  server = createAdaptorServer({ fetch: gateway.app.fetch, createServer });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await gateway.dispose();
});

/** What the gateway answers to these bytes, piece by piece. */
async function answerTo(pieces: readonly (string | Buffer)[]): Promise<string> {
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const line = connect(port, '127.0.0.1');
  const answer = text(line);
  for (const piece of pieces) {
    line.write(piece);
    await new Promise((done) => setTimeout(done, 5));
  }
  return answer;
}

const chunk = (bytes: string | Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}${more}\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
const last = '0\r\n\r\n';
const plain = (body: Buffer) => ({ head: [`Content-Length: ${body.length}`], sent: [body] });
type Framing = (body: Buffer) => {
  readonly head: readonly string[];
  readonly sent: readonly (string | Buffer)[];
  readonly version?: string;
};

const framings: readonly (readonly [string, Framing])[] = [
  ['a length', plain],
  ['version 1.0', (body) => ({ ...plain(body), version: '1.0' })],
  ['chunks', (body) => ({ head: ['Transfer-Encoding: chunked'], sent: [chunk(body), last] })],
  [
    'chunks, in capitals',
    (body) => ({ head: ['TRANSFER-ENCODING: CHUNKED'], sent: [chunk(body), last] }),
  ],
  [
    'chunks of seven bytes',
    (body) => ({
      head: ['Transfer-Encoding: chunked'],
      sent: [
        ...(body.toString('latin1').match(/[^]{1,7}/g) ?? []).map((part) =>
          chunk(Buffer.from(part, 'latin1')),
        ),
        last,
      ],
    }),
  ],
  [
    'chunks with remarks and headers behind them',
    (body) => ({
      head: ['Transfer-Encoding: chunked', 'Trailer: X-Sum'],
      sent: [chunk(body, ';a=b'), '0\r\nX-Sum: 1\r\n\r\n'],
    }),
  ],
  [
    'a question first',
    (body) => ({ ...plain(body), head: [...plain(body).head, 'Expect: 100-continue'] }),
  ],
  [
    'another type',
    (body) => ({
      ...plain(body),
      head: [...plain(body).head, 'Content-Type: text/plain; charset=GBK'],
    }),
  ],
];

describe('a notice over a connection', () => {
  it.each(framings)('is settled, with %s', async (_, framing) => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const body = canonicalNotice(paidNotice(paymentId));
    const { head, sent, version = '1.1' } = framing(Buffer.from(body));
    const timestamp = gateway.services.clock.now().toISOString();
    const signature = signNotice(gateway.services.config.paymentNoticeKey, timestamp, body);
    const lines = [
      `POST ${noticePathOf(sandboxName)} HTTP/${version}`,
      'Host: gateway.test',
      'Connection: close',
      `${timestampHeader}: ${timestamp}`,
      `${signatureHeader}: ${signature}`,
      ...head,
      '',
      '',
    ];
    expect(await answerTo([lines.join('\r\n'), ...sent])).toMatch(/"settlement":"paid"/);
  });
});
