import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelName, signedBy } from '../../kernel/people/accounts/signature';
import { folderTexts } from '../../testing/folder-texts';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { readConfig } from '../../platform/config';
import { seed } from './seed';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const locales = ['zh-Hans', 'zh-Hant', 'en'] as const;

/** Texts that name the product on every channel: its name, and the demonstration. */
const productsOwn = new Set(['platform:brand', 'domains/identity:sandbox.note']);

/** The texts that name the product where a channel is to be named, by their folder and key. */
const namingTexts = (locale: (typeof locales)[number]) =>
  folderTexts(locale)
    .map(({ folder, key, text }) => [`${folder}:${key}`, text] as const)
    .filter(([key, text]) => /杏林|Xinglin/.test(text) && !productsOwn.has(key));

it.each(locales)(
  'every text in %s that names the product names the channel instead',
  async (locale) => {
    const named = namingTexts(locale);
    expect(named.length).toBeGreaterThan(100);
    const signed = await Promise.all(
      named.map(async ([key, text]) => {
        const reader = { appId: 'xinglin-h5-sanming', locale };
        return [key, await signedBy(gateway.services.db, reader, text)] as const;
      }),
    );
    expect(signed.filter(([, text]) => /杏林|Xinglin/.test(text))).toEqual([]);
  },
);

it.each(['sanming', 'tianjin', 'vip', 'wybao'])(
  '%s has one name, on its pages and in its messages',
  async (id) => {
    for (const locale of locales) {
      const file = new URL(
        `../../../../../partners/${id}/src/locales/shared/${locale}.json`,
        import.meta.url,
      );
      const { brand } = JSON.parse(readFileSync(file, 'utf8'));
      const { data } = await gateway.call(
        '/moduleenterprisepartner/config/getpartnerconfig',
        {},
        { headers: { appid: `xinglin-h5-${id}`, lang: locale } },
      );
      expect(data.partnerName).toBe(brand.name);
    }
  },
);

describe('the hospital’s own brand', () => {
  const own = {
    BRAND_NAME: '宁波健康',
    BRAND_NAME_EN: 'Ningbo Health',
    BRAND_PHONE: '0574-87654321',
  };
  const keys = { PAYMENT_NOTICE_KEY: 'k'.repeat(32), DOCUMENT_HASH_KEY: 'd'.repeat(32) };
  const configOf = (settings: Record<string, string>) =>
    readConfig({ ...keys, SEALING_KEYS: 's'.repeat(32), ...settings });
  const mainInfo = async (lang: string) => {
    const headers = { appid: 'xinglin-h5', lang };
    const path = '/moduleenterprisepartner/profile/info.json';
    return (await gateway.call(path, {}, { headers })).data;
  };

  it('is in every text of the main portal, and of apps without a channel, from the next start on', async () => {
    const { db } = gateway.services;
    await seed(db, configOf(own));
    expect(await mainInfo('zh-Hans')).toMatchObject({
      partnerName: '宁波健康',
      servicePhone: own.BRAND_PHONE,
    });
    expect((await mainInfo('en')).partnerName).toBe('Ningbo Health');
    for (const appId of [null, 'xinglin-h5', 'xinglin-overseas-h5'])
      for (const locale of locales)
        for (const [key, text] of namingTexts(locale).slice(0, 1)) {
          const signed = await signedBy(db, { appId, locale }, text);
          expect(signed, key).not.toMatch(/杏林|Xinglin/);
        }
    expect(await channelName(db, { appId: 'xinglin-overseas-h5', locale: 'it' })).toBe(
      'Ningbo Health',
    );
    // What a partner is called stays.
    expect(await channelName(db, { appId: 'xinglin-h5-sanming', locale: 'en' })).toBe(
      'Sanming Health',
    );
  });

  it('leaves a number that an operator wrote, and takes away only the product’s', async () => {
    const { db } = gateway.services;
    await seed(db, configOf({}));
    expect((await mainInfo('en')).servicePhone).toBe(own.BRAND_PHONE);
    await seed(db, configOf({ BRAND_PHONE: '95169020' }));
    await seed(db, configOf({ XINGLIN_SANDBOX: '1' }));
    expect((await mainInfo('en')).servicePhone).toBe('95169020');
    await seed(db, configOf({}));
    expect((await mainInfo('en')).servicePhone).toBe('');
  });
});
