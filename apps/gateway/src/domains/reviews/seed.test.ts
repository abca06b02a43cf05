import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderate } from '../../kernel/moderation/moderate';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { saidOfDepartments } from './seed-departments';
import { answers, lettersOfThanks, saidOf, saidOfHospitals } from './seed-texts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

it('gives each doctor of a demo reviews from which their share of good ones comes', async () => {
  const { rows } = await gateway.services.db.execute(sql`
    SELECT count(*) FILTER (WHERE review_count = 0)::int AS without, count(*)::int AS doctors,
      count(*) FILTER (WHERE praise_per_mille < 600)::int AS poor FROM doctors`);
  expect(rows[0]).toMatchObject({ without: 0, poor: 0 });
  const [known] = (await gateway.call('/modulesearch/mergesearch/doctorlist.json', { q: '沈知远' }))
    .data.items;
  // As the pictures of the design show.
  expect(known.praisePerMille).toBe(986);
  const input = { expertId: known.doctorId, pageSize: 50 };
  const list = async (locale: string) =>
    (await gateway.call('/comment/expertcomment/list', input, { locale })).data;
  const { items, total } = await list('zh-Hans');
  expect(total).toBe(known.reviewCount);
  const readable = items.filter(({ text }: { text: string }) => text !== '');
  expect(readable.length).toBeGreaterThan(20);
  expect(new Set(readable.map(({ text }: { text: string }) => text)).size).toBeGreaterThan(15);
  for (const { text, authorName } of (await list('en')).items)
    expect(`${text}${authorName ?? ''}`).toMatch(/^\P{Script=Han}*$/u);
});

it('says nothing that the rules stop at', () => {
  const said = [
    ...Object.values(saidOf).flat(2),
    ...Object.values(saidOfDepartments).flat(),
    ...Object.values(saidOfHospitals).flat(),
    ...Object.values(answers).flat(),
    ...lettersOfThanks,
  ];
  for (const text of said.flat()) expect(moderate(text).found, text).toEqual([]);
});
