// Owns: the test of a new kind of order: whose it is, and its way from ordering to the refund.
// Used by: `npm run new -- order-kind`.

export const testText = ({ domain, thing, id, path, cents }) => `import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { users } from '../../kernel/people/accounts/tables';
import { openPayment, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { seed } from './seed';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  await seed(gateway.services.db);
});
afterAll(() => gateway.dispose());

/** A signed-in account, with the calls it makes. */
async function newPerson() {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const call = (callPath: string, body: object) => gateway.call(callPath, body, { token });
  return { mobile, token, call };
}

/** A person with an unpaid order. */
async function ordered() {
  const person = await newPerson();
  const { call, token } = person;
  const { data } = await call('${path}/submit.json', { offerId: '${thing}-1' });
  const orderNo: string = data.orderNo;
  const detail = async () => (await call('${path}/detail.json', { orderNo })).data;
  const cancel = (reason: string) => call('${path}/cancel.json', { orderNo, reason });
  const pay = async (paymentId: string, cents = ${cents}) =>
    (await sendNotice(gateway, paidNotice(paymentId, cents))).data.settlement;
  const cashier = () => openPayment(gateway, orderNo, token);
  return { ...person, orderNo, detail, cancel, cashier, pay };
}

describe('${thing} orders', () => {
  it('cost what the offer says, and stand in the list of all orders', async () => {
    const { call } = await newPerson();
    const [offer] = (await call('${path}/offers.json', {})).data.items;
    const { data } = await call('${path}/submit.json', { offerId: offer.offerId });
    expect(data).toMatchObject({ amountCents: offer.priceCents });
    const { items } = (await call('/moduleoverlap/mergeorder/list', {})).data;
    expect(items).toMatchObject([
      {
        orderNo: data.orderNo,
        title: offer.title,
        amountCents: offer.priceCents,
        payBefore: data.payBefore,
        actions: ['pay', 'cancel'],
      },
    ]);
    expect((await call('${path}/submit.json', { offerId: 'other' })).code).not.toBe(0);
  });

  it('belong to who ordered: nobody else sees or cancels them', async () => {
    const { orderNo, detail } = await ordered();
    const other = await newPerson();
    for (const call of ['detail', 'cancel']) {
      const answer = await other.call(\`${path}/\${call}.json\`, { orderNo });
      expect(answer, call).toMatchObject({ status: 403, data: null });
    }
    expect(await detail()).toMatchObject({ orderNo, group: 'awaitingPayment', payment: 'none' });
  });

  it('are paid, cancelled and given back', async () => {
    const { mobile, orderNo, detail, cancel, cashier, pay } = await ordered();
    expect(await pay(await cashier())).toBe('paid');
    expect(await detail()).toMatchObject({ group: 'active', actions: ['cancel'], payBefore: null });
    const { data } = await cancel('买错了');
    expect(data).toEqual({ orderNo, statusText: '已取消，退款中', refundCents: ${cents} });
    await runRefunds(gateway.services);
    const after = await detail();
    expect(after).toMatchObject({ group: 'cancelled', actions: [], refund: { status: 'done' } });
    expect(after.history.map((step: { event: string }) => step.event)).toEqual([
      'submit',
      'pay',
      'cancel',
      'requestRefund',
      'finishRefund',
    ]);
    expect(after.history[2]).toMatchObject({ actor: 'patient', reason: '买错了' });
    const said = (await gateway.messagesTo(mobile)).filter(({ text }) => text.includes(orderNo));
    expect(said).toHaveLength(3);
    expect((await cancel('再来')).code).not.toBe(0);
  });

  it('expire when they are not paid in time, and what comes later goes back', async () => {
    const { detail, cashier, pay } = await ordered();
    const paymentId = await cashier();
    await gateway.advance(31 * 60_000);
    expect(await detail()).toMatchObject({ group: 'cancelled', actions: [], payBefore: null });
    expect(await pay(paymentId)).toBe('returned');
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ refundCents: ${cents}, refund: { status: 'done' } });
  });

  it('take no other amount than the price', async () => {
    const { mobile, detail, cashier, pay } = await ordered();
    expect(await pay(await cashier(), ${cents} + 1)).toBe('mismatched');
    expect(await detail()).toMatchObject({ group: 'awaitingPayment', actions: ['pay', 'cancel'] });
    expect((await gateway.messagesTo(mobile))[0]?.text).toContain('重新支付');
  });

  it('are completed at the desk, and keep the account until then', async () => {
    const { call, orderNo, detail, cancel, cashier, pay } = await ordered();
    await pay(await cashier());
    const obstacles = async () => (await call('/user/account/logoffstatus.json', {})).data.obstacles;
    expect(await obstacles()).toEqual([{ kind: 'openOrders', count: 1 }]);
    await gateway.call('/sandbox/desk/complete-${id}', { staff: 'S1', orderNo });
    expect(await detail()).toMatchObject({ group: 'completed', actions: [] });
    expect(await obstacles()).toEqual([]);
    expect((await cancel('')).code).not.toBe(0);
  });

  it('are taken along by their owner', async () => {
    const { mobile, orderNo } = await ordered();
    const { db, all } = gateway.services;
    const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
    const parts = all(exportedData).map((part) => part(db, user?.userId ?? '', 'en'));
    expect(Object.assign({}, ...(await Promise.all(parts)))).toMatchObject({ ${domain}: [{ orderNo }] });
  });
});
`;
