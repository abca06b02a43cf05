import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { orders } from '../../kernel/orders/tables';
import { users } from '../../kernel/people/accounts/tables';
import { cardCents, openMembership } from '../../testing/membership-fixture';
import { runRefunds } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const dayMs = 24 * 60 * 60_000;

let gateway: TestGateway;
let membership: Awaited<ReturnType<typeof openMembership>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  membership = await openMembership(gateway);
});
afterAll(() => gateway.dispose());

const events = (detail: { history: readonly { event: string }[] }) =>
  detail.history.map(({ event }) => event);

describe('a card', () => {
  it('costs what the shelf says, and stands in the list of all orders', async () => {
    const { call } = await membership.newPerson();
    const { items } = (await call('/healthvip/rest/common/black/cards', { goodsType: 1 })).data;
    expect(items.map(({ goodsId }: { goodsId: string }) => goodsId)).toEqual([
      'card-season',
      'card-year',
      'card-family',
    ]);
    const asked = { goodsId: 'card-year' };
    const { product, quote, isMember } = (await call('/vip/rest/card/black/validate', asked)).data;
    expect(product.rights).toHaveLength(8);
    expect([quote.totalCents, isMember]).toEqual([cardCents, false]);
    const wrong = { ...asked, totalCents: cardCents - 1 };
    expect(await call('/vip/rest/card/black/buy', wrong)).toMatchObject({
      code: businessErrors.vipPriceChanged,
      data: { totalCents: cardCents },
    });
    const { data } = await call('/vip/rest/card/black/buy', { ...asked, totalCents: cardCents });
    const merged = (await call('/moduleoverlap/mergeorder/list')).data.items;
    expect(merged).toMatchObject([{ orderNo: data.orderNo, actions: ['pay', 'cancel'] }]);
  });

  it('belongs to who bought it: nobody else sees, cancels or activates it', async () => {
    const { orderNo, cardId } = await membership.paid();
    const other = await membership.newPerson();
    const tries: readonly (readonly [string, object])[] = [
      ['/healthvip/rest/order/black/ordersimpleinfo', { orderNo }],
      ['/healthvip/rest/order/black/cancelorder', { orderNo, refundCents: 0 }],
      ['/vip/rest/member/black/cardlist', { cardId }],
      ['/vip/rest/card/black/active', { cardId, patientIds: [] }],
      ['/my/vip/choosemember', { cardId, patientIds: [] }],
      ['/my/vip/subscription', { cardId, reminds: false }],
      ['/corpvip/rest/member/black/removebind', { cardId }],
    ];
    for (const [path, body] of tries)
      expect(await other.call(path, body), path).toMatchObject({ status: 403, data: null });
  });

  it('is activated for the family, gives its rights, and ends with its last day', async () => {
    const { call, family, activate, cardId, orderNo } = await membership.paid();
    const [patientId = ''] = await family(1);
    const info = async () => (await call('/vip/rest/member/black/info')).data;
    expect(await info()).toMatchObject({ isMember: false, toActivate: 1 });
    expect((await call('/vip/rest/member/black/availablecards')).data.items).toHaveLength(1);
    const { data } = await activate([patientId]);
    expect(data).toMatchObject({
      cardId,
      state: 'inService',
      people: [{ patientId, relation: expect.any(String), age: expect.any(Number) }],
    });
    expect(Date.parse(data.endsAt) - Date.parse(data.startsAt)).toBe(365 * dayMs);
    expect((await activate()).code).toBe(businessErrors.vipCardClosed);
    expect(await info()).toMatchObject({ isMember: true, best: { cardId }, toActivate: 0 });
    const services = (await call('/vip/rest/member/black/availableservices')).data.items;
    const closed = services.filter(({ isOpen }: { isOpen: boolean }) => !isOpen);
    // Reports are fetched free with a family's card alone.
    expect(closed.map(({ rightId }: { rightId: string }) => rightId)).toEqual(['fetch-report']);
    const gene = (await call('/vip/rest/card/black/validate', { goodsId: 'gene-medicine' })).data;
    expect(gene).toMatchObject({
      isMember: true,
      quote: { totalCents: 49_900, steps: [{ kind: 'member', cents: -20_000 }] },
    });
    await gateway.advance(366 * dayMs);
    const [order] = await gateway.services.db
      .select({ state: orders.state })
      .from(orders)
      .where(eq(orders.orderNo, orderNo));
    expect(order?.state).toBe('completed');
  });

  it('stands on home for its owner alone; others see what there is', async () => {
    const home = '/bffnode/home/vip/entry';
    const { call, activate } = await membership.paid();
    expect((await call(home)).data).toMatchObject({ card: null, toActivate: 1 });
    const { data } = await activate();
    expect((await call(home)).data).toMatchObject({
      card: { title: data.title, endsAt: data.endsAt },
      toActivate: 0,
    });
    const offer = (await gateway.call(home, {})).data;
    expect(offer).toMatchObject({ card: null, toActivate: 0 });
    const { items } = (await gateway.call('/healthvip/rest/common/black/cards', { goodsType: 1 }))
      .data;
    const prices = items.map(({ priceCents }: { priceCents: number }) => priceCents);
    expect(offer.fromCents).toBe(Math.min(...prices));
    expect(offer.rights).toHaveLength(3);
    expect((await (await membership.newPerson()).call(home)).data).toEqual(offer);
  });

  it('takes no more people than its seats', async () => {
    const { family, activate } = await membership.paid();
    const people = await family(3);
    expect(await activate(people)).toMatchObject({
      code: businessErrors.vipSeatsFull,
      data: { seats: 2 },
    });
    expect((await activate(people.slice(0, 2))).data.people).toHaveLength(2);
  });
});

describe('the money of a card', () => {
  it('goes back whole before it is activated', async () => {
    const { orderNo, cancel, detail, call, ask } = await membership.paid();
    expect((await cancel()).data).toMatchObject({ orderNo, refundCents: cardCents });
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ state: 'refunded', refund: { status: 'done' } });
    expect((await call('/vip/rest/member/black/invalidcard')).data.items).toHaveLength(1);
    const found = async (pair: string) =>
      (await ask(`/my/vip/goodsorders?${pair}`)).data.items.length;
    expect(await found('orderStatus=7&payStatus=4')).toBe(1);
    expect(await found('orderStatus=7&payStatus=3')).toBe(0);
    expect(await found('orderStatus=6')).toBe(0);
    expect(await found('pageSize=1')).toBe(1);
  });

  it('goes back by the days that are left, and less than was shown is told first', async () => {
    const { activate, cancel, detail, signInAgain } = await membership.paid();
    await activate();
    await gateway.advance(100 * dayMs);
    await signInAgain();
    // The day that has begun is used.
    const left = Math.floor((cardCents * 264) / 365);
    expect((await cancel(cardCents)).code).toBe(businessErrors.vipPriceChanged);
    expect((await cancel(left)).data).toMatchObject({ refundCents: left });
    await runRefunds(gateway.services);
    const after = await detail();
    expect(after).toMatchObject({ state: 'refunded', refundCents: left });
    expect(events(after)).toEqual([
      'submit',
      'pay',
      'activate',
      'cancel',
      'requestShare',
      'finishRefund',
    ]);
  });

  it('is not taken late, and not in another amount', async () => {
    const { detail, cashier, pay } = await membership.ordered();
    expect(await pay(await cashier(), cardCents + 1)).toBe('mismatched');
    const late = await cashier();
    await gateway.advance(31 * 60_000);
    expect(await detail()).toMatchObject({ state: 'unpaid', actions: [], cardId: null });
    expect(await pay(late)).toBe('returned');
    await runRefunds(gateway.services);
    expect(await detail()).toMatchObject({ refundCents: cardCents, refund: { status: 'done' } });
  });
});

describe('a code', () => {
  it('gives a card once', async () => {
    const [one, other] = [await membership.newPerson(), await membership.newPerson()];
    const code = { code: 'vip 2026 seas 0001' };
    expect((await one.call('/my/vip/exchange', code)).data).toMatchObject({
      state: 'available',
      goodsId: 'card-season',
      orderNo: null,
    });
    expect((await other.call('/my/vip/exchange', code)).code).toBe(businessErrors.vipCodeUsed);
    const unknown = await other.call('/my/vip/exchange', { code: 'VIP-0' });
    expect(unknown.code).toBe(businessErrors.vipCodeUnknown);
  });

  it('is not found by guessing: an account has thirty wrong ones an hour', async () => {
    const { call } = await membership.newPerson();
    for (let count = 0; count < 30; count += 1) {
      const { code } = await call('/my/vip/exchange', { code: `VIP-${count}` });
      expect(code).toBe(businessErrors.vipCodeUnknown);
    }
    const refused = await call('/my/vip/exchange', { code: 'VIP-30' });
    expect(refused).toMatchObject({ code: businessErrors.codeGuessLimit, data: null });
    expect(refused.message).toContain('一小时后');
    for (const path of ['/moduleoperate/physical/redeemcode', '/moduleqk/rest/qkcenter/verifycode'])
      expect((await call(path, { code: 'WB20-2611-0001' })).code, path).toBe(
        businessErrors.codeGuessLimit,
      );
  });

  it('of a company gives a card that is given up at once', async () => {
    const { call } = await membership.newPerson();
    const issued = await gateway.call('/sandbox/desk/issue-member-codes', {
      staff: 'S1',
      goodsId: 'card-year',
      count: 1,
      companyName: '测试公司',
    });
    const [code] = issued.data.codes;
    const { cardId, companyName } = (await call('/my/vip/exchange', { code })).data;
    expect(companyName).toBe('测试公司');
    await call('/vip/rest/card/black/active', { cardId, patientIds: [] });
    expect((await call('/corpvip/rest/member/black/removebind', { cardId })).code).toBe(0);
    expect((await call('/vip/rest/member/black/info')).data.isMember).toBe(false);
    const again = await call('/corpvip/rest/member/black/removebind', { cardId });
    expect(again.code).toBe(businessErrors.vipCardClosed);
  });
});

it('reminds before a card ends, of the card that is thought of next, and only who wants it', async () => {
  const [keen, quiet] = [await membership.paid(), await membership.paid()];
  await keen.activate();
  await quiet.activate();
  const next = { cardId: keen.cardId, nextGoodsId: 'card-family' };
  expect((await keen.call('/my/vip/subscription', next)).data).toMatchObject({
    reminds: true,
    nextGoodsId: 'card-family',
  });
  await quiet.call('/my/vip/subscription', { cardId: quiet.cardId, reminds: false });
  await gateway.advance(359 * dayMs);
  const told = async (mobile: string) =>
    (await gateway.messagesTo(mobile)).filter(({ text }) => text.includes('不会自动续费'));
  expect((await told(keen.mobile))[0]?.text).toContain('超级会员家庭卡');
  expect(await told(keen.mobile)).toHaveLength(1);
  expect(await told(quiet.mobile)).toEqual([]);
});

it('sends a gene test to an address, and arranges a service for one of the family', async () => {
  const { call, family } = await membership.newPerson();
  const [patientId = ''] = await family(1);
  const test = { goodsId: 'gene-nutrition', patientId, totalCents: 39_900 };
  const without = await call('/healthvip/rest/order/black/neworder', test);
  expect(without.code).toBe(businessErrors.invalidFields);
  const service = { goodsId: 'medical-report', patientId, totalCents: 9800 };
  const { data } = await call('/healthvip/rest/order/black/neworder', service);
  const order = await call('/healthvip/rest/order/black/ordersimpleinfo', {
    orderNo: data.orderNo,
  });
  expect(order.data).toMatchObject({ goodsType: 3, cardId: null, mayActivate: false });
});

it('tells the level of the free membership, and what the next one asks for', async () => {
  const { call, ask } = await membership.newPerson();
  const { data } = await call('/healthvip/rest/member/black/getmemberinfo');
  expect(data).toMatchObject({ level: { level: 1 }, orders: 0, next: { missingOrders: 1 } });
  const right = await ask('/my/vip/freeright?rightId=free-doctors');
  expect(right.data).toMatchObject({ isOpen: false, fromLevel: '金牌会员' });
  expect((await ask('/my/vip/freeright?rightId=private-doctor')).status).toBe(403);
});

it('is taken along by its owner', async () => {
  const { mobile, orderNo } = await membership.paid();
  const { db, all } = gateway.services;
  const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
  const parts = all(exportedData).map((part) => part(db, user?.userId ?? '', 'en'));
  expect(Object.assign({}, ...(await Promise.all(parts)))).toMatchObject({
    membershipOrders: [{ orderNo }],
    membershipCards: [{ orderNo }],
  });
});
