import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUnpaidOrder, paidNotice, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { unstorableTexts, withEachText } from '../../testing/with-each-text';
import { noticePathOf } from './notice-path';
import { signatureHeader, signNotice, timestampHeader } from './notice-signature';
import type { PaymentNotice } from './provider';
import { sandboxName } from './sandbox-provider';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

/** Sends a body as it is, with its right signature, which is over what was packed for the way. */
async function sendBody(body: string | Buffer<ArrayBuffer>, packing?: 'gzip' | 'deflate') {
  const timestamp = gateway.services.clock.now().toISOString();
  const signature = signNotice(gateway.services.config.paymentNoticeKey, timestamp, body);
  const headers = {
    [timestampHeader]: timestamp,
    [signatureHeader]: signature,
    ...(packing && { 'content-encoding': packing }),
  };
  const packed =
    packing === undefined ? body : packing === 'gzip' ? gzipSync(body) : deflateSync(body);
  return gateway.send(
    new Request(`http://gateway.test${noticePathOf(sandboxName)}`, {
      method: 'POST',
      headers,
      body: packed,
    }),
  );
}

describe('a notice', () => {
  it.each(unstorableTexts)('with %j as any of its texts is refused', async (text) => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const changed = withEachText<PaymentNotice>(paidNotice(paymentId), text);
    expect(changed).toHaveLength(3);
    for (const notice of changed) expect((await sendNotice(gateway, notice)).status).toBe(403);
    expect((await sendNotice(gateway, paidNotice(paymentId))).data.settlement).toBe('paid');
  });

  it.each(unstorableTexts)('is settled with %j in a field that nothing reads', async (text) => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const answer = await sendBody(JSON.stringify({ ...paidNotice(paymentId), [text]: text }));
    expect(answer.data.settlement).toBe('paid');
  });

  it.each([17, 100, 1024])('of %i KB that names all that was bought is settled', async (size) => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const goods = '药'.repeat((size * 1024) / 3);
    const answer = await sendBody(JSON.stringify({ ...paidNotice(paymentId), goods }));
    expect(answer.data.settlement).toBe('paid');
  });

  it.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['white space around', (text: string) => `\r\n\t ${text} \n`],
    [
      'words in GBK',
      (text: string) => Buffer.from(text.replace('{', '{"goods":"\xD2\xA9",'), 'latin1'),
    ],
    ['a field twice, the last as paid', (text: string) => text.replace('{', '{"amountCents":1,')],
    [
      'a field of many levels',
      (text: string) => text.replace('{', `{"a":${'['.repeat(500)}${']'.repeat(500)},`),
    ],
    [
      'a field that names a prototype',
      (text: string) => text.replace('{', '{"__proto__":{"amountCents":1},'),
    ],
    ['the amount with a point', (text: string) => text.replace('3800', '3800.0')],
    ['the amount with an exponent', (text: string) => text.replace('3800', '38e2')],
  ])('is settled with %s', async (_, change) => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const answer = await sendBody(change(JSON.stringify(paidNotice(paymentId))));
    expect(answer.data.settlement).toBe('paid');
  });

  it.each(['gzip', 'deflate'] as const)(
    'is settled when it comes packed by %s',
    async (packing) => {
      const { paymentId } = await openUnpaidOrder(gateway);
      const answer = await sendBody(JSON.stringify(paidNotice(paymentId)), packing);
      expect(answer.data.settlement).toBe('paid');
    },
  );

  it.each([
    ['a list', (text: string) => `[${text}]`],
    ['a text', (text: string) => JSON.stringify(text)],
    ['null', () => 'null'],
    ['nothing', () => ''],
    ['two notices', (text: string) => text + text],
    ['an amount in words', (text: string) => text.replace('3800', '"3800"')],
    ['an amount in a list', (text: string) => text.replace('3800', '[3800]')],
    ['half a cent', (text: string) => text.replace('3800', '3800.5')],
    ['less than nothing', (text: string) => text.replace('3800', '-3800')],
    ['more than there is', (text: string) => text.replace('3800', '1e400')],
    ['a number that no double holds', (text: string) => text.replace('3800', '9007199254740993')],
    ['a form', (text: string) => new URLSearchParams(JSON.parse(text)).toString()],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('is refused as %s, and settled when it comes right', async (_, change) => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const text = JSON.stringify(paidNotice(paymentId));
    expect((await sendBody(change(text))).status).toBe(403);
    expect((await sendBody(text)).data.settlement).toBe('paid');
  });

  it('of failure changes nothing once the money came, and money that came after a failure counts', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const told = paidNotice(paymentId);
    const settled: unknown[] = [];
    for (const outcome of ['fail', 'fail', 'success', 'fail', 'success'] as const)
      settled.push((await sendBody(JSON.stringify({ ...told, outcome }))).data.settlement);
    expect(settled).toEqual(['failed', 'repeated', 'paid', 'repeated', 'repeated']);
  });

  it('of more than any provider sends is refused', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const goods = ' '.repeat(1200 * 1024);
    expect((await sendBody(JSON.stringify({ ...paidNotice(paymentId), goods }))).status).toBe(400);
  });
});
