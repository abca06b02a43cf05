import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openReviews, type Reviews } from '../../testing/review-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { pastVisit } from '../../testing/visit-fixture';

let gateway: TestGateway;
let reviews: Reviews;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  reviews = await openReviews(gateway);
});

/** A review for the hospital alone; answers its order and its id. */
async function writtenToHospital() {
  const { doctor, author, add } = reviews;
  const orderNo = await pastVisit(gateway, doctor, author);
  const { data } = await add(orderNo, { audience: 'hospital', text: '加微信的人在门口', score: 2 });
  return { orderNo, commentId: data.commentId, data };
}
const desk = (name: string, input: object) => gateway.call(`/sandbox/desk/${name}`, input);

describe('a review for the hospital alone', () => {
  it('is listed and counted nowhere, and its author reads it', async () => {
    const { doctor, author, listed, summary, call } = reviews;
    const { orderNo, data } = await writtenToHospital();
    // Words that would stop a public review wait for no decision here.
    expect(data).toMatchObject({ state: 'private', audience: 'hospital', findings: [] });
    expect(await listed()).toMatchObject({ total: 0, items: [] });
    expect(await summary()).toMatchObject({ reviewCount: 0, average: null, tags: [] });
    const about = { doctorId: doctor.doctorId };
    const shown = await gateway.call('/doctor/doctorinfo/getinfobyid.json', about);
    expect(shown.data.voices).toMatchObject({ reviewCount: 0, said: [], tags: [] });
    const hospital = { organizationId: shown.data.hospitalId };
    expect((await call('organizationcomment/list', hospital)).data.total).toBe(0);
    expect((await call('organizationcomment/summary', hospital)).data.reviewCount).toBe(0);
    const own = (await call('ordercomment/detail', { orderNo }, author)).data.review;
    expect(own).toMatchObject({ writtenText: '加微信的人在门口', mayAppeal: false });
    expect((await call('ordercomment/mylist', {}, author)).data.items).toHaveLength(1);
  });

  it('is read and answered at the desk, and never published', async () => {
    const { author, call, decide, listed, reader } = reviews;
    const { orderNo, commentId } = await writtenToHospital();
    const waiting = async (input: object = {}) =>
      (await desk('list-private-reviews', input)).data.items.map(
        ({ reviewId }: { reviewId: string }) => reviewId,
      );
    expect(await waiting()).toContain(commentId);
    expect(await waiting({ hospitalId: 'elsewhere' })).toEqual([]);
    const toDecide = (await desk('list-reviews-to-decide', {})).data.items;
    expect(toDecide).not.toContainEqual(expect.objectContaining({ reviewId: commentId }));
    expect((await desk('open-review', { reviewId: commentId })).data.text).toBe('加微信的人在门口');
    expect((await decide(commentId, null)).code).toBe(-7);
    const report = { commentKey: commentId, reason: 'untrue' };
    expect((await call('report/submit', report, reader)).code).toBe(-7);
    expect((await desk('answer-review', { reviewId: commentId, text: '已核实处理' })).code).toBe(0);
    expect(await waiting()).not.toContain(commentId);
    const own = (await call('ordercomment/detail', { orderNo }, author)).data.review;
    expect(own).toMatchObject({ state: 'private', answer: { text: '已核实处理' } });
    expect((await listed()).total).toBe(0);
  });

  it('can be about a hospital as a whole', async () => {
    const { doctor, author, call } = reviews;
    await pastVisit(gateway, doctor, author);
    const { data: shown } = await gateway.call('/doctor/doctorinfo/getinfobyid.json', {
      doctorId: doctor.doctorId,
    });
    const about = { organizationId: shown.hospitalId };
    const write = (audience: string) =>
      call('organizationcomment/add', { ...about, satisfaction: 2, audience }, author);
    const listedOf = async () => (await call('organizationcomment/list', about)).data.total;
    expect((await write('hospital')).data).toMatchObject({ state: 'private', findings: [] });
    expect(await listedOf()).toBe(0);
    expect((await call('organizationcomment/own', about, author)).data).toMatchObject({
      mayComment: true,
      comment: { audience: 'hospital' },
    });
    expect((await write('everyone')).data.state).toBe('published');
    expect(await listedOf()).toBe(1);
  });

  it('is judged and counted once its author opens it to everyone, and the reverse', async () => {
    const { author, call, listed, summary } = reviews;
    const { commentId } = await writtenToHospital();
    const change = (more: object) =>
      call('ordercomment/update', { commentId, score: 4, text: '等了一会儿', ...more }, author);
    expect((await change({})).data).toMatchObject({ state: 'published', audience: 'everyone' });
    expect([(await listed()).total, (await summary()).reviewCount]).toEqual([1, 1]);
    expect((await change({ audience: 'hospital' })).data.state).toBe('private');
    expect([(await listed()).total, (await summary()).reviewCount]).toEqual([0, 0]);
    const blocked = await change({ text: '加 微 信 代挂号' });
    expect(blocked.data).toMatchObject({ state: 'blocked', audience: 'everyone' });
  });
});
