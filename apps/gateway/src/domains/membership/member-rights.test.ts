import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberRightUses } from '../../kernel/pricing/tables';
import { cardCents, openMembership } from '../../testing/membership-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { membershipCards } from './tables';

const dayMs = 24 * 60 * 60_000;
const goodsId = 'medical-accompany';
const listCents = 29_800;
const memberCents = 23_800;
const order = '/healthvip/rest/order/black/neworder';

let gateway: TestGateway;
let membership: Awaited<ReturnType<typeof openMembership>>;
beforeAll(async () => {
  gateway = await openTestGateway();
  membership = await openMembership(gateway);
});
afterAll(() => gateway.dispose());

/** A person with a year's card in service for the first of two of the family. */
async function member() {
  const person = await membership.paid();
  const { call } = person;
  const [seated = '', other = ''] = await person.family(2);
  await person.activate([seated]);
  const offer = async (patientId?: string) =>
    (await call('/vip/rest/card/black/validate', { goodsId, couponId: '', patientId })).data;
  const free = (patientId = seated) =>
    call(order, { goodsId, patientId, totalCents: 0, usesRight: true });
  const right = async (rightId = 'accompany') => {
    const { rights } = (await call('/vip/rest/member/black/info')).data;
    return rights.find((one: { rightId: string }) => one.rightId === rightId);
  };
  const cancelService = (orderNo: string) =>
    call('/healthvip/rest/order/black/cancelorder', { orderNo, refundCents: 0 });
  return { ...person, seated, other, offer, free, right, cancelService };
}

describe('a service that a card includes', () => {
  it('is free for a person on the card, and paid at once', async () => {
    const person = await member();
    const { quote, right } = await person.offer(person.seated);
    expect(quote).toMatchObject({ listCents, totalCents: 0, steps: [{ kind: 'member' }] });
    expect(right).toMatchObject({ title: '陪诊', quota: 1, left: 1, whyNot: null });
    const { data } = await person.free();
    expect(data).toMatchObject({ amountCents: 0, payBefore: null });
    const made = await person.call('/healthvip/rest/order/black/ordersimpleinfo', {
      orderNo: data.orderNo,
    });
    expect(made.data).toMatchObject({ state: 'paid', amountCents: 0, mayCancel: true });
    expect(await person.right()).toMatchObject({ quota: 1, used: 1 });
    // Nothing is counted of a price.
    expect(await person.right('member-price')).toMatchObject({ quota: null, used: 0 });
    // Of no card of the year.
    expect(await person.right('fetch-report')).toBeUndefined();
  });

  it('costs the member price once it is used up, and returns the use of a cancelled order', async () => {
    const person = await member();
    const { orderNo } = (await person.free()).data;
    const offered = await person.offer(person.seated);
    expect(offered.quote.totalCents).toBe(memberCents);
    expect(offered.right).toMatchObject({ left: 0, whyNot: 'usedUp' });
    expect((await person.free()).code).toBe(businessErrors.memberRightGone);
    expect((await person.cancelService(orderNo)).data.statusText).toBeTruthy();
    expect(await person.right()).toMatchObject({ used: 0 });
    expect((await person.offer(person.seated)).quote.totalCents).toBe(0);
  });

  it('is not free without a seat, and says why', async () => {
    const person = await member();
    const { quote, right } = await person.offer(person.other);
    expect(quote.totalCents).toBe(memberCents);
    expect(right).toMatchObject({ left: 1, whyNot: 'notSeated' });
    expect((await person.free(person.other)).code).toBe(businessErrors.memberRightGone);
    expect((await person.offer()).right).toBeNull();
  });

  it('is used only by who asks for it, and never at another price than was shown', async () => {
    const person = await member();
    const asked = { goodsId, patientId: person.seated };
    const bought = await person.call(order, { ...asked, totalCents: memberCents });
    expect(bought.data.payBefore).not.toBeNull();
    expect(await person.right()).toMatchObject({ used: 0 });
    const other = await person.call(order, { ...asked, totalCents: memberCents, usesRight: true });
    expect(other.code).toBe(businessErrors.vipPriceChanged);
    expect((await person.call(order, { ...asked, totalCents: 0 })).code).toBe(
      businessErrors.vipPriceChanged,
    );
  });

  it('belongs to its account: a person of another is refused, and their card gives nothing', async () => {
    const [person, stranger] = [await member(), await member()];
    const asked = { goodsId, couponId: '', patientId: person.seated };
    expect((await stranger.call('/vip/rest/card/black/validate', asked)).status).toBe(403);
    expect((await stranger.free(person.seated)).status).toBe(403);
    await stranger.free();
    expect(await person.right()).toMatchObject({ used: 0 });
  });

  it('takes two uses of twenty orders at once where two are left', async () => {
    const person = await member();
    await gateway.services.db
      .update(membershipCards)
      .set({ quotas: { accompany: 2 } })
      .where(eq(membershipCards.cardId, person.cardId));
    const made = await Promise.all(Array.from({ length: 20 }, () => person.free()));
    expect(made.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(new Set(made.map(({ code }) => code))).toEqual(
      new Set([0, businessErrors.memberRightGone]),
    );
    expect(await person.right()).toMatchObject({ quota: 2, used: 2 });
  });

  it.each([
    ['waits to be activated', { startsAt: null, endsAt: null }],
    ['has not begun', { startsAt: dayMs, endsAt: 2 * dayMs }],
    ['is over', { startsAt: -2 * dayMs, endsAt: -1 }],
    ['was cancelled', { startsAt: -dayMs, endsAt: dayMs, closedAt: -1 }],
    ['includes none of it', { startsAt: -dayMs, endsAt: dayMs, quotas: {} }],
  ])('is not free by a card that %s', async (_, changed) => {
    const person = await member();
    const now = gateway.services.clock.now().getTime();
    const at = (ms: number | null) => (ms === null ? null : new Date(now + ms));
    const { startsAt, endsAt, closedAt, ...more } = { closedAt: null, ...changed };
    await gateway.services.db
      .update(membershipCards)
      .set({ startsAt: at(startsAt), endsAt: at(endsAt), closedAt: at(closedAt), ...more })
      .where(eq(membershipCards.cardId, person.cardId));
    expect((await person.offer(person.seated)).right).toBeNull();
    expect((await person.free()).code).toBe(businessErrors.memberRightGone);
  });

  it('is deducted from the refund of the card at its list price', async () => {
    const person = await member();
    const { orderNo } = (await person.free()).data;
    await gateway.advance(60_000);
    const card = await person.detail();
    const saving = card.refundNowLines.find(({ kind }: { kind: string }) => kind === 'saving');
    expect(saving).toMatchObject({ cents: -listCents, order: { orderNo } });
    expect(card.refundNowCents).toBe(0);
    const { worth } = (await person.call('/vip/rest/member/black/info')).data;
    expect(worth).toEqual({
      feeCents: cardCents,
      savedCents: listCents,
      missingCents: 0,
      kinds: [{ kind: 'services', orders: 1, cents: listCents }],
    });
    await person.cancelService(orderNo);
    expect((await person.detail()).refundNowCents).toBe(Math.floor((cardCents * 364) / 365));
  });
});

it('uses of a card never exceed its quota, and are those of the orders that live', async () => {
  const person = await member();
  const { db } = gateway.services;
  const quota = 3;
  await db
    .update(membershipCards)
    .set({ quotas: { accompany: quota } })
    .where(eq(membershipCards.cardId, person.cardId));
  const act = fc.oneof(fc.constant('order' as const), fc.nat(5));
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      let live: string[] = [];
      for (const one of acts) {
        if (one === 'order') {
          const { code, data } = await person.free();
          expect(code).toBe(live.length < quota ? 0 : businessErrors.memberRightGone);
          if (code === 0) live.push(data.orderNo);
        } else if (live.length > 0) {
          const ended = live[one % live.length] ?? '';
          await person.cancelService(ended);
          live = live.filter((orderNo) => orderNo !== ended);
        }
        const uses = await db
          .select({ orderNo: memberRightUses.orderNo })
          .from(memberRightUses)
          .where(eq(memberRightUses.cardId, person.cardId));
        expect(uses.map(({ orderNo }) => orderNo).toSorted()).toEqual(live.toSorted());
        expect(await person.right()).toMatchObject({ quota, used: live.length });
      }
      for (const orderNo of live) await person.cancelService(orderNo);
    }),
    { numRuns: 6, seed: 24 },
  );
});
