import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../kernel/people/accounts/sessions';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { bookedVisit, pastVisit } from '../../testing/visit-fixture';
import type { TestPerson } from '../booking/booking-fixture';
import { openReviews, words, type Reviews } from '../../testing/review-fixture';

const day = 24 * 60 * 60 * 1000;

let gateway: TestGateway;
let doctor: Reviews['doctor'];
let author: Reviews['author'];
let reader: Reviews['reader'];
let call: Reviews['call'];
let add: Reviews['add'];
let listed: Reviews['listed'];
let summary: Reviews['summary'];
let decide: Reviews['decide'];
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  ({ doctor, author, reader, call, add, listed, summary, decide } = await openReviews(gateway));
});

/** Lets days pass, after which the author has to sign in anew. */
async function passing(days: number): Promise<void> {
  await gateway.advance(days * day);
  const { db, clock } = gateway.services;
  const { userId } = author;
  const { token } = await startSession(db, { userId, deviceId: null, now: clock.now() });
  author = { ...author, token };
}
async function uploaded({ token }: TestPerson): Promise<string> {
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const input = { image: image.toString('base64') };
  return (await gateway.call('/kanoupload/imageupload.json', input, { token })).data.fileId;
}

describe('a review of a visit', () => {
  it('is asked for once the visit has taken place, and given once', async () => {
    const ahead = await bookedVisit(gateway, doctor, author);
    expect((await call('ordercomment/detail', { orderNo: ahead }, author)).data).toMatchObject({
      may: 'notYet',
      until: null,
    });
    expect((await add(ahead)).code).toBe(42501);
    for (const step of ['check-in', 'complete'])
      await gateway.call(`/sandbox/desk/${step}`, { orderNo: ahead });
    expect((await call('ordercomment/detail', { orderNo: ahead }, author)).data).toMatchObject({
      may: 'open',
      doctorName: '沈知远',
      type: 'visit',
      review: null,
    });
    const merged = async () =>
      (await gateway.call('/moduleoverlap/mergeorder/list', {}, { token: author.token })).data
        .items[0].actions;
    expect(await merged()).toContain('review');
    const waiting = async () => (await call('ordercomment/waiting', {}, author)).data.items;
    expect(await waiting()).toMatchObject([{ orderNo: ahead }]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(ahead)));
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      0,
      ...Array.from({ length: 5 }, () => 42502),
    ]);
    expect(await merged()).not.toContain('review');
    expect(await waiting()).toEqual([]);
    expect(await listed()).toMatchObject({ total: 1, items: [{ score: 5, authorName: '王*' }] });
    expect(await summary()).toMatchObject({
      reviewCount: 1,
      goodPerMille: 1000,
      // The mean of the four, whatever the stars.
      average: 4,
      aspects: { attitude: 5, explanation: 4, effect: 4, waiting: 3 },
      byScore: [0, 0, 0, 0, 1],
      tags: [
        { key: 'clear', count: 1 },
        { key: 'patient', count: 1 },
      ],
    });
  });

  it('is another person’s as one that does not exist, and never shown with a name', async () => {
    const orderNo = await pastVisit(gateway, doctor, author);
    const nothing = await add('nothing', {}, reader);
    const theirs = await add(orderNo, {}, reader);
    expect([theirs.code, theirs.message]).toEqual([nothing.code, nothing.message]);
    const { data } = await add(orderNo);
    for (const path of ['ordercomment/delete', 'ordercomment/appeal', 'ordercomment/update'])
      expect((await call(path, { commentId: data.commentId, ...words }, reader)).code).toBe(-7);
    const shown = JSON.stringify(await listed());
    expect(shown).not.toContain('王芳');
    expect(shown).not.toContain(orderNo);
    expect(shown).not.toContain(author.userId);
    await call(
      'ordercomment/update',
      { commentId: data.commentId, ...words, anonymous: true },
      author,
    );
    expect((await listed()).items).toMatchObject([{ authorName: null, edited: true }]);
  });

  it('can be changed for thirty days, taken back for ever, and is too late after half a year', async () => {
    const orderNo = await pastVisit(gateway, doctor, author);
    const { commentId } = (await add(orderNo)).data;
    const update = () =>
      call(
        'ordercomment/update',
        { commentId, ...words, score: 2, aspects: { ...words.aspects, waiting: 1 } },
        author,
      );
    expect((await update()).data).toMatchObject({ score: 2 });
    expect(await summary()).toMatchObject({
      reviewCount: 1,
      average: 3.5,
      aspects: { waiting: 1 },
    });
    await passing(31);
    expect((await update()).code).toBe(42501);
    expect((await call('ordercomment/delete', { commentId }, author)).code).toBe(0);
    expect(await summary()).toMatchObject({ reviewCount: 0, goodPerMille: null, aspects: null });
    expect((await add(orderNo, {}, author)).code).toBe(0);
    const late = await pastVisit(gateway, doctor, author);
    await passing(180);
    expect((await add(late, {}, author)).code).toBe(42501);
  });

  it('with pictures waits for a person, and takes none of others', async () => {
    const orderNo = await pastVisit(gateway, doctor, author);
    expect((await add(orderNo, { pictures: [await uploaded(reader)] })).code).toBe(41501);
    const picture = await uploaded(author);
    const { data } = await add(orderNo, { pictures: [picture] });
    expect(data).toMatchObject({ state: 'inReview', findings: [] });
    const url = `http://gateway.test/comment/picture/${picture}`;
    const open = async () => (await gateway.app.fetch(new Request(url))).status;
    expect([await open(), (await listed()).total]).toEqual([404, 0]);
    const opened = await gateway.call('/sandbox/desk/open-review', { reviewId: data.commentId });
    expect(opened.data.pictures[0]).toMatch(/^data:image\//);
    await decide(data.commentId, null);
    expect([await open(), (await listed({ dynamicFilter: 'withPictures' })).total]).toEqual([
      200, 1,
    ]);
    expect((await listed()).items[0].pictures).toEqual([{ url: `/comment/picture/${picture}` }]);
    await decide(data.commentId, '图片里有别的病人');
    expect(await open()).toBe(404);
  });
});

describe('what the rules stop at', () => {
  it('is hidden, blocked with the reason, or looked at; its author may appeal once', async () => {
    const orderNo = await pastVisit(gateway, doctor, author);
    const blocked = (await add(orderNo, { text: '加 微 信 代挂号' })).data;
    expect(blocked).toMatchObject({
      state: 'blocked',
      mayAppeal: true,
      findings: [
        { phrase: '加 微 信', reason: 'advert', act: 'block' },
        { phrase: '代挂号', reason: 'touting', act: 'block' },
      ],
    });
    expect(await summary()).toMatchObject({ reviewCount: 0 });
    const { commentId } = blocked;
    const appeal = () => call('ordercomment/appeal', { commentId, text: '我是在提醒别人' }, author);
    expect((await appeal()).data).toMatchObject({ state: 'inReview', mayAppeal: false });
    expect((await appeal()).code).toBe(42501);
    const waiting = await gateway.call('/sandbox/desk/list-reviews-to-decide', {});
    expect(waiting.data.items).toContainEqual(
      expect.objectContaining({ reviewId: commentId, appealed: true }),
    );
    await decide(commentId, '含有广告');
    const own = (await call('ordercomment/detail', { orderNo }, author)).data.review;
    expect(own).toMatchObject({ state: 'refused', refusal: '含有广告', mayAppeal: false });
    const texts = (await gateway.messagesTo(author.mobile)).map(({ text }) => text);
    expect(texts[0]).toContain('未能公开');
    const mended = await call(
      'ordercomment/update',
      { commentId, ...words, text: '好医生，电话 13800138000' },
      author,
    );
    expect(mended.data).toMatchObject({ state: 'published', refusal: null, appeal: null });
    expect((await listed()).items[0].text).toBe('好医生，电话 ***********');
  });

  it('reports come before the desk, once an account', async () => {
    const orderNo = await pastVisit(gateway, doctor, author);
    const { commentId: commentKey } = (await add(orderNo)).data;
    const report = (person: TestPerson) =>
      call('report/submit', { commentKey, reason: 'untrue' }, person);
    expect((await report(reader)).code).toBe(0);
    expect((await report(reader)).code).toBe(0);
    const open = async () =>
      (await gateway.call('/sandbox/desk/list-reported-reviews', {})).data.items.filter(
        ({ reviewId }: { reviewId: string }) => reviewId === commentKey,
      );
    expect(await open()).toHaveLength(1);
    await decide(commentKey, '与就诊无关');
    expect(await open()).toEqual([]);
    expect((await listed()).total).toBe(0);
    expect((await report(reader)).code).toBe(-7);
  });
});
