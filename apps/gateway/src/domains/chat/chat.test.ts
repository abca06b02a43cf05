import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conversationMessages } from '../../kernel/conversations/tables';
import { closeConversation, say as sayIn } from '../../kernel/conversations/write';
import { uploadedPicture } from '../../testing/picture-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addTalk, heard, stands, testTalks, turns, textsOf } from '../../testing/chat-fixture';

const second = 1000;
const minute = 60 * second;

let gateway: TestGateway;
let talk: Awaited<ReturnType<typeof addTalk>>;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testTalks] });
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  talk = await addTalk(gateway);
});

describe('a conversation', () => {
  it('is opened by its owner: with whom, and how it stands', async () => {
    const { data } = await talk.call('dpchat/connect');
    expect(data).toMatchObject({
      kind: 'test',
      doctor: { doctorId: talk.doctor.doctorId, doctorName: expect.any(String) },
      standing: {
        phase: 'open',
        mayWrite: true,
        turnsLeft: turns,
        turns,
        lastNumber: 0,
        unread: 0,
      },
    });
    expect(data.standing.until).toMatchObject({ outcome: 'closes' });
  });

  it.each([
    'dpchat/connect',
    'dpchat/detaillist',
    'dpchat/showservice',
    'dpchat/patientservice',
    'dpchat/bottomtips',
    'dpchat/checkreplyinfo',
    'dpchat/hasvidphone',
    'dpchat/showprivilegeicon',
    'checkvideostatus',
    'sendsysmsg',
  ])('%s is for its owner only', async (path) => {
    expect((await talk.call(path, {}, talk.stranger)).code).toBe(-7);
    expect((await talk.call(path)).code).toBe(0);
  });

  it('is written, withdrawn and marked as read by its owner only', async () => {
    await talk.say('孩子发烧了');
    const attempts = [
      ['dpchat/reply', { clientId: 'x', text: '冒名' }],
      ['dpchat/withdraw', { number: 1 }],
      ['dpchat/read', { upTo: 1 }],
      ['dpchat/verifyprivilege', { functionId: 2 }],
    ] as const;
    for (const [path, body] of attempts)
      expect((await talk.call(path, body, talk.stranger)).code, path).toBe(-7);
    expect(textsOf((await talk.details()).items)).toEqual(['孩子发烧了']);
  });

  it('numbers messages without a gap and tells its kind of each', async () => {
    await talk.say('孩子发烧了');
    await talk.answer('体温多少？');
    await talk.say('三十八度五');
    const { items, hasMore } = await talk.details();
    expect(hasMore).toBe(false);
    expect(
      items.map(({ number, side }: { number: number; side: string }) => [number, side]),
    ).toEqual([
      [1, 'patient'],
      [2, 'doctor'],
      [3, 'patient'],
    ]);
    expect(heard.filter((one) => one.startsWith(talk.orderKey))).toEqual(
      ['patient', 'doctor', 'patient'].map((side) => `${talk.orderKey} ${side}`),
    );
  });

  it('takes a message once, however often it is sent', async () => {
    const first = await talk.say('一次', { clientId: 'same' });
    const again = await Promise.all([1, 2, 3].map(() => talk.say('一次', { clientId: 'same' })));
    expect(again.map(({ data }) => data.number)).toEqual([1, 1, 1]);
    expect(first.data.number).toBe(1);
    expect((await talk.details()).items.length).toBe(1);
  });

  it('is read in parts both ways, and searched', async () => {
    for (let one = 1; one <= 5; one += 1) await talk.say(`第${one}条 Cough`);
    const newest = await talk.details({ pageSize: 2 });
    expect(newest).toMatchObject({
      revision: 5,
      hasMore: true,
      items: [{ number: 4 }, { number: 5 }],
    });
    const older = await talk.details({ pageSize: 3, before: 4 });
    expect(older).toMatchObject({
      hasMore: false,
      items: [{ number: 1 }, { number: 2 }, { number: 3 }],
    });
    expect(await talk.details({ pageSize: 2, after: 1 })).toMatchObject({
      hasMore: true,
      items: [{ number: 2 }, { number: 3 }],
    });
    for (const words of ['第3条 cough', '第３條　ＣＯＵＧＨ'])
      expect(textsOf((await talk.details({ words })).items)).toEqual(['第3条 Cough']);
    expect(await talk.details({ words: 'cough', pageSize: 2 })).toMatchObject({
      hasMore: true,
      items: [{ number: 4 }, { number: 5 }],
    });
  });

  it('ends its questions where its kind counts them', async () => {
    await talk.say('一');
    await talk.answer('答一');
    await talk.say('二');
    await talk.answer('答二');
    expect((await talk.call('dpchat/checkreplyinfo')).data).toEqual({
      mayWrite: false,
      turnsLeft: 0,
      phase: 'open',
    });
    expect((await talk.say('三')).code).toBe(42801);
    expect((await talk.details()).items.length).toBe(4);
    // What was accepted before is accepted again: its answer may have been lost.
    const { data } = await talk.call('dpchat/reply', { clientId: 'c2', text: '二' });
    expect(data.number).toBe(3);
  });

  it('is closed for both sides once it has ended, and the system still speaks in the reader’s language', async () => {
    await db().transaction(async (tx) => {
      const content = { type: 'notice', textKey: 'conversation.closed' } as const;
      await sayIn({ db: tx, now: now() }, talk.orderKey, { side: 'system', content });
      await closeConversation({ db: tx, now: now() }, talk.orderKey);
    });
    expect(await talk.standing()).toMatchObject({ phase: 'closed', mayWrite: false, until: null });
    expect((await talk.say('还在吗')).code).toBe(42801);
    expect((await talk.answer('在')).code).toBe(42801);
    expect((await talk.call('sendsysmsg')).code).toBe(42801);
    expect(textsOf((await talk.details({}, 'zh-Hans')).items)).toEqual(['本次对话已结束']);
    expect(textsOf((await talk.details({}, 'en')).items)).toEqual(['This conversation has ended']);
  });

  it('keeps its words sealed', async () => {
    await talk.say('只有医生能看的话');
    const { rows } = await db().$client.query('SELECT content FROM conversation_messages');
    expect(JSON.stringify(rows)).not.toContain('只有医生');
    expect(textsOf((await talk.details()).items)).toEqual(['只有医生能看的话']);
  });
});

describe('what is sent', () => {
  it('is refused, hidden or let through by the words it holds', async () => {
    const long = await talk.say('长'.repeat(1001));
    expect(long).toMatchObject({ code: 42200, data: { fields: [{ path: 'text' }] } });
    expect((await talk.say('')).code).toBe(42200);
    expect((await talk.say('加我微信聊')).code).toBe(42802);
    expect((await talk.say('这个白痴药')).data.content.text).toBe('这个**药');
    // Said to a doctor, this has to arrive.
    const taken = '我上周吸过冰毒';
    expect((await talk.say(taken)).data.content.text).toBe(taken);
  });

  it('may be pictures of one’s own, up to nine', async () => {
    const picture = await uploadedPicture(gateway, talk.owner);
    const sent = await talk.call('dpchat/reply', {
      clientId: 'p',
      type: 'picture',
      fileIds: [picture],
    });
    expect(sent.data.content).toMatchObject({
      type: 'picture',
      files: [{ fileId: picture, width: 40, height: 30, url: `/kanoupload/file/${picture}` }],
    });
    const others = await uploadedPicture(gateway, talk.stranger);
    const send = (body: object) => talk.call('dpchat/reply', { clientId: 'q', ...body });
    expect((await send({ type: 'picture', fileIds: [others] })).code).toBe(41501);
    expect((await send({ type: 'voice', fileIds: [picture] })).code).toBe(41501);
    expect((await send({ type: 'picture' })).code).toBe(42200);
    const ten = Array.from({ length: 10 }, (_, index) => `f${index}`);
    expect((await send({ type: 'picture', fileIds: ten })).code).toBe(42200);
  });

  /** As if a message had been said so long ago: while the clock goes on, the sandbox's colleague reads it. */
  const wasSaid = async (number: number, agoMs: number) => {
    const { db, clock } = gateway.services;
    await db
      .update(conversationMessages)
      .set({ at: new Date(clock.now().getTime() - agoMs) })
      .where(
        and(eq(conversationMessages.key, talk.orderKey), eq(conversationMessages.number, number)),
      );
  };

  it('can be taken back for two minutes, by its author', async () => {
    await talk.answer('您好');
    await talk.say('发错了');
    expect((await talk.call('dpchat/withdraw', { number: 1 })).code).toBe(-7);
    await wasSaid(2, 2 * minute - second);
    const taken = await talk.call('dpchat/withdraw', { number: 2 });
    expect(taken.data.content).toEqual({ type: 'withdrawn' });
    expect((await talk.call('dpchat/withdraw', { number: 2 })).code).toBe(0);
    const opened = await talk.desk('open-conversation', { staff: '李医生' });
    expect(opened.data.items[1].content).toEqual({ type: 'withdrawn' });
    // Withdrawn before it was read, it stays withdrawn.
    expect((await talk.call('dpchat/withdraw', { number: 2 })).code).toBe(0);
    expect((await talk.say('第二句')).data.number).toBe(3);
    await wasSaid(3, 2 * minute);
    expect((await talk.call('dpchat/withdraw', { number: 3 })).code).toBe(42803);
  });

  it('cannot be withdrawn once the doctor has read it, by opening or by answering', async () => {
    await talk.say('第一句');
    await talk.desk('open-conversation', { staff: '李医生' });
    expect((await talk.call('dpchat/withdraw', { number: 1 })).code).toBe(42809);
    await talk.say('第二句');
    await talk.answer('您好');
    expect((await talk.call('dpchat/withdraw', { number: 2 })).code).toBe(42809);
    expect((await talk.say('第三句')).data.number).toBe(4);
    expect((await talk.call('dpchat/withdraw', { number: 4 })).code).toBe(0);
    expect(textsOf((await talk.details()).items).filter(Boolean)).toEqual([
      '第一句',
      '第二句',
      '您好',
    ]);
  });

  it('reminds the doctor at most once an hour', async () => {
    await talk.say('医生您好');
    expect((await talk.call('sendsysmsg')).data).toEqual({ done: true });
    expect((await talk.call('sendsysmsg')).code).toBe(42900);
    expect((await talk.details({}, 'zh-Hans')).items.at(-1)).toMatchObject({
      side: 'system',
      content: { type: 'notice', text: '已提醒医生尽快回复' },
    });
  });
});

describe('what a conversation offers', () => {
  it('is what its kind says', async () => {
    expect((await talk.call('dpchat/showservice')).data.functions).toEqual([
      { functionId: 1, isPrivilege: false },
      { functionId: 2, isPrivilege: true },
    ]);
    expect((await talk.call('dpchat/hasvidphone')).data).toEqual({
      hasVideo: true,
      hasPhone: false,
    });
    expect((await talk.call('dpchat/showprivilegeicon')).data).toEqual({ functionIds: [2] });
    expect((await talk.call('dpchat/bottomtips')).data.tips).toEqual(['一般在 24 小时内回复']);
    const allowed = async (functionId: number) =>
      (await talk.call('dpchat/verifyprivilege', { functionId })).data.isAllowed;
    expect([await allowed(2), await allowed(67)]).toEqual([true, false]);
    expect((await talk.call('checkvideostatus')).data.status).toBe('ready');
    stands(talk.orderKey, { phase: 'closed', mayWrite: { patient: false, doctor: false } });
    expect(await allowed(2)).toBe(false);
    expect((await talk.call('checkvideostatus')).data.status).toBe('closed');
    stands(talk.orderKey, { functions: [] });
    expect((await talk.call('checkvideostatus')).data.status).toBe('notOffered');
  });
});
