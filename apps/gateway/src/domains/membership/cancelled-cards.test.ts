import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessErrors } from '@xinglin/contract';
import { orders } from '../../kernel/orders/tables';
import { cardCents, openMembership } from '../../testing/membership-fixture';
import { openPayment, paidNotice, runRefunds, sendNotice } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const dayMs = 24 * 60 * 60_000;
const goodsId = 'card-year';
/** What is refunded of a year's card after one day. */
const afterOneDay = Math.floor((cardCents * 364) / 365);

let gateway: TestGateway;
let membership: Awaited<ReturnType<typeof openMembership>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  membership = await openMembership(gateway);
});
afterAll(() => gateway.dispose());

type Person = Awaited<ReturnType<typeof membership.paid>>;

/** Buys another card of the year and activates it. */
async function nextCard({ call, pay, token }: Person) {
  const { data } = await call('/vip/rest/card/black/buy', { goodsId, totalCents: cardCents });
  const orderNo: string = data.orderNo;
  await pay(await openPayment(gateway, orderNo, token));
  const order = async () =>
    (await call('/healthvip/rest/order/black/ordersimpleinfo', { orderNo })).data;
  const { cardId } = await order();
  const activated = await call('/vip/rest/card/black/active', { cardId, patientIds: [] });
  const cancel = async () =>
    call('/healthvip/rest/order/black/cancelorder', {
      orderNo,
      refundCents: (await order()).refundNowCents,
    });
  const card = async () => (await call('/vip/rest/member/black/cardlist', { cardId })).data;
  return { orderNo, order, cancel, card, activated: activated.data };
}

const flag = async ({ call }: Person) =>
  (await call('/healthvip/rest/member/black/vipflag')).data.isMember;

/** Orders a service for one of the family, at the price it has for the account. */
async function orderService({ call, token }: Person, patientId: string, isPaid = true) {
  const asked = { goodsId: 'medical-report' };
  const { quote } = (await call('/vip/rest/card/black/validate', { ...asked, couponId: '' })).data;
  const { data } = await call('/healthvip/rest/order/black/neworder', {
    ...asked,
    patientId,
    totalCents: quote.totalCents,
  });
  const orderNo: string = data.orderNo;
  if (isPaid) {
    const paymentId = await openPayment(gateway, orderNo, token);
    await sendNotice(gateway, paidNotice(paymentId, quote.totalCents));
  }
  return { orderNo, savedCents: quote.listCents - quote.totalCents };
}

const linesOf = (order: { refundNowLines: readonly { kind: string; cents: number }[] }) =>
  order.refundNowLines.map(({ kind, cents }) => [kind, cents]);

describe('two cards of one account', () => {
  it('the second begins at once when the first is cancelled, and is refunded from its new start', async () => {
    const person = await membership.paid();
    const first = (await person.activate()).data;
    const second = await nextCard(person);
    expect(second.activated.state).toBe('upcoming');
    expect(second.activated.startsAt).toBe(first.endsAt);
    await gateway.advance(60_000);
    expect((await person.cancel()).data.refundCents).toBe(afterOneDay);
    const card = await second.card();
    expect(card.state).toBe('inService');
    expect(
      Math.abs(Date.parse(card.startsAt) - gateway.services.clock.now().getTime()),
    ).toBeLessThan(50_000);
    expect(Date.parse(card.endsAt) - Date.parse(card.startsAt)).toBe(365 * dayMs);
    expect(await flag(person)).toBe(true);
    await gateway.advance(60_000);
    expect((await second.cancel()).data.refundCents).toBe(afterOneDay);
    expect(await flag(person)).toBe(false);
    const services = (await person.call('/vip/rest/member/black/availableservices')).data.items;
    expect(services.some(({ isOpen }: { isOpen: boolean }) => isOpen)).toBe(false);
  });

  it('the order of the second ends with its new term', async () => {
    const person = await membership.paid();
    await person.activate();
    const second = await nextCard(person);
    await person.cancel();
    await gateway.advance(364 * dayMs);
    await person.signInAgain();
    expect(await second.order()).toMatchObject({ state: 'active' });
    await gateway.advance(2 * dayMs);
    await person.signInAgain();
    expect(await second.order()).toMatchObject({ state: 'completed' });
    expect(await flag(person)).toBe(false);
  });

  it('the second is refunded in full while it has not begun, and the first goes on', async () => {
    const person = await membership.paid();
    await person.activate();
    const { endsAt } = (await person.call('/vip/rest/member/black/bestcard')).data.card;
    const second = await nextCard(person);
    expect(linesOf(await second.order())).toEqual([['paid', cardCents]]);
    expect((await second.cancel()).data.refundCents).toBe(cardCents);
    const { card } = (await person.call('/vip/rest/member/black/bestcard')).data;
    expect(card).toMatchObject({ cardId: person.cardId, endsAt });
  });

  it('a third follows the second without a gap when the one in between is cancelled', async () => {
    const person = await membership.paid();
    const first = (await person.activate()).data;
    const second = await nextCard(person);
    const third = await nextCard(person);
    await second.cancel();
    expect(await third.card()).toMatchObject({ state: 'upcoming', startsAt: first.endsAt });
  });

  it('one behind the card of a company begins when that is cancelled', async () => {
    const person = await membership.paid();
    const issued = await gateway.call('/sandbox/desk/issue-member-codes', {
      staff: 'S1',
      goodsId,
      count: 1,
      companyName: '测试公司',
    });
    const [code] = issued.data.codes;
    const { cardId } = (await person.call('/my/vip/exchange', { code })).data;
    await person.call('/vip/rest/card/black/active', { cardId, patientIds: [] });
    expect((await person.activate()).data.state).toBe('upcoming');
    await person.call('/corpvip/rest/member/black/removebind', { cardId });
    expect((await person.call('/vip/rest/member/black/bestcard')).data.card).toMatchObject({
      cardId: person.cardId,
      state: 'inService',
    });
    await gateway.advance(60_000);
    expect((await person.cancel()).data.refundCents).toBe(afterOneDay);
    expect(await flag(person)).toBe(false);
  });

  it('of two that are cancelled at the same moment, the second is never refunded more than it is worth', async () => {
    const person = await membership.paid();
    await person.activate();
    const second = await nextCard(person);
    await gateway.advance(60_000);
    const [one, two] = await Promise.all([person.cancel(), second.cancel()]);
    expect(one.data.refundCents).toBe(afterOneDay);
    // Which of them comes first is open. The second may have begun since its owner saw the refund.
    if (two.code === businessErrors.vipPriceChanged)
      expect((await second.cancel()).data.refundCents).toBe(afterOneDay);
    else expect(two.data.refundCents).toBe(cardCents);
    expect(await flag(person)).toBe(false);
  });
});

describe('what a card has saved', () => {
  it('is shown by kind against what it cost, and is nothing without a card in service', async () => {
    const person = await membership.paid();
    const [patientId = ''] = await person.family(1);
    const worth = async () => (await person.call('/vip/rest/member/black/info')).data.worth;
    expect(await worth()).toBeNull();
    await person.activate([patientId]);
    expect(await worth()).toEqual({
      feeCents: cardCents,
      savedCents: 0,
      missingCents: cardCents,
      kinds: [],
    });
    await gateway.advance(60_000);
    const { savedCents } = await orderService(person, patientId);
    await gateway.advance(60_000);
    expect(await worth()).toEqual({
      feeCents: cardCents,
      savedCents,
      missingCents: cardCents - savedCents,
      kinds: [{ kind: 'services', orders: 1, cents: savedCents }],
    });
    const other = await membership.paid();
    await other.activate([]);
    expect((await other.call('/vip/rest/member/black/info')).data.worth.savedCents).toBe(0);
  });

  it('is deducted from the refund, and shown line by line before', async () => {
    const person = await membership.paid();
    const [patientId = ''] = await person.family(1);
    await person.activate();
    const { orderNo, savedCents } = await orderService(person, patientId);
    expect(savedCents).toBeGreaterThan(0);
    await gateway.advance(60_000);
    const order = await person.detail();
    expect(linesOf(order)).toEqual([
      ['paid', cardCents],
      ['usedDays', afterOneDay - cardCents],
      ['saving', -savedCents],
    ]);
    expect(order.refundNowLines[1].days).toEqual({ used: 1, all: 365 });
    expect(order.refundNowLines[2].order).toMatchObject({ orderNo, count: 1 });
    expect(order.refundNowCents).toBe(afterOneDay - savedCents);
    expect((await person.cancel(afterOneDay)).code).toBe(businessErrors.vipPriceChanged);
    expect((await person.cancel()).data.refundCents).toBe(afterOneDay - savedCents);
    await runRefunds(gateway.services);
    const [row] = await gateway.services.db
      .select()
      .from(orders)
      .where(eq(orders.orderNo, person.orderNo));
    expect(row).toMatchObject({
      paidCents: cardCents,
      refundedCents: afterOneDay - savedCents,
      state: 'refunded',
    });
  });

  it('is never more than what is left', async () => {
    const person = await membership.paid();
    const [patientId = ''] = await person.family(1);
    await person.activate();
    // Each saves 30 of the 297 that are left after a day.
    for (let count = 0; count < 10; count += 1) await orderService(person, patientId, false);
    await gateway.advance(60_000);
    const order = await person.detail();
    expect(order.refundNowCents).toBe(0);
    expect(order.refundNowLines.at(-1)).toMatchObject({ kind: 'floor' });
    expect((await person.cancel()).data.refundCents).toBe(0);
    expect((await person.detail()).state).toBe('cancelled');
  });

  it('counts while the order awaits payment, and no longer once that is cancelled', async () => {
    const person = await membership.paid();
    const [patientId = ''] = await person.family(1);
    await person.activate();
    const { orderNo, savedCents } = await orderService(person, patientId, false);
    await gateway.advance(60_000);
    expect((await person.detail()).refundNowCents).toBe(afterOneDay - savedCents);
    await person.call('/healthvip/rest/order/black/cancelorder', { orderNo, refundCents: 0 });
    expect((await person.detail()).refundNowCents).toBe(afterOneDay);
  });

  it('does not count what was refunded, nor what was ordered before the card began', async () => {
    const person = await membership.paid();
    const [patientId = ''] = await person.family(1);
    const before = await orderService(person, patientId);
    expect(before.savedCents).toBe(0);
    await person.activate();
    const { orderNo } = await orderService(person, patientId);
    const service = await person.call('/healthvip/rest/order/black/ordersimpleinfo', { orderNo });
    await person.call('/healthvip/rest/order/black/cancelorder', {
      orderNo,
      refundCents: service.data.refundNowCents,
    });
    await runRefunds(gateway.services);
    await gateway.advance(60_000);
    expect((await person.detail()).refundNowCents).toBe(afterOneDay);
  });
});
