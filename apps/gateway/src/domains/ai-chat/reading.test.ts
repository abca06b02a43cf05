import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departmentsForLong } from '../../kernel/triage/long-texts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { wordsOf, type KeptWords, type StoredReading } from './kept';
import { newRedFlags, readQuestion } from './reading';
import { aiMessages } from './tables';

const readAll = (questions: readonly string[]): StoredReading =>
  questions.reduce<StoredReading | undefined>(
    (former, text) => readQuestion(text, former),
    undefined,
  ) ?? readQuestion('');
const flagsIn = (...questions: readonly string[]) =>
  newRedFlags(readAll(questions)).map(({ id }) => id);

describe('what cannot wait in a question', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    ['alone', ['胸口闷，出冷汗'], ['heart-attack']],
    ['with what was said before', ['胸闷', '一直在出冷汗'], ['heart-attack']],
    [
      'with what was said long before',
      ['胸闷', ...Array.from({ length: 40 }, () => '你好'), '出冷汗'],
      ['heart-attack'],
    ],
    ['not once more by what has nothing to do with it', ['胸口闷，出冷汗', '好的'], []],
    [
      'once more where it is said once more',
      ['胸口闷，出冷汗', '又胸口闷，出冷汗'],
      ['heart-attack'],
    ],
    ['beside one that was given', ['胸口闷，出冷汗', '叫不醒'], ['unconscious']],
    ['not where it is denied', ['胸闷', '没有出冷汗'], []],
    ['nowhere', ['你好', '头晕'], []],
  ])('%s: %j', (_how, questions, flags) => {
    expect(flagsIn(...questions)).toEqual(flags);
  });

  it('is at least what the text alone says, and its answer is the same however often it is read', () => {
    const texts = fc.array(
      fc.constantFrom(
        '胸闷',
        '出冷汗',
        '发烧',
        '头痛',
        '呕吐',
        '怀孕了',
        '没有发烧',
        '腰痛',
        'vomiting',
      ),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(texts, (questions) => {
        const given = flagsIn(...questions);
        for (const { id } of departmentsForLong(questions.at(-1) ?? '').redFlags)
          expect(given).toContain(id);
        expect(flagsIn(...questions)).toEqual(given);
      }),
    );
  });
});

describe('the departments of a conversation', () => {
  it('are the newest first, three at most, each once', () => {
    const ids = (...questions: readonly string[]) =>
      readAll(questions).departments.map(({ departmentId }) => departmentId);
    expect(ids('膝盖疼')[0]).toBe('orthopaedics');
    expect(ids('膝盖疼', '牙疼')[0]).toBe('dentistry');
    expect(ids('膝盖疼', '牙疼')).toContain('orthopaedics');
    expect(ids('牙疼', '膝盖疼', '牙疼')[0]).toBe('dentistry');
    const many = ids('膝盖疼', '牙疼', '皮肤痒', '眼睛疼', '耳鸣');
    expect([many.length, new Set(many).size]).toEqual([3, 3]);
  });
});

describe('what is stored of a reading', () => {
  it('grows by signs that are new alone, however long the conversation is', () => {
    const long = readAll(Array.from({ length: 100 }, () => '胸闷，头痛，发烧'));
    const short = readAll(['胸闷，头痛，发烧', '胸闷，头痛，发烧']);
    expect(long).toEqual(short);
  });
});

describe('a conversation', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway({ seeded: true });
  }, 120_000);
  afterAll(() => gateway.dispose());

  async function newConversation(text: string) {
    const token = await gateway.signIn(gateway.newMobile());
    const { data } = await gateway.call('/aichat/begin', { clientId: 'c-1', text }, { token });
    const { conversationId } = data;
    let asked = 0;
    const ask = async (words: string) => {
      asked += 1;
      const body = { conversationId, clientId: `c-${asked}`, text: words };
      const headers = { 'content-type': 'application/json', token };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await (await gateway.app.request('/aichat/stream', request)).text();
      expect(answer).not.toContain('event: failure');
      return answer;
    };
    const rows = () =>
      gateway.services.db
        .select()
        .from(aiMessages)
        .where(eq(aiMessages.conversationId, conversationId))
        .orderBy(aiMessages.number);
    const rewrite = async (number: number, change: (words: KeptWords) => KeptWords) => {
      const row = (await rows()).find((one) => one.number === number);
      if (row === undefined) throw new Error(`no message ${number}`);
      const content = JSON.stringify(change(wordsOf(row)));
      await gateway.services.db
        .update(aiMessages)
        .set({ content })
        .where(eq(aiMessages.messageId, row.messageId));
    };
    return { ask, rows, rewrite };
  }

  it('reads a question once: what is stored counts, and not its words again', async () => {
    const { ask, rewrite } = await newConversation('胸闷');
    await ask('胸闷');
    await rewrite(1, (words) => ({ ...words, text: '你好' }));
    expect(await ask('一直在出冷汗')).toContain('120');
    const quiet = await newConversation('你好');
    await quiet.ask('你好');
    await quiet.rewrite(1, (words) => ({ ...words, text: '胸闷' }));
    expect(await quiet.ask('一直在出冷汗')).not.toContain('"isUrgent":true');
  });

  it('of which no reading was stored is read once', async () => {
    const { ask, rows, rewrite } = await newConversation('胸闷');
    await ask('胸闷');
    await ask('你好');
    for (const number of [1, 3]) await rewrite(number, ({ reading: _reading, ...words }) => words);
    expect(await ask('一直在出冷汗')).toContain('120');
    const questions = (await rows()).filter(({ side }) => side === 'person');
    expect(questions.map((row) => wordsOf(row).reading?.own.length)).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
  });
});
