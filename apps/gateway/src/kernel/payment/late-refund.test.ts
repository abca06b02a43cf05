import { refundBy } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUnpaidOrder, paidNotice, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { runRefund } from './refunds';
import { paymentRefunds } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const minute = 60_000;

it('a refund is late once its day is over, to the person and at the desk, until it is done', async () => {
  const { person, orderNo, paymentId } = await openUnpaidOrder(gateway);
  const { token } = person;
  await sendNotice(gateway, paidNotice(paymentId));
  await gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token });
  const [row] = await gateway.services.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderNo, orderNo));
  if (!row) throw new Error('no refund');
  expect(row.expectedBy).toEqual(refundBy(row.createdAt));

  const refund = async () =>
    (await gateway.call('/order/orderinfo/detail.json', { orderNo }, { token })).data.refund;
  const atDesk = async () =>
    (await gateway.call('/sandbox/desk/list-stuck-refunds', { staff: 'S1' })).data.items;
  const told = { refundCents: 3800, expectedBy: row.expectedBy.toISOString() };

  await gateway.advance(row.expectedBy.getTime() - gateway.services.clock.now().getTime() - minute);
  expect(await refund()).toEqual({ ...told, status: 'processing' });
  expect(await atDesk()).toEqual([]);

  await gateway.advance(2 * minute);
  expect(await refund()).toEqual({ ...told, status: 'late' });
  expect(await atDesk()).toEqual([
    expect.objectContaining({ orderNo, cause: 'order', givenUpAt: null, tries: 0 }),
  ]);

  await runRefund(row, gateway.services);
  expect(await refund()).toEqual({ ...told, status: 'done' });
  expect(await atDesk()).toEqual([]);
});
