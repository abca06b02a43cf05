import { businessErrors } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadedFiles } from '../../kernel/files/tables';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { conversationMessages } from '../../kernel/conversations/tables';
import { deskActs } from '../../kernel/desk/tables';
import { openConversation, say } from '../../kernel/conversations/write';
import { smallPicture, uploadedPicture } from '../../testing/picture-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addTalk, stands, testTalks, textsOf } from '../../testing/chat-fixture';
import { exportedConversations, purgeConversations } from './personal';

const minute = 60_000;

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

describe('read marks', () => {
  it('never go back nor beyond the last message, and say what is unread', async () => {
    await talk.say('一');
    await talk.answer('二');
    await talk.answer('三');
    expect(await talk.standing()).toMatchObject({ ownerRead: 0, doctorRead: 3, unread: 2 });
    const read = async (upTo: number) => (await talk.call('dpchat/read', { upTo })).data;
    expect(await read(2)).toMatchObject({ ownerRead: 2, unread: 1 });
    expect(await read(1)).toMatchObject({ ownerRead: 2, unread: 1 });
    expect(await read(99)).toMatchObject({ ownerRead: 3, unread: 0 });
  });

  it('of the doctor move when the desk opens the conversation, which stands in the ledger', async () => {
    await talk.say('一');
    expect((await talk.standing()).doctorRead).toBe(0);
    const list = await gateway.call('/sandbox/desk/list-conversations', {
      staff: '李医生',
      doctorId: talk.doctor.doctorId,
    });
    expect(list.data.items).toMatchObject([{ orderKey: talk.orderKey, unread: 1 }]);
    const opened = await talk.desk('open-conversation', { staff: '李医生' });
    expect(opened.data).toMatchObject({ phase: 'open', mayAnswer: true, items: [{ number: 1 }] });
    expect((await talk.standing()).doctorRead).toBe(1);
    const acts = await db().select().from(deskActs);
    expect(acts).toContainEqual(
      expect.objectContaining({ action: 'open-conversation', subject: talk.orderKey }),
    );
  });
});

describe('what a patient sends beside words', () => {
  it('is seen at the desk message by message, which stands in the ledger', async () => {
    const picture = await uploadedPicture(gateway, talk.owner);
    await talk.say('一');
    const sent = { clientId: 'p', type: 'picture', fileIds: [picture] };
    expect((await talk.call('dpchat/reply', sent)).data.number).toBe(2);
    const see = (number: number) => talk.desk('open-message-files', { staff: '李医生', number });
    expect((await see(1)).data).toEqual({ files: [] });
    expect((await see(2)).data).toEqual({
      files: [expect.stringMatching(/^data:image\/\w+;base64,/)],
    });
    expect((await see(3)).code).toBe(businessErrors.forbidden);
    await talk.call('dpchat/withdraw', { number: 2 });
    expect((await see(2)).data).toEqual({ files: [] });
    const acts = await db().select().from(deskActs).where(eq(deskActs.subject, talk.orderKey));
    expect(acts.map(({ action, outcome }) => `${action} ${outcome}`)).toContain(
      'open-message-files done',
    );
  });
});

describe('what a doctor says', () => {
  it('is said once under one name, however often its answer is lost, also after the end', async () => {
    await talk.say('一');
    const words = { staff: '李医生', text: '您好', clientId: 'c1' };
    const first = await talk.desk('answer-conversation', words);
    expect(first.data).toEqual({ number: 2 });
    const rich = {
      staff: '李医生',
      purpose: 'check',
      title: '建议的检查',
      paragraphs: [{ heading: '血常规', text: '空腹' }],
      clientId: 'rich',
    };
    const picture = { staff: '李医生', image: await smallPicture(), clientId: 'picture' };
    for (const _ of ['sent', 'sent again']) {
      expect((await talk.desk('send-rich-text', rich)).data).toEqual({ number: 3 });
      expect((await talk.desk('answer-conversation', picture)).data).toEqual({ number: 4 });
    }
    // The patient's device has names of its own.
    expect((await talk.say('二')).data.number).toBe(5);
    stands(talk.orderKey, { mayWrite: { patient: false, doctor: false } });
    expect(await talk.desk('answer-conversation', words)).toEqual(first);
    const other = await talk.desk('answer-conversation', { ...words, clientId: 'c2' });
    expect(other.code).toBe(businessErrors.conversationClosed);
    expect((await talk.row()).lastNumber).toBe(5);
    expect(await db().$count(uploadedFiles, eq(uploadedFiles.ownerId, talk.ownerId))).toBe(1);
  });
});

describe('longer words of a doctor', () => {
  it('are a message of their own with what they are for, found by their words', async () => {
    stands(talk.orderKey, { mayWrite: { patient: true, doctor: true } });
    await talk.say('孩子发烧了');
    const words = {
      purpose: 'check',
      title: '建议的检查',
      paragraphs: [
        { heading: '血常规', text: '空腹不限，当天出结果。' },
        { text: '带上以前的化验单。' },
      ],
    };
    const { data } = await talk.desk('send-rich-text', { staff: '李医生', ...words });
    const named = await talk.details({ after: data.number - 1, pageSize: 1 });
    expect(named.items).toMatchObject([
      {
        number: data.number,
        side: 'doctor',
        content: {
          type: 'richText',
          ...words,
          paragraphs: [words.paragraphs[0], { ...words.paragraphs[1], heading: null }],
        },
      },
    ]);
    expect((await talk.details({ words: '血常规' })).items).toHaveLength(1);
    stands(talk.orderKey, { mayWrite: { patient: true, doctor: false } });
    expect((await talk.desk('send-rich-text', { staff: '李医生', ...words })).code).toBe(42801);
  });
});

describe('the sandbox colleague', () => {
  it('answers after a while with questions that say what they are, and stops', async () => {
    stands(talk.orderKey, { mayWrite: { patient: true, doctor: true } });
    for (let question = 1; question <= 5; question += 1) {
      await talk.say(`第${question}句`);
      await gateway.advance(10_000);
    }
    const { items } = await talk.details({}, 'en');
    const answers = textsOf(items.filter(({ side }: { side: string }) => side === 'doctor'));
    expect(answers.length).toBe(4);
    expect(answers[0]).toContain('give no medical advice');
    expect(new Set(answers).size).toBe(4);
    // What nothing more is asked about was read all the same.
    expect((await talk.row()).doctorRead).toBe(items.length);
  });

  it('lets none that no doctor may answer yet keep others from their turn', async () => {
    const { doctor, ownerId, orderKey } = talk;
    const context = { db: db(), now: now() };
    const content = { type: 'text', text: '还没有轮到我' } as const;
    for (let place = 0; place < 60; place += 1) {
      const key = `${orderKey}-${place}`;
      stands(key, { phase: 'waiting', mayWrite: { patient: true, doctor: false } });
      const { doctorId } = doctor;
      await openConversation(context, { kind: 'test', key, ownerId, doctorId });
      await say(context, key, { side: 'patient', content });
    }
    await gateway.advance(minute);
    await talk.say('请问医生');
    await gateway.advance(10_000);
    expect((await talk.standing()).unread).toBe(1);
    expect((await talk.details()).items.at(-1)).toMatchObject({ side: 'doctor' });
  });
});

describe('the data of a person', () => {
  it('goes along in the copy, ends with the account, and is kept for fifteen years', async () => {
    await talk.say('我的话');
    const [copy] = await exportedConversations(db(), talk.ownerId, 'en');
    expect(copy).toMatchObject({
      orderKey: talk.orderKey,
      messages: [{ number: 1, side: 'patient', content: { type: 'text', text: '我的话' } }],
    });
    await db().transaction(async (tx) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(tx, talk.ownerId, now(), gateway.services);
    });
    expect((await talk.row()).closedAt).not.toBeNull();
    const kept = () => db().$count(conversationMessages);
    const before = await kept();
    const inYears = (years: number) => new Date(now().getTime() + years * 366 * 24 * 60 * minute);
    await purgeConversations(db(), inYears(14), gateway.services);
    expect(await kept()).toBe(before);
    await purgeConversations(db(), inYears(16), gateway.services);
    expect(await kept()).toBeLessThan(before);
  });
});
