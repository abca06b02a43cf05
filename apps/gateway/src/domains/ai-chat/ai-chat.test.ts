import { aiChatRules } from '@xinglin/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { newAdult } from '../../testing/people';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { aiMessages } from './tables';

const refused = -7;

let gateway: TestGateway;
let owner: string;
let other: string;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
}, 120_000);
afterAll(() => gateway.dispose());
beforeEach(async () => {
  owner = await gateway.signIn(gateway.newMobile());
  other = await gateway.signIn(gateway.newMobile());
});

const call = (path: string, body: object, token = owner) => gateway.call(path, body, { token });

async function begin(text: string, more: object = {}) {
  const { data } = await call('/aichat/begin', { clientId: 'c-1', text, ...more });
  return data.conversationId as string;
}

/** The events of a stream: pieces of the answer, and the refusal that ended it. */
async function stream(body: object, token = owner, lang = 'zh-Hans') {
  const response = await gateway.app.fetch(
    new Request('http://gateway.test/aichat/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json', token, lang },
      body: JSON.stringify(body),
    }),
  );
  const text = await response.text();
  const data = [...text.matchAll(/(?:event: (\w+)\n)?data: (.*)\n\n/g)].map(
    ([, name = 'piece', json = '']) => ({ name, ...JSON.parse(json) }),
  );
  return {
    words: data.flatMap((one) => (one.data?.type === 'words' ? [one.data.text as string] : [])),
    message: data.find((one) => one.data?.type === 'message')?.data.message,
    failure: data.find(({ name }) => name === 'failure'),
  };
}
const ask = (conversationId: string, text: string, clientId = 'c-1', token = owner) =>
  stream({ conversationId, clientId, text }, token);
const userIdOf = async (token: string): Promise<string> => {
  const { sessions, clock } = gateway.services;
  return (await sessions.find(token, clock.now()))?.userId ?? '';
};
const detail = async (conversationId: string) =>
  (await call('/aichat/detail', { conversationId })).data;

describe('a conversation with the guide', () => {
  it('leads to departments with their reason, and is kept', async () => {
    const conversationId = await begin('大人肚子疼两天了');
    const { words, message } = await ask(conversationId, '大人肚子疼两天了');
    expect(words.join('')).toContain(message.departments[0].deptName);
    expect(message).toMatchObject({ number: 2, side: 'guide', isBroken: false, isUrgent: false });
    const { messages, text } = await detail(conversationId);
    expect(text).toBe('大人肚子疼两天了');
    expect(messages.map(({ side }: { side: string }) => side)).toEqual(['person', 'guide']);
    expect(messages[1].departments).toEqual(message.departments);
  });

  it.each([
    ['it', 'Ho mal di testa da ieri', /^Da quello che mi ha detto.*Neurologia\./s],
    ['fr', 'J’ai mal à la tête', /^D’après ce que vous m’avez dit.*Neurologie\./s],
    ['id', 'kepala sakit sejak kemarin', /^Dari cerita Anda.*Poli saraf\./s],
    ['it', 'Ho dolore al petto', /numero di emergenza locale\.$/],
  ])('understands and answers in %s: “%s”', async (lang, text, expected) => {
    const conversationId = await begin(text);
    const { words } = await stream({ conversationId, clientId: 'c-1', text }, owner, lang);
    expect(words.join('').trim()).toMatch(expected);
  });

  it('asks back twice at most, then says that it cannot tell', async () => {
    const conversationId = await begin('你好');
    const first = await ask(conversationId, '你好');
    const second = await ask(conversationId, '嗯嗯', 'c-2');
    const third = await ask(conversationId, '好吧', 'c-3');
    expect([first, second].every(({ words }) => /？|部位/.test(words.join('')))).toBe(true);
    expect(third.words.join('')).toContain('全科');
  });

  it('says 120 before anything else, also where the signs come one after another', async () => {
    const urgent = await ask(await begin('胸口压榨感，出冷汗'), '胸口压榨感，出冷汗');
    expect(urgent.message).toMatchObject({ isUrgent: true, departments: [] });
    expect(urgent.words.join('')).toContain('120');
    const conversationId = await begin('胸闷');
    await ask(conversationId, '胸闷');
    const together = await ask(conversationId, '一直在出冷汗', 'c-2');
    expect(together.message.isUrgent).toBe(true);
  });

  it('finds what cannot wait behind much else', async () => {
    const text = `${'今天天气很好我去公园走了走。'.repeat(20)}突然说话不清，一侧手脚无力`;
    const { message } = await ask(await begin(text), text);
    expect(message.isUrgent).toBe(true);
  });

  it('asks a question once, however often it is sent', async () => {
    const conversationId = await begin('头晕');
    const first = await ask(conversationId, '头晕');
    const again = await ask(conversationId, '头晕');
    expect(again.message).toEqual(first.message);
    expect((await detail(conversationId)).messages).toHaveLength(2);
  });

  it('tells one answer at a time', async () => {
    const conversationId = await begin('头晕');
    const [one, two] = await Promise.all([
      ask(conversationId, '头晕'),
      ask(conversationId, '恶心', 'c-2'),
    ]);
    const codes = [one, two].map(({ failure }) => failure?.code ?? 0);
    expect(codes.filter((code) => code !== 0 && code !== 42821)).toEqual([]);
    const { messages } = await detail(conversationId);
    const numbers = messages.map(({ number }: { number: number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('is for its owner alone', async () => {
    const conversationId = await begin('头晕');
    await ask(conversationId, '头晕');
    const tries = [
      ['/aichat/detail', { conversationId }],
      ['/aichat/delete', { conversationId }],
      ['/consult/ai/record/review.json', { conversationId, number: 2, verdict: 'helpful' }],
    ] as const;
    for (const [path, body] of tries) expect((await call(path, body, other)).code).toBe(refused);
    expect((await ask(conversationId, '冒名', 'c-9', other)).failure.code).toBe(refused);
    expect((await call('/aichat/list', {}, other)).data.items).toEqual([]);
    expect((await call('/aichat/list', {})).data.items).toEqual([
      expect.objectContaining({ conversationId, text: '头晕', patientName: null }),
    ]);
    expect((await detail(conversationId)).messages).toHaveLength(2);
  });

  it('keeps what a person says of an answer, and of no question', async () => {
    const conversationId = await begin('头晕');
    await ask(conversationId, '头晕');
    const review = (number: number, verdict: string, reason = '') =>
      call('/consult/ai/record/review.json', { conversationId, number, verdict, reason });
    expect((await review(1, 'helpful')).code).toBe(refused);
    expect((await review(2, 'helpful')).code).toBe(0);
    expect((await review(2, 'unhelpful', '太笼统')).code).toBe(0);
    expect((await detail(conversationId)).messages[1].verdict).toBe('unhelpful');
  });

  it('is deleted with all that was said', async () => {
    const conversationId = await begin('头晕');
    expect((await call('/aichat/delete', { conversationId })).code).toBe(0);
    expect((await call('/aichat/detail', { conversationId })).code).toBe(refused);
    expect((await call('/aichat/delete', { conversationId })).code).toBe(refused);
  });

  it('is for one of the own family alone, and outlives their being deleted', async () => {
    const added = await call('/patient/add', newAdult());
    const patientId = added.data.patientId as string;
    const strange = await call('/aichat/begin', { clientId: 'c', text: '头晕', patientId }, other);
    expect(strange.code).toBe(refused);
    const conversationId = await begin('头晕', { patientId });
    // Whom it is for is known, so that the guide does not ask.
    const { words } = await ask(conversationId, '头晕');
    expect(words.join('')).not.toContain('孕妇');
    await call('/patient/delete', { patientId });
    const { message } = await ask(conversationId, '还恶心', 'c-2');
    expect(message).toMatchObject({ isBroken: false });
  });

  it('goes along with a copy of the data, and with the account', async () => {
    const conversationId = await begin('头晕');
    await ask(conversationId, '头晕');
    const { db, clock, all } = gateway.services;
    const ownerId = await userIdOf(owner);
    const copies = () => Promise.all(all(exportedData).map((part) => part(db, ownerId, 'zh-Hans')));
    const copied = Object.assign({}, ...(await copies())) as { aiConversations: object[] };
    expect(copied.aiConversations).toMatchObject([
      { messages: [{ side: 'person', text: '头晕' }, { side: 'guide' }] },
    ]);
    for (const erase of all(erasures).toReversed())
      await db.transaction((tx) => erase(tx, ownerId, clock.now(), gateway.services));
    const left = await db.select().from(aiMessages);
    expect(left.filter((row) => row.conversationId === conversationId)).toEqual([]);
  });

  it('refuses what is too long and what touts, at its field', async () => {
    const long = '疼'.repeat(aiChatRules.textLength + 1);
    const tooLong = await call('/aichat/begin', { clientId: 'c', text: long });
    expect(tooLong.data).toMatchObject({ fields: [{ path: 'text' }] });
    expect((await call('/aichat/begin', { clientId: 'c', text: '加我微信代挂号' })).code).toBe(
      42802,
    );
  });

  it('is kept sealed', async () => {
    await begin('头晕得厉害');
    const { rows } = await gateway.services.db.$client.query('select content from ai_messages');
    expect(rows.some(({ content }) => String(content).includes('头晕'))).toBe(false);
    const words = await gateway.services.db.select().from(aiMessages);
    expect(words.some(({ content }) => content.includes('头晕得厉害'))).toBe(true);
  });

  it('answers so many questions a day, and says so', async () => {
    const conversationId = await begin('头晕');
    const ownerId = await userIdOf(owner);
    for (let one = 0; one < aiChatRules.questionsADay; one += 1)
      await gateway.services.limits.take('aiQuestionByAccount', ownerId);
    const { failure, words } = await ask(conversationId, '头晕');
    expect([words, failure.code]).toEqual([[], 42822]);
    expect(failure.message).toContain('今天');
  });
});
