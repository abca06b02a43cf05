import { createI18n } from '@xinglin/i18n';
import { expect, test, vi } from 'vitest';
import { rememberTexts } from './remember-texts';

const resources = {
  shared: { home: '首页', greeting: '你好，{{name}}', visits_other: '{{count}} 次' },
  ui: { home: '主页' },
};
const create = () => createI18n({ locale: 'zh-Hans', resources });

test('answers what the instance would, with and without values', () => {
  const texts = rememberTexts(create());
  const plain = create();
  for (const namespace of ['shared', 'ui', ['ui', 'shared']]) {
    const [t, expected] = [texts, plain].map((one) => one.getFixedT(null, namespace));
    for (const key of ['home', 'shared:home', 'missing', 'home']) {
      expect(t?.(key)).toBe(expected?.(key));
    }
    expect(t?.('shared:greeting', { name: '安' })).toBe(
      expected?.('shared:greeting', { name: '安' }),
    );
    expect(t?.('shared:visits', { count: 2 })).toBe('2 次');
    expect({ ...t }).toEqual({ ...expected });
  }
});

test('looks a text up once, and one with values each time', () => {
  const i18n = create();
  const looked = vi.spyOn(i18n, 't');
  const texts = rememberTexts(i18n);
  for (let time = 0; time < 3; time += 1) {
    texts.getFixedT(null, 'shared')('home');
    texts.getFixedT(null, 'shared')('greeting', { name: String(time) });
  }
  expect(looked).toHaveBeenCalledTimes(4);
});
