import { locales } from '@xinglin/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from './kernel/places/tables';
import { helpCategoryNames } from './domains/help/tables';
import { agreementConsents, agreements, agreementTexts } from './kernel/consents/tables';
import { openTestGateway, type TestGateway } from './testing/test-gateway';

/** Hangzhou. */
const areaId = '330100';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  const { db } = gateway.services;
  await db
    .insert(helpCategoryNames)
    .values({ categoryId: 'booking', locale: 'fr', name: 'Prendre rendez-vous' });
  await db
    .update(areas)
    .set({ name: sql`${areas.name} || '{"fr": "Hangzhou-sur-Qiantang"}'::jsonb` })
    .where(eq(areas.id, areaId));
});
afterAll(() => gateway.dispose());

const inLanguage = (path: string, locale: string, body: object = {}) =>
  gateway.call(path, body, { locale });
const nameOf = async (locale: string) =>
  (await inLanguage('/common/area/getareabyid', locale, { areaId })).data.name;
const categoriesOf = async (locale: string): Promise<readonly string[]> =>
  (await inLanguage('/moduleoperate/help/category/list.json', locale)).data.items.map(
    ({ name }: { name: string }) => name,
  );

describe('a reader of a language in which little is written', () => {
  it('is given what there is in it, and the rest in English', async () => {
    expect(await Promise.all(locales.map(nameOf))).toEqual([
      '杭州',
      '杭州',
      'Hangzhou',
      'Hangzhou',
      'Hangzhou-sur-Qiantang',
      'Hangzhou',
    ]);
    const english = await categoriesOf('en');
    expect(await categoriesOf('it')).toEqual(english);
    expect(await categoriesOf('fr')).toEqual(['Prendre rendez-vous', ...english.slice(1)]);
  });

  it('is told in it what is wrong with a field, and refused in it', async () => {
    const refused = await inLanguage('/common/area/getareabyid', 'fr', { areaId: 7 });
    expect(refused.status).toBe(422);
    expect(refused.data.fields[0].message).toMatch(/^Cette donnée est incorrecte/);
    const unknown = await inLanguage('/common/area/getareabyid', 'fr', { areaId: 'x' });
    const inEnglish = await inLanguage('/common/area/getareabyid', 'en', { areaId: 'x' });
    expect([unknown.status, unknown.message]).toEqual([
      inEnglish.status,
      'Certaines informations sont incorrectes. Vérifiez-les et envoyez de nouveau.',
    ]);
    expect(unknown.message).not.toBe(inEnglish.message);
  });

  it('finds an area by the name it is shown', async () => {
    const found = async (locale: string, q: string) =>
      (await inLanguage('/common/area/search/getareas', locale, { q })).data.items.map(
        ({ areaId: id }: { areaId: string }) => id,
      );
    expect(await found('fr', 'sur-qiantang')).toEqual([areaId]);
    expect(await found('id', 'hangzh')).toContain(areaId);
  });

  it('may read every agreement, and what it agreed to is kept in its language', async () => {
    const path = '/moduleoperate/agreement/detail.json';
    const { status, data } = await inLanguage(path, 'id', { type: 'privacy' });
    expect([status, data.title]).toEqual([200, 'Privacy policy']);
    const { db, clock } = gateway.services;
    const [row] = await db.select().from(agreements).where(eq(agreements.type, 'privacy')).limit(1);
    const agreementId = row?.agreementId ?? '';
    await db.insert(agreementConsents).values({
      consentId: 'c',
      userId: 'u',
      agreementId,
      locale: 'id',
      givenAt: clock.now(),
    });
    await db.delete(agreementTexts).where(eq(agreementTexts.locale, 'en'));
    const withoutEnglish = await inLanguage(path, 'id', { type: 'privacy' });
    expect(withoutEnglish.data.title).toBe('隐私政策');
  });
});
