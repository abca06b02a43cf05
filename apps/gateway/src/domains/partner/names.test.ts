import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedBy } from '../../kernel/people/accounts/signature';
import en from '../../locales/en.json' with { type: 'json' };
import zhHans from '../../locales/zh-Hans.json' with { type: 'json' };
import zhHant from '../../locales/zh-Hant.json' with { type: 'json' };
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const texts = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en } as const;
const locales = ['zh-Hans', 'zh-Hant', 'en'] as const;

/** Texts that stand for the product on every channel: its name, the demonstration, its store, its own exports. */
const productsOwn = new Set([
  'brand',
  'sandbox.identity.note',
  'export.author',
  'healthCoins.sender',
]);

/** Every text with its path, for instance `sms.code.login`. */
function textsOf(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const name = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[name, value]] : textsOf(value as object, name);
  });
}

it.each(locales)(
  'every text in %s that names the product names the channel instead',
  async (locale) => {
    const named = textsOf(texts[locale]).filter(
      ([key, text]) => /杏林|Xinglin/.test(text) && !productsOwn.has(key),
    );
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
