import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preferenceCookies, readPreferences } from './preferences';

const preferences = fc.record({
  locale: fc.constantFrom('zh-Hans' as const, 'zh-Hant' as const, 'en' as const),
  mode: fc.constantFrom('standard' as const, 'elder' as const),
  theme: fc.constantFrom('system' as const, 'light' as const, 'dark' as const),
  city: fc.option(
    fc.constantFrom({ areaId: '330100', name: '杭州' }, { areaId: '110000', name: '北京' }),
  ),
});

test('what is kept is read again', () => {
  fc.assert(
    fc.property(preferences, (value) => {
      const header = preferenceCookies(value, false)
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
      expect(readPreferences(header, value.locale)).toEqual(value);
    }),
  );
});

test('whatever the cookies hold, the result can be rendered', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (mode, theme, city) => {
      const header = `xl_mode=${mode}; xl_theme=${theme}; xl_city=${encodeURIComponent(city)}`;
      const read = readPreferences(header, 'en');
      expect(['standard', 'elder']).toContain(read.mode);
      expect(['system', 'light', 'dark']).toContain(read.theme);
      if (read.city) expect(read.city.name).not.toMatch(/[<>"&\p{C}]/u);
    }),
  );
});
