import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCookie, type CookieName } from '@xinglin/platform';
import { preferenceCookies, readPreferences } from './preferences';

const preferences = fc.record({
  locale: fc.constantFrom('zh-Hans' as const, 'zh-Hant' as const, 'en' as const),
  mode: fc.constantFrom('standard' as const, 'elder' as const),
  theme: fc.constantFrom('system' as const, 'light' as const, 'dark' as const),
  city: fc.option(
    fc.constantFrom({ areaId: '330100', name: '杭州' }, { areaId: '110000', name: '北京' }),
  ),
});

const from = (header: string | null) => (name: CookieName) =>
  readCookie(header, name, { secure: false });

test('what is kept is read again', () => {
  fc.assert(
    fc.property(preferences, (value) => {
      const header = preferenceCookies(value, false)
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
      expect(readPreferences(from(header), value.locale)).toEqual(value);
    }),
  );
});

test('whatever the cookies hold, the result can be rendered', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (mode, theme, city) => {
      const header = `xl_mode=${mode}; xl_theme=${theme}; xl_city=${encodeURIComponent(city)}`;
      const read = readPreferences(from(header), 'en');
      expect(['standard', 'elder']).toContain(read.mode);
      expect(['system', 'light', 'dark']).toContain(read.theme);
      if (read.city) expect(read.city.name).not.toMatch(/[<>"&\p{C}]/u);
    }),
  );
});

test('the people of a regional channel are at home in its region until they choose a city', () => {
  const area = { areaId: '350400', name: { 'zh-Hans': '三明', en: 'Sanming' } };
  expect(readPreferences(from(null), 'en', area).city).toEqual({
    areaId: '350400',
    name: 'Sanming',
  });
  const chosen = `xl_city=${encodeURIComponent('330100~杭州')}`;
  expect(readPreferences(from(chosen), 'zh-Hans', area).city).toEqual({
    areaId: '330100',
    name: '杭州',
  });
  // A name the channel does not give in the reader's language is none.
  expect(readPreferences(from(null), 'zh-Hant', area).city).toBeNull();
});
