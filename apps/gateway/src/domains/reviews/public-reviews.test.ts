import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { bookedVisit, pastVisit } from '../../testing/visit-fixture';
import { addPeople, type TestPerson } from '../booking/booking-fixture';
import { exportedReviews } from './personal';
import { openReviews, type Reviews } from '../../testing/review-fixture';

const day = 24 * 60 * 60 * 1000;

let gateway: TestGateway;
let doctor: Reviews['doctor'];
let author: Reviews['author'];
let reader: Reviews['reader'];
let call: Reviews['call'];
let add: Reviews['add'];
let listed: Reviews['listed'];
let summary: Reviews['summary'];
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  ({ doctor, author, reader, call, add, listed, summary } = await openReviews(gateway));
});

it('a doctor answers from the desk, and its author is told', async () => {
  const orderNo = await pastVisit(gateway, doctor, author);
  const { commentId: reviewId } = (await add(orderNo)).data;
  const answer = (text: string) => gateway.call('/sandbox/desk/answer-review', { reviewId, text });
  expect((await answer('谢谢信任，复诊请打 13900139000')).code).toBe(0);
  expect((await listed({ dynamicFilter: 'answered' })).items[0].answer.text).toBe(
    '谢谢信任，复诊请打 ***********',
  );
  expect((await gateway.messagesTo(author.mobile))[0]?.text).toContain('收到了回复');
  expect((await summary()).answered).toBe(1);
});

it('shows the mean of the four scores, and critical tags beside good ones', async () => {
  const { db, clock } = gateway.services;
  const page = async () =>
    (await gateway.call('/doctor/doctorinfo/getinfobyid.json', { doctorId: doctor.doctorId })).data
      .voices;
  expect(await page()).toMatchObject({ reviewCount: 0, score: null, tags: [], said: [] });
  for (const [score, text, tags] of [
    [2, '等了两个小时', ['waitedLong']],
    [5, '讲得很清楚', ['clear', 'patient', 'kind']],
    [5, '', ['clear']],
  ] as const) {
    const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
    await add(await pastVisit(gateway, doctor, person), { score, text, tags }, person);
    await gateway.advance(60_000);
  }
  expect(await page()).toMatchObject({
    reviewCount: 3,
    score: 4,
    aspects: [
      { key: 'explanation', score: 4 },
      { key: 'attitude', score: 5 },
      { key: 'effect', score: 4 },
      { key: 'waiting', score: 3 },
    ],
    tags: [
      { key: 'clear', count: 2, isCritical: false },
      { isCritical: false },
      { key: 'waitedLong', count: 1, isCritical: true },
    ],
    said: [
      { text: '讲得很清楚', score: 5 },
      { text: '等了两个小时', score: 2 },
    ],
  });
});

describe('the list of a doctor', () => {
  it('is narrowed and ordered, and counts what it shows', async () => {
    const { db, clock } = gateway.services;
    for (const [score, text, tags] of [
      [5, '很好', ['patient']],
      [3, '一般，等了一会儿，讲得还算清楚，总体可以接受吧', []],
      [1, '太快', ['rushed']],
    ] as const) {
      const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
      await add(
        await pastVisit(gateway, doctor, person),
        { score, text, tags, diseaseId: 'asthma' },
        person,
      );
      await gateway.advance(60_000);
    }
    const scores = async (input: object) =>
      (await listed(input)).items.map(({ score }: { score: number }) => score);
    expect(await scores({})).toEqual([3, 1, 5]);
    expect(await scores({ sort: 'latest' })).toEqual([1, 3, 5]);
    expect(await scores({ sort: 'highest' })).toEqual([5, 3, 1]);
    expect(await scores({ sort: 'lowest' })).toEqual([1, 3, 5]);
    expect(await scores({ dynamicFilter: 'good' })).toEqual([5]);
    expect(await scores({ dynamicFilter: 'middle' })).toEqual([3]);
    expect(await scores({ dynamicFilter: 'poor' })).toEqual([1]);
    expect(await scores({ tag: 'rushed' })).toEqual([1]);
    expect(await scores({ diseaseId: 'asthma', sort: 'latest', pageSize: 2, pageNo: 2 })).toEqual([
      5,
    ]);
    expect((await listed({ diseaseId: 'asthma' })).isDiseaseDropped).toBe(false);
    // No review names it, so all are listed; a filter beside it still narrows.
    expect(await listed({ diseaseId: 'eczema' })).toMatchObject({
      total: 3,
      isDiseaseDropped: true,
    });
    expect(await scores({ diseaseId: 'eczema', dynamicFilter: 'good' })).toEqual([5]);
    expect(await scores({ diseaseId: 'asthma', tag: 'cold' })).toEqual([]);
    expect(await scores({ typelist: ['consult'] })).toEqual([]);
    expect(await summary()).toMatchObject({
      good: 1,
      middle: 1,
      poor: 1,
      reviewCount: 3,
      goodPerMille: 333,
    });
    const card = await gateway.call('/doctor/doctorinfo/getinfobyid.json', {
      doctorId: doctor.doctorId,
    });
    expect(card.data).toMatchObject({ praisePerMille: 333, reviewCount: 3 });
    expect((await call('expertcomment/summary', { expertId: 'nobody' })).code).toBe(-7);
  });
});

describe('a hospital and thanks', () => {
  it('are spoken of by who was there, once, and changed in place', async () => {
    const { doctorId: expertId, hospitalId: organizationId } = doctor;
    const said = { organizationId, satisfaction: 4, content: '指示清楚' };
    const thanks = { expertId, text: '谢谢您的耐心治疗' };
    expect((await call('organizationcomment/add', said, author)).code).toBe(42503);
    expect((await call('praisecomment/add', thanks, author)).code).toBe(42503);
    await pastVisit(gateway, doctor, author);
    for (const content of ['指示清楚', '指示很清楚'])
      expect((await call('organizationcomment/add', { ...said, content }, author)).code).toBe(0);
    for (const text of ['谢谢您的治疗', '谢谢您的耐心治疗'])
      expect((await call('praisecomment/add', { expertId, text }, author)).code).toBe(0);
    const hospital = await call('organizationcomment/list', { organizationId });
    expect(hospital.data).toMatchObject({
      total: 1,
      items: [{ type: 'hospital', text: '指示很清楚' }],
    });
    const letters = await call('praisecomment/list', { expertId });
    expect(letters.data).toMatchObject({
      total: 1,
      items: [{ score: null, text: '谢谢您的耐心治疗' }],
    });
    expect((await call('praisecomment/own', { expertId }, author)).data).toMatchObject({
      mayPraise: true,
      praise: { text: '谢谢您的耐心治疗', edited: true },
    });
    expect((await call('organizationcomment/own', { organizationId }, reader)).data).toMatchObject({
      mayComment: false,
      comment: null,
    });
    expect(await summary()).toMatchObject({ reviewCount: 0, praiseCount: 1 });
    const mine = await call('ordercomment/mylist', { pageSize: 1 }, author);
    const rest = await call('ordercomment/mylist', { cursor: mine.data.next }, author);
    expect([...mine.data.items, ...rest.data.items].map(({ type }) => type)).toEqual(
      expect.arrayContaining(['hospital', 'praise']),
    );
  });
});

it('a visit that did not take place is told to the desk, which answers', async () => {
  const orderNo = await bookedVisit(gateway, doctor, author);
  const report = () =>
    call(
      'ordercomment/nottreated',
      { orderNo, reason: 'doctorAway', detail: '门口贴了停诊' },
      author,
    );
  expect((await report()).code).toBe(42501);
  await gateway.advance(4 * day);
  expect((await report()).code).toBe(0);
  const { data } = await gateway.call('/sandbox/desk/list-untreated-orders', {});
  expect(data.items).toContainEqual(expect.objectContaining({ orderNo, reason: 'doctorAway' }));
  const answer = () =>
    gateway.call('/sandbox/desk/answer-untreated-order', { orderNo, text: '已核实，为您改约' });
  expect([(await answer()).code, (await answer()).code]).toEqual([0, -7]);
  expect((await gateway.messagesTo(author.mobile))[0]?.text).toContain('已核实，为您改约');
});

it('goes along in the copy of the data, and is forgotten with the account, which then counts no more', async () => {
  const { db, clock } = gateway.services;
  await add(await pastVisit(gateway, doctor, author), { text: '很好，电话 13800138000' });
  expect(await exportedReviews(db, author.userId, 'zh-Hans')).toMatchObject([
    { type: 'visit', doctorName: '沈知远', score: 5, text: '很好，电话 13800138000' },
  ]);
  await db.transaction(async (transaction) => {
    for (const erase of erasuresOf(gateway.services))
      await erase(transaction, author.userId, clock.now(), gateway.services);
  });
  expect(await exportedReviews(db, author.userId, 'zh-Hans')).toEqual([]);
  expect([(await listed()).total, (await summary()).reviewCount]).toEqual([0, 0]);
  const { rows } = await db.execute(
    sql`SELECT review_count FROM doctors WHERE id = ${doctor.doctorId}`,
  );
  expect(rows).toEqual([{ review_count: 0 }]);
});
