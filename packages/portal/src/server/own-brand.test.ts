import { createI18n, type Locale } from '@xinglin/i18n';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frameNamespaces, loadTexts } from '../load-texts';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { tinyIdentity } from '../testing/tiny-identity';
import { askPortal, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from './create-portal-server';

const own = {
  BRAND_NAME: '宁波健康',
  BRAND_NAME_EN: 'Ningbo Health',
  BRAND_PHONE: '0574-87654321',
};
let gateway: TinyGateway;
let portal: PortalServer;
beforeAll(async () => {
  gateway = await startTinyGateway();
  portal = await serveTinyPortal(gateway, own);
});
afterAll(() => gateway.close());

const htmlOf = async (server: PortalServer, host: string, path = '/'): Promise<string> =>
  (await askPortal(server, path, {}, host)).text();

describe('the hospital’s own brand', () => {
  test.each(['localhost', 'www.h5.portal.localhost', 'molife.h5.portal.localhost'])(
    'is on every page of %s, and its number as well',
    async (host) => {
      const chinese = await htmlOf(portal, host, '/?lang=zh-Hans');
      expect(chinese).toContain(' - 宁波健康</title>');
      const english = await htmlOf(portal, host, '/?lang=en');
      expect(english).toContain(' - Ningbo Health</title>');
      for (const html of [chinese, english]) {
        expect(html).not.toMatch(/杏林|Xinglin Health|95169020/);
        // The browser shows it in other languages too.
        expect(html).toContain('"brandName":{');
        expect(html).toContain('"phone":"0574-87654321"');
      }
      const manifest = await askPortal(portal, '/manifest.webmanifest?lang=en', {}, host);
      expect(await manifest.json()).toMatchObject({ name: 'Ningbo Health' });
    },
  );

  test('is below what a partner says of itself', async () => {
    const i18n = createI18n({ locale: 'en' });
    const partner = {
      id: 'sanming',
      hosts: ['sanming'],
      appId: 'app',
      themeColor: '#123456',
      texts: { shared: { en: async () => ({ default: { brand: { name: 'Sanming Health' } } }) } },
    };
    const owners = { portal: tinyIdentity, brandName: 'Ningbo Health' };
    await loadTexts(i18n, 'en', frameNamespaces, { ...owners, partner });
    expect(i18n.t('shared:brand.name')).toBe('Sanming Health');
  });

  test.each<[Locale, string]>([
    ['zh-Hans', '宁波健康'],
    ['zh-Hant', '宁波健康'],
    ['en', 'Ningbo Health'],
  ])('is read by a browser in %s as well', async (locale, name) => {
    const i18n = createI18n({ locale });
    const brandName = { 'zh-Hans': '宁波健康', en: 'Ningbo Health' };
    const owners = { portal: tinyIdentity, partner: null, brandName };
    await loadTexts(i18n, locale, frameNamespaces, owners);
    expect(i18n.t('shared:brand.name')).toBe(name);
    expect(i18n.t('shared:brand.line')).not.toBe('');
  });

  test('has no number in production unless one is set', async () => {
    const silent = await serveTinyPortal(gateway, { NODE_ENV: 'production' });
    const html = await htmlOf(silent, 'localhost');
    expect(html).toContain('"phone":null');
    expect(html).not.toMatch(/95169020|tel:/);
  });
});
