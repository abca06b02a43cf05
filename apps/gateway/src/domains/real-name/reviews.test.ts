import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallResult, TestGateway } from '../../testing/test-gateway';
import { uploadedFiles } from '../../kernel/files/tables';
import { partners } from '../../kernel/partners/tables';
import { eraseRealName } from './erasure';
import {
  newPersonOn,
  newReviewOn,
  openGatewayWith,
  passport,
  paths,
  submitPictures,
  TestRegister,
  uploadPicture,
} from '../../testing/real-name-fixture';
import { realNameReviews, realNames, realNameTries } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGatewayWith(new TestRegister());
});
afterAll(() => gateway.dispose());

const call = (path: string, body: unknown, token: string) => gateway.call(path, body, { token });
const newPerson = () => newPersonOn(gateway);
const newReview = () => newReviewOn(gateway);
const upload = (token: string, path?: string) => uploadPicture(gateway, token, path);
const submit = (token: string, pictures: readonly string[], changes?: object) =>
  submitPictures(gateway, token, pictures, changes);

describe('pictures before staff', () => {
  const desk = (action: string, body: object): Promise<CallResult> =>
    gateway.call(`/sandbox/desk/${action}`, { staff: 'Li', ...body });

  const filesOf = (userId: string) =>
    gateway.services.db.select().from(uploadedFiles).where(eq(uploadedFiles.ownerId, userId));

  it('wait, are approved, verify the account, and are gone with all they said', async () => {
    const { userId, mobile, reviewId, detail, status } = await newReview();
    expect([await status(), (await detail()).state]).toEqual([2, 'inReview']);
    const { data: list } = await desk('list-real-name-reviews', {});
    expect(list.items.map((item: { reviewId: string }) => item.reviewId)).toContain(reviewId);
    const { data: opened } = await desk('open-real-name-review', { reviewId });
    expect(opened).toMatchObject({ ...passport, note: '护照' });
    expect(opened.pictures).toHaveLength(2);
    expect(opened.pictures[0]).toMatch(/^data:image\/png;base64,/);

    const decided = await desk('decide-real-name-review', { reviewId, refusal: null });
    expect(decided.data).toEqual({ reviewId, outcome: 'approved' });
    expect(await status()).toBe(1);
    expect(await detail()).toMatchObject({
      person: { name: 'A*** L*******', cardType: 'passport', by: 'review' },
      review: { reviewId, refusal: null, decidedAt: expect.any(String) },
    });
    expect(await filesOf(userId)).toEqual([]);
    const [row] = await gateway.services.db
      .select()
      .from(realNameReviews)
      .where(eq(realNameReviews.reviewId, reviewId));
    expect(row).toMatchObject({ name: null, cardNo: null, note: null, pictures: [] });
    const [told] = await gateway.messagesTo(mobile);
    expect(told?.text).toContain('实名认证已通过');
    const { data: ledger } = await desk('read-real-name-ledger', { reviewId });
    expect(
      ledger.items.map((line: { event: string; reviewer: string }) => [line.event, line.reviewer]),
    ).toEqual([
      ['submitted', null],
      ['opened', 'Li'],
      ['approved', 'Li'],
    ]);
  });

  it('are answered in the name of the channel that they were sent in', async () => {
    await gateway.services.db.insert(partners).values({
      partnerCode: 'sanming',
      appId: 'xinglin-h5-sanming',
      name: { 'zh-Hans': '三明健康', 'zh-Hant': '三明健康', en: 'Sanming Health' },
      servicePhone: '059800000000',
      createdAt: gateway.services.clock.now(),
    });
    const { token, mobile } = await newPerson();
    const headers = { appid: 'xinglin-h5-sanming' };
    const pictures = [await upload(token)];
    const sent = await gateway.call(
      paths.submit,
      { ...passport, pictures, consent: true },
      { token, headers },
    );
    await desk('decide-real-name-review', { reviewId: sent.data.reviewId, refusal: 'unreadable' });
    const [told] = await gateway.messagesTo(mobile);
    expect(told?.text).toMatch(/^【三明.*未通过/);
  });

  it('are refused with the reason, and others may be sent', async () => {
    const { token, reviewId, detail, status, userId } = await newReview();
    await desk('decide-real-name-review', { reviewId, refusal: 'unreadable', remark: '反光' });
    expect(await status()).toBe(3);
    expect((await detail()).review).toMatchObject({ refusal: 'unreadable', remark: '反光' });
    expect(await filesOf(userId)).toEqual([]);
    const again = await submit(token, [await upload(token)]);
    expect(again.code).toBe(0);
    expect(await status()).toBe(2);
  });

  it('are decided once, by the first of two reviewers', async () => {
    const { reviewId, status } = await newReview();
    const answers = await Promise.all(
      ['unreadable', null, 'expired'].map((refusal) =>
        desk('decide-real-name-review', { reviewId, refusal }),
      ),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 41226)).toHaveLength(2);
    expect(await status()).toBe(answers[1]?.code === 0 ? 1 : 3);
  });

  it('are taken back by their owner alone', async () => {
    const { token, reviewId, status, userId } = await newReview();
    const stranger = await newReview();
    const body = { reviewId };
    const theirs = await call(paths.withdraw, body, stranger.token);
    const nobodys = await call(paths.withdraw, { reviewId: 'none' }, stranger.token);
    expect({ ...theirs, headers: null }).toEqual({ ...nobodys, headers: null });
    expect(theirs).toMatchObject({ status: 403, code: -7 });
    expect(await stranger.status()).toBe(2);
    expect((await call(paths.withdraw, body, token)).code).toBe(0);
    expect([await status(), await filesOf(userId)]).toEqual([0, []]);
    expect((await call(paths.withdraw, body, token)).code).toBe(41226);
    expect((await desk('open-real-name-review', { reviewId })).code).toBe(41226);
  });

  it('are the account’s own, and before staff one time at most', async () => {
    const { token } = await newPerson();
    const stranger = await newPerson();
    const foreign = await upload(stranger.token);
    expect((await submit(token, [foreign])).code).toBe(41501);
    expect((await submit(token, ['none'])).code).toBe(41501);
    const invoice = await upload(token, '/modulecommerce/fileupload');
    expect((await submit(token, [invoice])).code).toBe(41501);
    const own = await upload(token);
    expect((await submit(token, [own], { consent: undefined })).code).toBe(41104);
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit(token, [own])));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 41226)).toHaveLength(3);
  });

  it('are not needed any more once the register answers', async () => {
    const { verify, status, userId, detail } = await newReview();
    expect((await verify()).code).toBe(0);
    expect([await status(), await filesOf(userId)]).toEqual([1, []]);
    expect((await detail()).person.by).toBe('register');
  });

  it('and all that is known go with the account', async () => {
    const verified = await newPerson();
    await verified.verify();
    const { userId } = await newReview();
    const { db, clock } = gateway.services;
    for (const owner of [userId, verified.userId])
      await db.transaction((tx) => eraseRealName(tx, owner, clock.now(), gateway.services));
    expect(await filesOf(userId)).toEqual([]);
    for (const table of [realNames, realNameTries, realNameReviews])
      for (const owner of [userId, verified.userId])
        expect(await db.select().from(table).where(eq(table.userId, owner))).toEqual([]);
  });
});
