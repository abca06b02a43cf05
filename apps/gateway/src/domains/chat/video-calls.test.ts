import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callSignals, conversationCalls } from '../../kernel/conversations/calls/tables';
import { closeConversation } from '../../kernel/conversations/write';
import { addTalk, stands, testTalks, textsOf } from '../../testing/chat-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { exportedConversations, purgeCalls } from './personal';

const sdp = 'v=0\r\no=- 4611731400430051336 2 IN IP4 192.0.2.7\r\n';
const offer = { type: 'offer', sdp };
const candidate = {
  type: 'candidate',
  candidate: 'candidate:1 1 udp 2122260223 192.0.2.7 54321 typ host',
  sdpMid: '0',
  sdpMLineIndex: 0,
};

let gateway: TestGateway;
let talk: Awaited<ReturnType<typeof addTalk>>;
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testTalks] });
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  talk = await addTalk(gateway);
});

const open = (clientId = 'phone', who = talk.owner) =>
  talk.call('videocall/open', { clientId }, who);
const signal = (what: object, more: object = {}, who = talk.owner) =>
  talk.call('videocall/signal', { clientId: 'phone', round: 2, signal: what, ...more }, who);
const desk = (action: string, body: object = {}) =>
  talk.desk(`${action}-video-call`, { staff: '李医生', ...body });
const join = (clientId = 'desk-1') => desk('join', { clientId });
const answer = (what: object, more: object = {}) =>
  desk('signal', { clientId: 'desk-1', round: 2, signal: what, ...more });
const read = async (behind = 0, clientId = 'desk-1') =>
  (await desk('read', { behind, clientId })).data;
const status = async (who = talk.owner) => talk.call('checkvideostatus', {}, who);
const kept = () => gateway.services.db.$count(callSignals);

describe('a call by video', () => {
  it('rings until the doctor is there, and is begun once however often it is opened', async () => {
    const opened = await Promise.all([open(), open(), open()]);
    const [first] = opened;
    for (const { data } of opened) expect(data.call).toEqual(first?.data.call);
    expect(first?.data).toMatchObject({
      call: { state: 'ringing', mode: 'video', round: 1, clientId: 'phone', joinedAt: null },
      iceServers: [],
      credentialsUntil: null,
      closesAt: expect.any(String),
    });
    const { items } = (await talk.desk('list-video-calls', { staff: '李医生' })).data;
    expect(items.map(({ orderKey }: { orderKey: string }) => orderKey)).toContain(talk.orderKey);
    const { data } = await join();
    expect(data.call).toMatchObject({ state: 'joined', round: 2, callId: first?.data.call.callId });
    expect((await join()).data.call).toEqual(data.call);
    const waiting = (await talk.desk('list-video-calls', { staff: '李医生' })).data.items;
    expect(waiting.map(({ orderKey }: { orderKey: string }) => orderKey)).not.toContain(
      talk.orderKey,
    );
  });

  it('carries signals in their order to the other side alone', async () => {
    await open();
    await join();
    expect((await signal(offer)).data.isTaken).toBe(true);
    await answer({ type: 'answer', sdp });
    await signal(candidate);
    const { signals } = await read();
    expect(signals).toMatchObject([
      { number: 1, round: 2, signal: offer },
      { number: 3, round: 2, signal: candidate },
    ]);
    expect((await read(1)).signals).toHaveLength(1);
    // A browser of the desk that is not in the call sees how it stands, and no addresses of networks.
    for (const other of ['desk-2', undefined])
      expect((await desk('read', { clientId: other })).data).toMatchObject({
        isHere: false,
        signals: [],
        call: { state: 'joined' },
      });
  });

  it('takes nothing of a former round or of a device that has left', async () => {
    await open();
    await join();
    await signal(offer);
    const { data } = await open('tablet');
    expect(data.call).toMatchObject({ state: 'joined', round: 3, clientId: 'tablet' });
    expect((await read()).signals).toEqual([]);
    for (const late of [
      await signal(offer, { round: 3 }),
      await signal(offer, { clientId: 'tablet', round: 2 }),
      await signal({ type: 'leave' }, { round: 3 }),
      await answer(offer, { clientId: 'desk-2', round: 3 }),
    ])
      expect(late.data).toMatchObject({ isTaken: false, call: { round: 3, state: 'joined' } });
    expect((await signal(offer, { clientId: 'tablet', round: 3 })).data.isTaken).toBe(true);
  });

  it('takes once what is sent again, and lets two devices of a patient in one after the other', async () => {
    await open();
    await join();
    for (const what of [offer, candidate, offer, { type: 'mode', mode: 'audio' }])
      for (const _ of ['sent', 'sent again']) expect((await signal(what)).data.isTaken).toBe(true);
    expect((await read()).signals.map(({ number }: { number: number }) => number)).toEqual([
      1, 2, 3,
    ]);
    const entered = await Promise.all(['tablet', 'laptop'].map((device) => open(device)));
    expect(
      entered.map(({ data }) => data.call.round).toSorted((one, other) => one - other),
    ).toEqual([3, 4]);
    const last = entered.find(({ data }) => data.call.round === 4)?.data.call;
    expect((await status()).data.call).toMatchObject({ round: 4, clientId: last.clientId });
  });

  it('ends or begins anew where one hangs up while the other enters', async () => {
    await open();
    await join();
    const [left, entered] = await Promise.all([signal({ type: 'leave' }), open('tablet')]);
    // Either order is right: the leaving device had been replaced, or a new call has begun.
    const { call } = (await status()).data;
    expect(call.callId).toBe(entered.data.call.callId);
    expect(call).toMatchObject(
      left.data.isTaken ? { state: 'ringing', round: 1 } : { state: 'joined', round: 3 },
    );
  });

  it('goes on with less and with more again, without an end', async () => {
    await open();
    await join();
    for (const mode of ['audio', 'text', 'video']) {
      const { data } = await signal({ type: 'mode', mode });
      expect(data.call).toMatchObject({ mode, state: 'joined' });
    }
    expect((await read()).signals.at(-1).signal).toEqual({ type: 'mode', mode: 'video' });
  });

  it('ends for both when one hangs up, says how long it was and forgets the signals', async () => {
    const before = await kept();
    await open();
    await join();
    await signal(offer);
    await answer({ type: 'answer', sdp });
    await gateway.advance(3 * 60_000 + 1000);
    const { data } = await answer({ type: 'leave' });
    expect(data.call).toMatchObject({ state: 'ended', endedBy: 'doctor' });
    expect(await kept()).toBe(before);
    const { items } = await talk.details();
    expect(textsOf(items).at(-1)).toContain('4');
    expect(items.at(-1)).toMatchObject({ side: 'system', content: { type: 'notice' } });
    const late = await signal({ type: 'leave' });
    expect(late.data).toMatchObject({
      isTaken: false,
      call: { state: 'ended', endedBy: 'doctor' },
    });
    expect((await talk.details()).items).toHaveLength(items.length);
    const again = (await open()).data.call;
    expect(again).toMatchObject({ state: 'ringing', round: 1 });
    expect(again.callId).not.toBe(data.call.callId);
  });

  it('ends with its conversation, which then takes no other', async () => {
    await open();
    await join();
    await signal(offer);
    const { db, clock } = gateway.services;
    await closeConversation({ db, now: clock.now() }, talk.orderKey);
    expect((await read()).call).toMatchObject({ state: 'ended', endedBy: 'system' });
    expect((await read()).signals).toEqual([]);
    expect((await open()).code).toBe(42801);
    expect((await status()).data).toMatchObject({ status: 'closed' });
  });

  it('is for conversations that have video, once the doctor is there', async () => {
    stands(talk.orderKey, { phase: 'waiting' });
    expect((await open()).code).toBe(42808);
    expect((await status()).data).toMatchObject({ status: 'notYet' });
    stands(talk.orderKey, { functions: [] });
    expect((await open()).code).toBe(42807);
    expect((await join()).code).toBe(42807);
    expect((await signal(offer)).code).toBe(42807);
    expect((await status()).data).toMatchObject({ status: 'notOffered' });
  });

  it('belongs to its owner', async () => {
    await open();
    await join();
    expect((await open('phone', talk.stranger)).code).toBe(-7);
    expect((await signal({ type: 'leave' }, {}, talk.stranger)).code).toBe(-7);
    expect((await status(talk.stranger)).code).toBe(-7);
    expect((await read()).call).toMatchObject({ state: 'joined' });
  });

  it('refuses what no browser sends', async () => {
    await open();
    for (const bad of [
      { type: 'offer' },
      { type: 'offer', sdp: '' },
      { type: 'offer', sdp: 'v'.repeat(32_001) },
      { ...candidate, candidate: 'c'.repeat(1001) },
      { ...candidate, sdpMLineIndex: -1 },
      { type: 'mode', mode: 'hologram' },
      { type: 'hello' },
    ])
      expect((await signal(bad)).code, JSON.stringify(bad).slice(0, 60)).not.toBe(0);
    expect((await read()).signals).toEqual([]);
  });
});

describe('what is kept of a call', () => {
  it('is when, how long and how, and no address of a network', async () => {
    await open();
    await join();
    await signal(offer);
    await signal({ type: 'mode', mode: 'audio' });
    const { db } = gateway.services;
    const rows = await db.select().from(callSignals);
    expect(
      JSON.stringify(await db.execute('SELECT content FROM conversation_call_signals')),
    ).not.toContain('192.0.2.7');
    expect(rows.some(({ content }) => content.includes('192.0.2.7'))).toBe(true);
    await signal({ type: 'leave' });
    const [exported] = await exportedConversations(db, talk.ownerId, 'zh-Hans');
    expect(exported?.calls).toMatchObject([{ mode: 'audio', endedBy: 'patient' }]);
    expect(JSON.stringify(exported)).not.toContain('192.0.2.7');
  });

  it('loses its signals also where nobody hangs up', async () => {
    await open();
    await join();
    await signal(offer);
    const { db, clock } = gateway.services;
    await purgeCalls(db, clock.now(), gateway.services);
    expect((await read()).signals).toHaveLength(1);
    await purgeCalls(db, new Date(clock.now().getTime() + 3 * 3_600_000), gateway.services);
    expect((await read()).signals).toEqual([]);
    expect(await db.$count(conversationCalls)).toBeGreaterThan(0);
  });
});
