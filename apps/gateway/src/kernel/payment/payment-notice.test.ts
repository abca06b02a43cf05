import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import {
  addWorld,
  brokenInvariants,
  nothingBroken,
  type TestPerson,
} from '../../domains/booking/booking-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { deliverNotice } from './notice-delivery';
import {
  openPayment,
  openUnpaidOrder,
  paidNotice,
  pressCashier,
  runRefunds,
  sendNotice,
} from '../../testing/payment-fixture';
import { payments, sandboxReceipts } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- what must hold after all tests
  expect(await brokenInvariants(gateway.services.db)).toEqual(nothingBroken);
  await gateway.dispose();
});

const later = '2031-01-01T00:00:00.000Z';

async function unpaid() {
  const opened = await openUnpaidOrder(gateway);
  return { ...opened, notice: paidNotice(opened.paymentId) };
}

const detail = async (person: TestPerson, orderNo: string) =>
  (await gateway.call('/order/orderinfo/detail.json', { orderNo }, { token: person.token })).data;
const cancel = (person: TestPerson, orderNo: string) =>
  gateway.call('/order/cancelorder/cancel.json', { orderNo }, { token: person.token });

describe('a notice', () => {
  it('confirms the order once, however often it comes', async () => {
    const { person, orderNo, notice } = await unpaid();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendNotice(gateway, notice)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(answers.filter((answer) => answer.data.settlement === 'paid')).toHaveLength(1);
    const order = await detail(person, orderNo);
    expect(order.status).toBe('confirmed');
    expect(order.history).toHaveLength(2);
  });

  it('is refused when it is forged, changed or too old', async () => {
    const { person, orderNo, notice } = await unpaid();
    const forged = [
      await sendNotice(gateway, notice, { key: 'a key of somebody else, just as long' }),
      await sendNotice(
        gateway,
        { ...notice, outcome: 'fail' },
        { sentBody: JSON.stringify(notice) },
      ),
      await sendNotice(gateway, notice, { timestamp: '2020-01-01T00:00:00.000Z' }),
      await sendNotice(gateway, notice, { timestamp: later }),
      await sendNotice(gateway, paidNotice('nothing')),
      // More than any order costs, and than a column holds.
      await sendNotice(gateway, { ...notice, amountCents: 2 ** 31 }),
    ];
    expect(forged.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect((await detail(person, orderNo)).status).toBe('awaitingPayment');
  });

  it('with another amount confirms nothing', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    const answer = await sendNotice(gateway, paidNotice(paymentId, 1));
    expect([answer.status, answer.code]).toEqual([200, businessErrors.orderNotPayable]);
    expect((await detail(person, orderNo)).status).toBe('awaitingPayment');
    const [payment] = await gateway.services.db
      .select()
      .from(payments)
      .where(eq(payments.paymentId, paymentId));
    expect(payment).toMatchObject({ status: 'mismatched', receivedCents: 1 });
    // The person is not stuck: the next payment is a new one.
    const again = await openPayment(gateway, orderNo, person.token);
    expect(again).not.toBe(paymentId);
    await sendNotice(gateway, paidNotice(again));
    expect((await detail(person, orderNo)).status).toBe('confirmed');
  });

  it('of a failure leaves the order payable by a new payment', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    await sendNotice(gateway, { ...paidNotice(paymentId), outcome: 'fail' });
    expect(await detail(person, orderNo)).toMatchObject({
      status: 'awaitingPayment',
      actions: ['pay', 'cancel'],
    });
    expect(await openPayment(gateway, orderNo, person.token)).not.toBe(paymentId);
  });

  it('of a second payment sends its money back, and tells the person once', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    await sendNotice(gateway, { ...paidNotice(paymentId), outcome: 'fail' });
    await sendNotice(gateway, paidNotice(await openPayment(gateway, orderNo, person.token)));
    for (const settlement of ['returned', 'repeated'])
      expect((await sendNotice(gateway, paidNotice(paymentId))).data.settlement).toBe(settlement);
    const told = await gateway.messagesTo(person.mobile);
    const sentBack = told.filter(({ text }) => text.includes('正在全额原路退回'));
    expect(sentBack.map(({ text }) => text)).toEqual([expect.stringContaining(orderNo)]);
    const second = { refundCents: 3800, cause: 'secondPayment' };
    expect(await detail(person, orderNo)).toMatchObject({
      status: 'confirmed',
      refund: null,
      wrongPayments: [{ ...second, status: 'processing' }],
    });
    await runRefunds(gateway.services);
    // What it was paid with first stays paid.
    expect(await detail(person, orderNo)).toMatchObject({
      status: 'confirmed',
      refund: null,
      wrongPayments: [{ ...second, status: 'done' }],
    });
  });

  it('that comes after a cancellation sends the money back, and the history says so', async () => {
    const { person, orderNo, notice } = await unpaid();
    await cancel(person, orderNo);
    expect((await sendNotice(gateway, notice)).data.settlement).toBe('returned');
    await runRefunds(gateway.services);
    const order = await detail(person, orderNo);
    expect(order).toMatchObject({
      status: 'refunded',
      refundCents: 3800,
      refund: { status: 'done' },
    });
    expect(order.history.map((step: { state: string }) => step.state)).toEqual([
      'awaitingPayment',
      'cancelledByPatient',
      'refunding',
      'refunded',
    ]);
    expect(order.history[2].reason).toContain('原路退回');
  });

  it('for a second payment of one order gives just that one back', async () => {
    const { person, orderNo, paymentId, notice } = await unpaid();
    await sendNotice(gateway, { ...notice, outcome: 'fail' });
    const second = await openPayment(gateway, orderNo, person.token);
    await sendNotice(gateway, paidNotice(second));
    // The provider changes its mind about the first one.
    expect((await sendNotice(gateway, paidNotice(paymentId))).data.settlement).toBe('returned');
    await runRefunds(gateway.services);
    expect(await detail(person, orderNo)).toMatchObject({ status: 'confirmed', refundCents: 3800 });
    expect((await cancel(person, orderNo)).data).toMatchObject({
      status: 'refunding',
      refundCents: 7600,
    });
    await runRefunds(gateway.services);
    expect(await detail(person, orderNo)).toMatchObject({ status: 'refunded', refundCents: 7600 });
  });
});

describe('the cashier', () => {
  it('is the same one for the same order, and returns where asked last', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    const ask = (returnUrl: string) =>
      gateway.call(
        '/pay/geth5payurl.json',
        { orderNo, returnUrl },
        { token: person.token, locale: 'en' },
      );
    const answers = await Promise.all([ask('/a'), ask('/b'), ask('http://localhost:3000/c')]);
    expect(new Set(answers.map((answer) => answer.data.url)).size).toBe(1);
    expect(answers[0]?.data.url).toContain(paymentId);
    await ask('/my/order/status?orderNo=1');
    const pressed = await pressCashier(gateway, paymentId, 'success');
    expect(pressed.headers.get('location')).toBe('http://localhost:3000/my/order/status?orderNo=1');
    expect((await detail(person, orderNo)).status).toBe('confirmed');
    expect((await ask('/')).code).toBe(businessErrors.orderNotPayable);
  });

  it('never returns to a stranger', async () => {
    const { person, orderNo } = await unpaid();
    for (const returnUrl of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      const answer = await gateway.call(
        '/pay/geth5payurl.json',
        { orderNo, returnUrl },
        { token: person.token },
      );
      expect(answer.code, returnUrl).toBe(businessErrors.illegalReturnUrl);
    }
  });

  it('shows the order in the language of the person, without script, and takes one answer', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    await gateway.call(
      '/pay/geth5payurl.json',
      { orderNo, returnUrl: '/x' },
      { token: person.token, locale: 'en' },
    );
    const page = await gateway.app.request(`/sandbox/cashier/${paymentId}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://localhost:3000",
    );
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Shen Zhiyuan');
    expect(html).toContain('¥38.00');
    expect(await pressCashier(gateway, paymentId, 'perhaps')).toMatchObject({ status: 422 });
    const pressed = await Promise.all(
      [1, 2, 3].map(() => pressCashier(gateway, paymentId, 'success')),
    );
    expect(pressed.map((answer) => answer.status)).toEqual([303, 303, 303]);
    // Whoever presses the other button afterwards is led on; the first answer stands.
    expect((await pressCashier(gateway, paymentId, 'fail')).status).toBe(303);
    expect((await detail(person, orderNo)).history).toHaveLength(2);
    expect(await (await gateway.app.request(`/sandbox/cashier/${paymentId}`)).text()).not.toContain(
      '<form',
    );
  });

  it('tells how far paying came, from before the cashier to the second try', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    expect((await detail(person, orderNo)).payment).toBe('open');
    await pressCashier(gateway, paymentId, 'fail');
    expect(await detail(person, orderNo)).toMatchObject({
      status: 'awaitingPayment',
      payment: 'failed',
    });
    const again = await openPayment(gateway, orderNo, person.token);
    expect((await detail(person, orderNo)).payment).toBe('open');
    await pressCashier(gateway, again, 'success');
    expect(await detail(person, orderNo)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  });

  it('takes no money for an order that is over, and knows no stranger', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    await cancel(person, orderNo);
    expect((await pressCashier(gateway, paymentId, 'success')).status).toBe(409);
    expect((await detail(person, orderNo)).status).toBe('cancelledByPatient');
    expect((await gateway.app.request('/sandbox/cashier/nothing')).status).toBe(404);
    expect((await pressCashier(gateway, 'nothing', 'success')).status).toBe(404);
  });

  it('repeats its notice until it is acknowledged', async () => {
    const { person, orderNo, paymentId } = await unpaid();
    const receipt = async () =>
      (
        await gateway.services.db
          .select()
          .from(sandboxReceipts)
          .where(eq(sandboxReceipts.paymentId, paymentId))
      )[0];
    await gateway.call('/sandbox/faults', {
      path: '/pay/notify/sandbox',
      fault: 'status',
      status: 500,
      times: 2,
    });
    expect((await pressCashier(gateway, paymentId, 'success')).status).toBe(303);
    expect((await detail(person, orderNo)).status).toBe('awaitingPayment');
    await expect(deliverNotice({ paymentId }, gateway.services)).rejects.toThrow(
      'not acknowledged',
    );
    expect((await receipt())?.acknowledgedAt).toBeNull();
    await deliverNotice({ paymentId }, gateway.services);
    expect((await receipt())?.acknowledgedAt).not.toBeNull();
    expect((await detail(person, orderNo)).status).toBe('confirmed');
  });
});

it('works by its own jobs: a notice that failed and a refund come through by themselves', async () => {
  const working = await openTestGateway({ work: true });
  try {
    const { services } = working;
    const { people, shift } = await addWorld(services.db, services.clock.now());
    const [person] = people;
    if (!person) throw new Error('nobody');
    const as = { token: person.token };
    const body = { shiftCaseId: shift.id, patientId: person.patientId };
    const { orderNo } = (await working.call('/order/submitorder/submit.json', body, as)).data;
    const paymentId = await openPayment(working, orderNo, person.token);
    await working.call('/sandbox/faults', {
      path: '/pay/notify/sandbox',
      fault: 'status',
      status: 500,
      times: 1,
    });
    await pressCashier(working, paymentId, 'success');
    const status = async () =>
      (await working.call('/order/orderinfo/detail.json', { orderNo }, as)).data.status;
    await expect.poll(status, { interval: 200 }).toBe('confirmed');
    await working.call('/order/cancelorder/cancel.json', { orderNo }, as);
    await expect.poll(status, { interval: 200 }).toBe('refunded');
  } finally {
    await working.dispose();
  }
});
