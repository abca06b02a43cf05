import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { HelpFilesError, readHelpFiles } from './help-files';
import { helpFolder, publishHelp } from './publish';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const call = (name: string, body: object = {}, locale: 'zh-Hans' | 'zh-Hant' | 'en' = 'zh-Hans') =>
  gateway.call(`/moduleoperate/help/${name}.json`, body, { locale });
const idsOf = (data: { items: { questionId: string }[] }) =>
  data.items.map(({ questionId }) => questionId);

describe('the questions that come with the gateway', () => {
  it('are enough to find help in, each in three languages', async () => {
    const languages = readHelpFiles(helpFolder());
    expect(languages.map(({ locale }) => locale)).toEqual(['zh-Hans', 'zh-Hant', 'en']);
    for (const { categories, locale } of languages) {
      expect(categories.length).toBeGreaterThanOrEqual(5);
      const texts = categories.flatMap(({ questions }) => questions);
      expect(texts.length).toBeGreaterThanOrEqual(25);
      expect(new Set(texts.map(({ question }) => question)).size).toBe(texts.length);
      for (const { id, question } of texts)
        expect(/\p{Script=Han}/u.test(question), `${id} in ${locale}`).toBe(locale !== 'en');
    }
  });
});

describe('browsing', () => {
  it('lists categories with their number of questions, in the language asked for', async () => {
    const { data } = await call('category/list', {}, 'zh-Hant');
    expect(data.items[0]).toEqual({ categoryId: 'booking', name: '預約掛號', questionCount: 6 });
    expect((await call('category/list', {}, 'en')).data.items[0].name).toBe('Booking');
    const all = await call('question/list');
    const counted = data.items.reduce(
      (sum: number, { questionCount }: { questionCount: number }) => sum + questionCount,
      0,
    );
    expect(all.data.total).toBe(counted);
  });

  it('lists the questions of a category, and those asked most in their own order', async () => {
    const { data } = await call('question/list', { categoryId: 'cancelling' });
    expect(idsOf(data)).toEqual([
      'cancel-appointment',
      'cancel-too-late',
      'refund-time',
      'no-show',
    ]);
    const hot = await call('question/list', { hotOnly: true });
    expect(idsOf(hot.data).slice(0, 3)).toEqual([
      'how-to-book',
      'cancel-appointment',
      'refund-time',
    ]);
    expect((await call('question/list', { categoryId: 'nothing' })).data.items).toEqual([]);
  });

  it('answers a question with the others of its category', async () => {
    const { data } = await call('question/detail', { questionId: 'code-missing' }, 'en');
    expect(data).toMatchObject({
      question: 'What if the code does not arrive?',
      categoryName: 'Signing in and account',
    });
    expect(data.blocks.map(({ kind }: { kind: string }) => kind)).toEqual(['steps', 'paragraph']);
    expect(data.related).toHaveLength(4);
    expect(data.related).not.toContainEqual(
      expect.objectContaining({ questionId: 'code-missing' }),
    );
  });

  it('refuses a question there is not', async () => {
    expect(await call('question/detail', { questionId: 'nothing' })).toMatchObject({
      code: -7,
      data: null,
    });
    expect((await call('question/detail', { questionId: '../x' })).code).toBe(42200);
  });
});

describe('searching', () => {
  it.each([
    ['zh-Hans', '怎么退款', 'refund-time'],
    ['zh-Hans', '验证码', 'code-missing'],
    ['zh-Hans', '长辈版', 'elder-mode'],
    ['zh-Hans', '注销', 'close-account'],
    ['zh-Hant', '收不到驗證碼', 'code-missing'],
    ['en', 'how do I EXPORT my data', 'export-data'],
    ['en', 'close account', 'close-account'],
  ] as const)('in %s for “%s” finds %s first', async (locale, q, first) => {
    expect(idsOf((await call('question/search', { q }, locale)).data)[0]).toBe(first);
  });

  it.each(['', '  ', '?!', 'xylophone'])('for “%s” finds nothing', async (q) => {
    expect((await call('question/search', { q })).data).toMatchObject({ items: [], total: 0 });
  });
});

describe('publishing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'help-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (locale: string, id: string, hot: string[] = []) =>
    writeFileSync(
      join(folder, `${locale}.json`),
      JSON.stringify({
        hot,
        categories: [
          { id: 'one', name: '一', questions: [{ id, question: '问', answer: ['答'] }] },
        ],
      }),
    );

  it('refuses languages that differ, and a frequent question there is not', () => {
    write('zh-Hans', 'a');
    write('en', 'b');
    expect(() => readHelpFiles(folder)).toThrow(HelpFilesError);
    write('zh-Hans', 'a', ['c']);
    write('en', 'a', ['c']);
    expect(() => readHelpFiles(folder)).toThrow('no question is called c');
  });

  it('puts the files in place of what was there', async () => {
    write('zh-Hans', 'a');
    write('en', 'a');
    await publishHelp(gateway.services.db, readHelpFiles(folder));
    expect(idsOf((await call('question/list')).data)).toEqual(['a']);
    expect((await call('question/detail', { questionId: 'a' }, 'zh-Hant')).data).toMatchObject({
      question: '問',
      blocks: [{ kind: 'paragraph', text: '答' }],
      related: [],
    });
    await publishHelp(gateway.services.db);
    expect((await call('question/list')).data.total).toBeGreaterThanOrEqual(25);
  });
});
