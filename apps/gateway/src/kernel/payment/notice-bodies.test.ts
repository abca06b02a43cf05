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

/** Sends a body as it is, with its right signature. */
async function sendBody(body: string) {
  const timestamp = gateway.services.clock.now().toISOString();
  const signature = signNotice(gateway.services.config.paymentNoticeKey, timestamp, body);
  const headers = { [timestampHeader]: timestamp, [signatureHeader]: signature };
  return gateway.send(
    new Request(`http://gateway.test${noticePathOf(sandboxName)}`, {
      method: 'POST',
      headers,
      body,
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

  it('of more than any provider sends is refused', async () => {
    const { paymentId } = await openUnpaidOrder(gateway);
    const goods = ' '.repeat(1200 * 1024);
    expect((await sendBody(JSON.stringify({ ...paidNotice(paymentId), goods }))).status).toBe(400);
  });
});
