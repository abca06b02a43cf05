import { expect, test } from 'vitest';
import { readBrand } from './brand';
import { locales } from './locale';

test('every language has a name, its own or the nearest', () => {
  const all = {
    BRAND_NAME: ' 宁波健康 ',
    BRAND_NAME_ZH_HANT: '寧波健康',
    BRAND_NAME_EN: 'Ningbo Health',
  };
  expect(readBrand({ ...all, BRAND_PHONE: '0574-87654321' })).toEqual({
    ok: true,
    brand: {
      name: {
        'zh-Hans': '宁波健康',
        'zh-Hant': '寧波健康',
        en: 'Ningbo Health',
        it: 'Ningbo Health',
        fr: 'Ningbo Health',
        id: 'Ningbo Health',
      },
      phone: '0574-87654321',
    },
  });
  const read = readBrand({ BRAND_NAME: '宁波健康', BRAND_NAME_EN: '' });
  expect(read.ok && read.brand.name).toEqual(
    Object.fromEntries(locales.map((locale) => [locale, '宁波健康'])),
  );
});

test('nothing set is the product’s own name, and no number', () => {
  expect(readBrand({ BRAND_NAME: '', BRAND_PHONE: ' ' })).toEqual({
    ok: true,
    brand: { name: null, phone: null },
  });
});

test.each([
  [{ BRAND_NAME: '【宁波】' }, /^BRAND_NAME must be/],
  [{ BRAND_NAME: 'x'.repeat(41) }, /^BRAND_NAME must be/],
  [{ BRAND_NAME: 'two\nlines' }, /^BRAND_NAME must be/],
  [{ BRAND_NAME: '宁波', BRAND_NAME_EN: '[Ningbo]' }, /^BRAND_NAME_EN must be/],
  [{ BRAND_NAME_EN: 'Ningbo' }, /^BRAND_NAME_EN must be set together with BRAND_NAME$/],
  [{ BRAND_PHONE: 'call us' }, /^BRAND_PHONE must be/],
  [{ BRAND_PHONE: '12' }, /^BRAND_PHONE must be/],
  [{ BRAND_PHONE: 'tel:95169020' }, /^BRAND_PHONE must be/],
])('%j is refused in one sentence', (settings, problem) => {
  const read = readBrand(settings);
  expect(read.ok ? null : read.problem).toMatch(problem);
});

test.each(['120', '95169020', '+86-574-87654321', '400-800-1234'])('%s is a number', (phone) => {
  expect(readBrand({ BRAND_PHONE: phone })).toMatchObject({ ok: true, brand: { phone } });
});
