import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conversationCalls } from '../../kernel/conversations/calls/tables';
import { deskActs } from '../../kernel/desk/tables';
import { addTalk, stands, testTalks, textsOf } from '../../testing/chat-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const minute = 60_000;

let gateway: TestGateway;
let talk: Awaited<ReturnType<typeof addTalk>>;
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testTalks] });
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  talk = await addTalk(gateway);
});

const open = (clientId = 'phone') => talk.call('videocall/open', { clientId });
const desk = (action: string, body: object = {}) =>
  talk.desk(`${action}-video-call`, { staff: '李医生', ...body });
const join = (clientId = 'desk') => desk('join', { clientId });
const status = async () => (await talk.call('checkvideostatus')).data;
const sweep = () => gateway.services.deadlines.sweep('chat.calls');
const said = async () => textsOf((await talk.details()).items);
const calls = () =>
  gateway.services.db
    .select()
    .from(conversationCalls)
    .where(eq(conversationCalls.key, talk.orderKey));
const after = (from: string, minutes: number) =>
  new Date(Date.parse(from) + minutes * minute).toISOString();

describe('a call by video ends by the gateway’s clock', () => {
  it('once it has taken its time, with nobody there, and the conversation goes on', async () => {
    await open();
    const { call } = (await join()).data;
    expect(call.until).toBe(after(call.joinedAt, 15));
    // Entering again does not make it longer.
    await gateway.advance(10 * minute);
    expect((await open('tablet')).data.call).toMatchObject({ round: 3, until: call.until });
    await gateway.advance(4 * minute);
    await sweep();
    expect(await status()).toMatchObject({ call: { state: 'joined' }, callMinutes: 15 });
    await gateway.advance(minute);
    await sweep();
    expect(await status()).toMatchObject({ status: 'ready', call: null });
    expect((await desk('read')).data.call).toMatchObject({
      state: 'ended',
      endedBy: 'system',
      endedAt: call.until,
      until: null,
    });
    expect((await desk('read')).data.secondsLeft).toBeNull();
    expect((await said()).at(-1)).toContain('视频通话已满 15 分钟');
    expect((await talk.standing()).mayWrite).toBe(true);
    await sweep();
    expect((await said()).filter((words) => words?.includes('15'))).toHaveLength(1);
  });

  it('no later where the deadline is looked at late: the next to come begins another one', async () => {
    await open();
    const { call } = (await join()).data;
    const { clock, db } = gateway.services;
    // As the clock stands where no deadline was looked at: the call's time is put back.
    const until = new Date(clock.now().getTime() - minute);
    await db
      .update(conversationCalls)
      .set({ until, joinedAt: new Date(until.getTime() - 15 * minute) })
      .where(eq(conversationCalls.callId, call.callId));
    expect((await status()).call).toBeNull();
    const late = await talk.call('videocall/signal', {
      clientId: 'phone',
      round: 2,
      signal: { type: 'mode', mode: 'audio' },
    });
    expect(late.data).toMatchObject({ isTaken: false, call: { state: 'ended' } });
    expect(late.data.call.endedAt).toBe(until.toISOString());
    const next = (await open()).data.call;
    expect(next).toMatchObject({ state: 'ringing', round: 1 });
    expect(next.callId).not.toBe(call.callId);
    expect((await said()).at(-1)).toContain('已满 15 分钟');
  });

  it('has no end by itself where its kind sets none', async () => {
    stands(talk.orderKey, { callMinutes: null });
    await open();
    expect((await join()).data.call).toMatchObject({ state: 'joined', until: null });
    expect((await status()).callMinutes).toBeNull();
    await gateway.advance(60 * minute);
    await sweep();
    expect((await status()).call).toMatchObject({ state: 'joined' });
  });
});

describe('a call that is not answered', () => {
  it('rings out half an hour after the patient came last, and says so', async () => {
    const { call } = (await open()).data;
    expect(call.until).toBe(after(call.startedAt, 30));
    await gateway.advance(20 * minute);
    await open('tablet');
    await gateway.advance(29 * minute);
    await sweep();
    expect((await status()).call).toMatchObject({ state: 'ringing' });
    await gateway.advance(minute);
    await sweep();
    expect((await said()).at(-1)).toBe('视频通话未接通');
    const { items } = (await talk.desk('list-video-calls', { staff: '李医生' })).data;
    expect(items.map(({ orderKey }: { orderKey: string }) => orderKey)).not.toContain(
      talk.orderKey,
    );
    expect(await calls()).toMatchObject([{ state: 'ended', joinedAt: null, endedBy: 'system' }]);
  });

  it('by the doctor rings in the conversation for two minutes, and is told as missed', async () => {
    const { call } = (await join()).data;
    expect(call).toMatchObject({ state: 'ringing', clientId: null });
    expect((await status()).call).toEqual(call);
    const { secondsLeft } = (await desk('read')).data;
    expect(secondsLeft).toBeGreaterThan(100);
    expect(secondsLeft).toBeLessThanOrEqual(120);
    expect((await said()).at(-1)).toContain('医生邀请您视频通话');
    expect((await talk.standing()).unread).toBe(1);
    await gateway.advance(2 * minute);
    await sweep();
    expect((await said()).at(-1)).toBe('医生的视频通话无人接听');
  });

  it('by the doctor is answered by entering it', async () => {
    const { call } = (await join()).data;
    const answered = (await open()).data.call;
    expect(answered).toMatchObject({ callId: call.callId, state: 'joined', clientId: 'phone' });
    expect(answered.until).toBe(after(answered.joinedAt, 15));
  });
});

it('stands in the ledger when a doctor joins, and not each time its page asks', async () => {
  await open();
  await join();
  for (const _ of ['a second', 'another second']) await desk('read', { clientId: 'desk' });
  const acts = await gateway.services.db
    .select({ action: deskActs.action })
    .from(deskActs)
    .where(and(eq(deskActs.subject, talk.orderKey)));
  expect(acts).toEqual([{ action: 'join-video-call' }]);
});
