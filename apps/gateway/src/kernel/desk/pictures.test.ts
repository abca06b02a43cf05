import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPersonOn, newReviewOn, passport } from '../../testing/real-name-fixture';
import { realNameReviewEvents } from '../../domains/real-name/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { askDesk, newDeskKey } from '../../testing/desk-fixture';
import { deskActs } from './tables';

const reviewer = newDeskKey('back-office', ['open-real-name-review', 'decide-real-name-review']);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ config: { desk: { keys: [reviewer.key], listen: null } } });
});
afterAll(() => gateway.dispose());

const ask = (action: string, body: object) =>
  askDesk(gateway, action, { staff: 'Li', ...body }, reviewer.secret);
const actsOn = async (reviewId: string) => {
  const rows = await gateway.services.db
    .select()
    .from(deskActs)
    .where(eq(deskActs.subject, reviewId))
    .orderBy(deskActs.at);
  return rows.map(({ keyName, staff, action, outcome }) => [keyName, staff, action, outcome]);
};
const openings = (reviewId: string) =>
  gateway.services.db.$count(
    realNameReviewEvents,
    and(eq(realNameReviewEvents.reviewId, reviewId), eq(realNameReviewEvents.event, 'opened')),
  );

it('a picture of a document leaves by the desk alone, and who saw it is written down', async () => {
  const { reviewId, pictures } = await newReviewOn(gateway);
  const { token } = await newPersonOn(gateway);
  for (const fileId of pictures)
    for (const headers of [{}, { token }, { authorization: `Bearer ${reviewer.secret}` }]) {
      const url = `http://gateway.test/kanoupload/file/${fileId}`;
      const { status, headers: told } = await gateway.app.fetch(new Request(url, { headers }));
      expect([status, told.get('content-type')?.startsWith('image/')]).not.toEqual([200, true]);
      expect(status).toBeGreaterThanOrEqual(401);
    }
  const { code, data } = await ask('open-real-name-review', { reviewId });
  expect(code).toBe(0);
  expect(data).toMatchObject({ ...passport, note: '护照' });
  expect(data.pictures).toHaveLength(2);
  expect(data.pictures[0]).toMatch(/^data:image\/png;base64,/);
  expect(await actsOn(reviewId)).toEqual([['back-office', 'Li', 'open-real-name-review', 'done']]);
  expect(await openings(reviewId)).toBe(1);
});

it('what cannot be written down is not shown, and not done', async () => {
  const { reviewId, status } = await newReviewOn(gateway);
  const { $client } = gateway.services.db;
  await $client.query('ALTER TABLE desk_acts RENAME TO desk_acts_away');
  try {
    for (const answer of [
      await ask('open-real-name-review', { reviewId }),
      await ask('decide-real-name-review', { reviewId, refusal: null }),
    ]) {
      expect(answer).toMatchObject({ status: 500, code: 50000, data: null });
      expect(JSON.stringify(answer)).not.toContain('base64');
    }
  } finally {
    await $client.query('ALTER TABLE desk_acts_away RENAME TO desk_acts');
  }
  expect([await openings(reviewId), await status()]).toEqual([0, 2]);
});

it('a review is decided once, and the second word is refused and written down', async () => {
  const { reviewId, status } = await newReviewOn(gateway);
  const decide = () => ask('decide-real-name-review', { reviewId, refusal: null });
  expect((await decide()).data).toEqual({ reviewId, outcome: 'approved' });
  expect(await decide()).toMatchObject({ status: 200, code: 41226 });
  expect((await ask('open-real-name-review', { reviewId })).code).toBe(41226);
  expect(await status()).toBe(1);
  expect((await actsOn(reviewId)).map(([, , action, outcome]) => [action, outcome])).toEqual([
    ['decide-real-name-review', 'done'],
    ['decide-real-name-review', 'realNameReviewClosed'],
    ['open-real-name-review', 'realNameReviewClosed'],
  ]);
});

it('a fault leaves nothing but the line that it was tried', async () => {
  const { reviewId } = await newReviewOn(gateway);
  const { $client } = gateway.services.db;
  await $client.query('ALTER TABLE uploaded_files RENAME COLUMN content_type TO gone');
  try {
    expect((await ask('open-real-name-review', { reviewId })).status).toBe(500);
  } finally {
    await $client.query('ALTER TABLE uploaded_files RENAME COLUMN gone TO content_type');
  }
  expect(await openings(reviewId)).toBe(0);
  expect((await actsOn(reviewId)).map((line) => line[3])).toEqual(['internal']);
});

it('beside the calls there is none where it listens by itself', async () => {
  const listen = { host: '127.0.0.1', port: 0 };
  const apart = await openTestGateway({ config: { desk: { keys: [reviewer.key], listen } } });
  try {
    const body = { staff: 'Li', reviewId: 'none' };
    const [action] = reviewer.key.actions;
    const beside = await askDesk(apart, String(action), body, reviewer.secret);
    expect(beside).toMatchObject({ status: 404, code: 40400 });
    const request = new Request(`http://desk.test/desk/${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${reviewer.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect((await apart.desk?.fetch(request))?.status).toBe(403);
    const call = new Request('http://desk.test/patient/list', { method: 'POST' });
    expect((await apart.desk?.fetch(call))?.status).toBe(404);
  } finally {
    await apart.dispose();
  }
});
