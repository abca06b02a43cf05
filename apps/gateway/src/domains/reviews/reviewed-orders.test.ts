import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReviews, type Reviews } from '../../testing/review-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { bookedVisit, pastVisit } from '../../testing/visit-fixture';

let gateway: TestGateway;
let reviews: Reviews;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  reviews = await openReviews(gateway);
});

const detail = async (orderNo: string) =>
  (await reviews.call('ordercomment/detail', { orderNo }, reviews.author)).data;

describe('an order to review', () => {
  it('shows when the visit was, for whom, and the minutes from check-in to the end', async () => {
    const { doctor, author } = reviews;
    const orderNo = await bookedVisit(gateway, doctor, author);
    const before = await detail(orderNo);
    expect(before.visit).toMatchObject({ patientName: '王芳', minutes: null });
    expect(before).toMatchObject({ signature: '王*', hospDeptName: expect.any(String) });
    await gateway.call('/sandbox/desk/check-in', { orderNo });
    expect((await detail(orderNo)).visit.minutes).toBeNull();
    await gateway.advance(14.9 * 60_000);
    await gateway.call('/sandbox/desk/complete', { orderNo });
    const { visit } = await detail(orderNo);
    expect(visit).toEqual({ ...before.visit, minutes: 14 });
    const [order] = (
      await gateway.call('/moduleoverlap/mergeorder/list', {}, { token: author.token })
    ).data.items;
    expect(order.orderNo).toBe(orderNo);
  });

  it('takes one row of stars, and scores only what was scored', async () => {
    const { doctor, author, add, summary } = reviews;
    const plain = await add(await pastVisit(gateway, doctor, author), { aspects: undefined });
    expect(plain.data).toMatchObject({ score: 5, aspects: null });
    expect(await summary()).toMatchObject({ average: 5, aspects: null });
    const some = { aspects: { waiting: 2 }, score: 3 };
    const scored = await add(await pastVisit(gateway, doctor, author), some);
    expect(scored.data.aspects).toEqual({ waiting: 2 });
    const none = { attitude: null, explanation: null, effect: null };
    expect(await summary()).toMatchObject({ average: 2, aspects: { ...none, waiting: 2 } });
    const odd = await add(await pastVisit(gateway, doctor, author), { aspects: { waiting: 6 } });
    expect(odd.code).not.toBe(0);
  });

  it('shows the coins of a review once a month, whatever its stars', async () => {
    const { doctor, author, add } = reviews;
    const first = await pastVisit(gateway, doctor, author);
    const second = await pastVisit(gateway, doctor, author);
    expect((await detail(first)).coins).toEqual({ amount: 20, state: 'open' });
    await add(first, { score: 1, audience: 'hospital' });
    expect((await detail(second)).coins).toEqual({ amount: 20, state: 'ready' });
    const { token } = author;
    const taken = await gateway.call('/modulemember/healthcoin/receiveall', {}, { token });
    expect(taken.data.coins).toBeGreaterThanOrEqual(20);
    expect((await detail(second)).coins).toBeNull();
  });
});

describe('a letter of thanks', () => {
  it('is on the paper that was chosen, and is read with it', async () => {
    const { doctor, author, call } = reviews;
    await pastVisit(gateway, doctor, author);
    const about = { expertId: doctor.doctorId };
    const own = async () => (await call('praisecomment/own', about, author)).data;
    expect(await own()).toMatchObject({ signature: '王*', mayPraise: true, praise: null });
    const letter = { ...about, text: '谢谢您的耐心治疗', paper: 'lake' };
    expect((await call('praisecomment/add', letter, author)).data.paper).toBe('lake');
    expect((await own()).praise).toMatchObject({ paper: 'lake', score: null });
    const listed = (await call('praisecomment/list', about)).data;
    expect(listed.items).toMatchObject([{ paper: 'lake', doctorGender: expect.any(String) }]);
    expect((await call('praisecomment/add', { ...letter, paper: 'silk' }, author)).code).not.toBe(
      0,
    );
  });
});
