import { businessErrors, orders as orderCalls } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPharmacies } from '../../testing/medicines-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let shelf: Awaited<ReturnType<typeof openPharmacies>>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  shelf = await openPharmacies(gateway);
});
afterAll(() => gateway.dispose());

const hourMs = 60 * 60_000;
const nextMatters = orderCalls.listNextMatters.path;
const soon = () => new Date(gateway.services.clock.now().getTime() + hourMs).toISOString();

/** An order whose third line is on hold, with what may be done about another maker. */
async function held() {
  const order = await shelf.ordered();
  const { orderNo } = order;
  await shelf.desk('confirm-drug-order', { orderNo });
  await order.move('3', 'onHold', { reason: '厂家到货延迟', expectedAt: soon() });
  const offer = (drugId = 'test-c2') =>
    shelf.desk('offer-substitution', { orderNo, lineId: '3', drugId, reason: '厂家到货延迟' });
  const agree = (isAgreed = true) =>
    shelf.desk('agree-substitution', { orderNo, lineId: '3', isAgreed });
  const decide = (isAccepted: boolean) => order.act('substitution', { lineId: '3', isAccepted });
  const third = async () => (await order.detail()).lines[2];
  return { ...order, offer, agree, decide, third };
}

describe('another medicine for one that is missing', () => {
  it('is agreed to by the doctor, then taken by the patient: what it costs less is refunded', async () => {
    const order = await held();
    expect((await order.offer()).code).toBe(0);
    expect((await order.decide(true)).code).toBe(businessErrors.drugOfferEnded);
    expect((await order.agree()).code).toBe(0);
    expect((await order.third()).substitution).toMatchObject({
      state: 'offered',
      fromMaker: '厂 test-c',
      toMaker: '厂 test-c2',
      refundCents: 600,
    });
    const matter = async () =>
      (await order.call(nextMatters)).data.items.find(
        (one: { orderNo: string }) => one.orderNo === order.orderNo,
      );
    expect((await matter()).what).toBe('answer');
    const before = await shelf.stockOf('test-c2');
    expect((await order.decide(true)).data).toMatchObject({ refundCents: 600 });
    expect(await shelf.stockOf('test-c2')).toBe(before - 2);
    expect(await order.third()).toMatchObject({
      state: 'preparing',
      refundedCents: 600,
      item: { drugId: 'test-c2' },
      substitution: { state: 'accepted' },
    });
    expect((await matter()).what).toBe('wait');
    expect(await order.sums()).toMatchObject({ refunded: 600, state: 'confirmed' });
    await order.move('3', 'declined', { reason: '破损' });
    expect(await shelf.stockOf('test-c2')).toBe(before);
    expect(await order.sums()).toMatchObject({ refunded: 4000 });
  });

  it('is decided once, of many decisions at once', async () => {
    const order = await held();
    await order.offer();
    await order.agree();
    const before = await shelf.stockOf('test-c2');
    const answers = await Promise.all(
      [true, false, true, true, false].map((isAccepted) => order.decide(isAccepted)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === businessErrors.drugOfferEnded)).toHaveLength(4);
    const isTaken = (await order.third()).substitution.state === 'accepted';
    expect(await shelf.stockOf('test-c2')).toBe(isTaken ? before - 2 : before);
    expect((await order.sums())?.refunded).toBe(isTaken ? 600 : 0);
  });

  it('ends when the doctor does not agree, the line moves or the patient waits', async () => {
    const refused = await held();
    await refused.offer();
    await refused.agree(false);
    expect((await refused.third()).substitution.state).toBe('withdrawn');
    const moved = await held();
    await moved.offer();
    await moved.agree();
    await moved.move('3', 'preparing');
    expect((await moved.third()).substitution.state).toBe('withdrawn');
    expect((await moved.decide(true)).code).toBe(businessErrors.drugOfferEnded);
    const waits = await held();
    await waits.offer();
    await waits.agree();
    expect((await waits.decide(false)).code).toBe(0);
    expect(await waits.third()).toMatchObject({
      state: 'onHold',
      substitution: { state: 'refused' },
    });
  });

  it('is the same but for its maker, in stock, and not dearer', async () => {
    const order = await held();
    expect((await order.offer('test-a')).data.fields).toMatchObject([{ path: 'drugId' }]);
    expect((await order.offer('test-c')).data.fields).toMatchObject([{ path: 'drugId' }]);
    await shelf.setStock('test-c2', 1);
    expect((await order.offer()).data.fields).toMatchObject([{ path: 'drugId' }]);
    await shelf.setStock('test-c2', 100);
    expect((await order.offer()).code).toBe(0);
  });
});
