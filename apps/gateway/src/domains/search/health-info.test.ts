import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKnowledge } from '../../kernel/triage/knowledge-files';
import { entriesOfSeason, readSeasons } from '../../kernel/triage/seasons';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

type Locale = 'zh-Hans' | 'zh-Hant' | 'en';
const answer = async (path: string, body: object = {}, locale: Locale = 'zh-Hans') =>
  (await gateway.call(path, body, { locale })).data;

describe('what to know of health', () => {
  const health = (locale?: Locale) =>
    answer('/modulesearch/search/one/healthhmoselect.json', { scene: 'home' }, locale);

  it('is the first three of the season, each with what it is and its entry', async () => {
    const { items, total } = await health();
    const ids = entriesOfSeason(gateway.services.clock.now()).slice(0, 3);
    expect(total).toBe(3);
    expect(items.map(({ entryId }: { entryId: string }) => entryId)).toEqual(ids);
    for (const { topic_id: topicId, entryId, title, topic_intro: intro, content } of items) {
      expect(topicId).toBe(entryId);
      expect(title).not.toBe('');
      expect(intro).not.toBe('');
      expect(content.startsWith(intro)).toBe(true);
    }
    for (const { entryId, deptId, reviewer, readMinutes } of items) {
      expect(deptId).toEqual(expect.any(String));
      expect(readMinutes).toBeGreaterThan(0);
      const page = await answer(`/moduleoperate/kb/detail/${entryId}`);
      expect(reviewer).toEqual(
        page.reviewer && { doctorId: page.reviewer.doctorId, name: page.reviewer.name },
      );
    }
  });

  it('reads in the language of the reader', async () => {
    expect(JSON.stringify((await health('en')).items)).not.toMatch(/\p{Script=Han}/u);
  });
});

describe('what else there is to read', () => {
  interface Topic {
    readonly topic_id: string;
    readonly title: string;
    readonly tag_detail: readonly { readonly tag_id: string; readonly tag_name: string }[];
  }
  const topics = async (
    input: object = {},
    locale?: Locale,
  ): Promise<{ items: Topic[]; total: number }> =>
    answer('/modulesearch/search/one/recommendmergetopic.json', input, locale);
  const ids = ({ items }: { items: readonly Topic[] }) => items.map((one) => one.topic_id);

  it('is ten entries of ten departments, without those of the season', async () => {
    const { items, total } = await topics({ scene: 'home' });
    expect(items).toHaveLength(10);
    expect(new Set(items.map(({ tag_detail: [tag] }) => tag?.tag_id)).size).toBe(10);
    for (const { tag_detail: tags } of items) expect([1, 2]).toContain(tags.length);
    const season = entriesOfSeason(gateway.services.clock.now()).slice(0, 3);
    expect(total).toBe(readKnowledge().length - season.length);
    const all = [];
    for (let start = 0; start < total; start += 50)
      all.push(...ids(await topics({ param: { start, rows: 50 } })));
    const others = readKnowledge().flatMap(({ id }) => (season.includes(id) ? [] : [id]));
    expect(all.toSorted()).toEqual(others.toSorted());
  });

  it('is the same in every language for a week, and another the week after', async () => {
    const first = await topics();
    const english = await topics({}, 'en');
    expect(ids(english)).toEqual(ids(first));
    expect(JSON.stringify(english.items)).not.toMatch(/\p{Script=Han}/u);
    await gateway.advance(7 * 24 * 3_600_000);
    expect(ids(await topics())).not.toEqual(ids(first));
  });
});

describe('what to begin a search from', () => {
  it('is of the season, in the language of the reader', async () => {
    const { items } = await answer('/modulesearch/search/one/entranceRecommend', {}, 'en');
    expect(items.length).toBeGreaterThan(4);
    for (const { name } of items) expect(name).toMatch(/^[A-Z]/);
  });

  it('covers every month once, with entries that there are', () => {
    const seasons = readSeasons();
    const months = seasons.flatMap((season) => season.months).toSorted((one, other) => one - other);
    expect(months).toEqual(Array.from({ length: 12 }, (_, place) => place + 1));
    const known = new Set(readKnowledge().map(({ id }) => id));
    for (const { entries } of seasons) for (const id of entries) expect(known, id).toContain(id);
  });

  it('turns at midnight in China', () => {
    const before = entriesOfSeason(new Date('2026-11-30T15:59:00Z'));
    expect(entriesOfSeason(new Date('2026-11-30T16:01:00Z'))).not.toEqual(before);
  });
});
