import { followUpRules } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addConsultDoctor, answered, desk, newAsker } from '../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { exportedBesides, purgeFollowUps } from './personal';
import { followUpReplies, followUps } from './tables';

const dayMs = 24 * 60 * 60_000;
const options = ['低于 140/90', '高于 140/90'];
const measured = { questionId: '1', text: '低于 140/90' };
const felt = { questionId: '2', text: '没有' };
const answers = [measured, felt];

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

/** A patient whose consult is over, and the questions that its doctor sends afterwards. */
async function followed() {
  const person = await newAsker(gateway);
  const orderKey = await person.asked(doctorId);
  await answered(gateway, orderKey, doctorId);
  await person.act('finishbypatient', orderKey);
  const { code, data } = await desk(gateway, 'send-follow-up', {
    orderKey,
    title: '服药两周后的随访',
    note: '想了解您的血压',
    questions: [{ text: '血压多少？', options }, { text: '有没有不舒服？' }],
  });
  expect(code).toBe(0);
  const { followUpId } = data as { followUpId: string };
  const of = { followUpId };
  return {
    person,
    orderKey,
    followUpId,
    detail: async () =>
      (await person.call(`/modulefollowup/revisitremind/detail/${followUpId}`, of)).data,
    report: async () => (await person.call(`/modulefollowup/report/detail/${followUpId}`, of)).data,
    check: async () => (await person.call('/modulefollowup/report/checksubmit', of)).data,
    replies: async () =>
      (await person.call('/modulefollowup/report/doctorReplyList', of)).data.items,
    submit: (given: readonly object[] = answers) =>
      person.call('/modulefollowup/report/submit', { ...of, answers: given }),
  };
}

let one: Awaited<ReturnType<typeof followed>>;
beforeEach(async () => {
  one = await followed();
});

describe('questions after a consult', () => {
  it('stand as a card in its conversation, unread, though that has ended', async () => {
    const { person, orderKey, followUpId, detail } = one;
    const { items } = (await person.call('/moduleim/dpchat/detaillist', { orderKey })).data;
    expect(items.at(-1)).toMatchObject({
      side: 'system',
      content: { type: 'card', card: 'followUp', thingId: followUpId },
    });
    expect(await person.detail(orderKey)).toMatchObject({ state: 'finished', unread: 2 });
    expect(await detail()).toMatchObject({
      followUpId,
      orderKey,
      doctorId,
      note: '想了解您的血压',
      questions: [
        { questionId: '1', text: '血压多少？', options: options.map((text) => ({ text })) },
        { questionId: '2', text: '有没有不舒服？', options: [] },
      ],
      answeredAt: null,
      maySubmit: true,
    });
  });

  it('are answered once, and all of them', async () => {
    const { check, submit, report, detail } = one;
    expect(await check()).toEqual({ maySubmit: true, answeredAt: null });
    expect((await report()).answers).toEqual([]);
    expect((await submit([measured])).code).toBe(42200);
    expect((await submit([measured, { ...felt, text: ' ' }])).code).toBe(42200);
    const wrong = await submit([{ ...measured, text: '我不知道' }, felt]);
    expect(wrong).toMatchObject({ code: 42200, data: { fields: [{ path: 'answers.0' }] } });
    const both = await Promise.all([submit(), submit()]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 42805]);
    const { answeredAt } = await report();
    expect(await report()).toMatchObject({ answers, maySubmit: false });
    expect(await check()).toEqual({ maySubmit: false, answeredAt });
    expect(await detail()).toMatchObject({ answeredAt, maySubmit: false });
  });

  it('take answers as long as the form does, and none that tout', async () => {
    const { submit } = one;
    const said = (text: string) => submit([measured, { ...felt, text }]);
    expect((await said('好'.repeat(followUpRules.answerLength + 1))).code).toBe(42200);
    expect((await said('加微信领药')).code).toBe(42710);
    expect((await said('好'.repeat(followUpRules.answerLength))).code).toBe(0);
  });

  it('can be answered for as long as is said', async () => {
    const { detail, submit } = one;
    const { sentAt, closesAt } = await detail();
    expect(Date.parse(closesAt) - Date.parse(sentAt)).toBe(followUpRules.openDays * dayMs);
    await gateway.services.db
      .update(followUps)
      .set({ closesAt: gateway.services.clock.now() })
      .where(eq(followUps.followUpId, one.followUpId));
    expect(await detail()).toMatchObject({ maySubmit: false, answeredAt: null });
    expect((await submit()).code).toBe(42805);
  });

  it('are the account’s own', async () => {
    const other = await newAsker(gateway);
    const { followUpId } = one;
    for (const path of [
      `revisitremind/detail/${followUpId}`,
      `report/detail/${followUpId}`,
      'report/checksubmit',
      'report/doctorReplyList',
      'report/submit',
    ])
      expect(
        await other.call(`/modulefollowup/${path}`, { followUpId, answers }),
        path,
      ).toMatchObject({ status: 403, data: null });
  });

  it('are sent only in a consult that has a conversation', async () => {
    const person = await newAsker(gateway);
    const { data } = await person.submit('imagetext', { doctorId });
    const sent = { title: '随访', questions: [{ text: '好些了吗？' }] };
    const { status } = await desk(gateway, 'send-follow-up', { orderKey: data.orderKey, ...sent });
    expect(status).toBe(403);
  });
});

describe('a doctor', () => {
  it('reads what was answered, says something to it, and the patient is told', async () => {
    const { person, orderKey, followUpId, submit, replies } = one;
    const reply = () => desk(gateway, 'reply-follow-up', { followUpId, text: '请继续服药' });
    expect((await reply()).status).toBe(403);
    await submit();
    expect((await desk(gateway, 'open-follow-up', { followUpId })).data).toEqual({
      orderKey,
      title: '服药两周后的随访',
      items: [
        { question: '血压多少？', answer: '低于 140/90' },
        { question: '有没有不舒服？', answer: '没有' },
      ],
      replies: [],
    });
    expect((await reply()).code).toBe(0);
    expect(await replies()).toMatchObject([{ text: '请继续服药' }]);
    expect((await desk(gateway, 'open-follow-up', { followUpId })).data).toMatchObject({
      replies: ['请继续服药'],
    });
    const { items } = (await person.call('/moduleim/dpchat/detaillist', { orderKey })).data;
    expect(items.at(-1)).toMatchObject({ side: 'system', content: { type: 'notice' } });
  });
});

describe('what is kept of it', () => {
  it('is handed out to its owner, and to no other', async () => {
    const { person, orderKey, followUpId, submit } = one;
    await submit();
    await desk(gateway, 'reply-follow-up', { followUpId, text: '请继续服药' });
    const { db } = gateway.services;
    expect(await exportedBesides(db, person.userId, 'zh-Hans')).toMatchObject({
      followUps: [{ orderKey, answers, replies: [{ words: '请继续服药' }] }],
    });
    const other = await newAsker(gateway);
    expect(await exportedBesides(db, other.userId, 'zh-Hans')).toMatchObject({ followUps: [] });
  });

  it('goes with the years, as conversations do', async () => {
    const { followUpId, submit } = one;
    await submit();
    await desk(gateway, 'reply-follow-up', { followUpId, text: '请继续服药' });
    const { db, clock } = gateway.services;
    const left = async () => (await db.$count(followUps)) + (await db.$count(followUpReplies));
    const before = await left();
    const inSixteenYears = new Date(clock.now().getTime() + 16 * 365 * dayMs);
    await purgeFollowUps(db, clock.now(), gateway.services);
    expect(await left()).toBe(before);
    await purgeFollowUps(db, inSixteenYears, gateway.services);
    expect(await left()).toBe(0);
  });
});
