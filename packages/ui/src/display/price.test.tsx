import { createI18n, I18nProvider } from '@xinglin/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import texts from '../locales/zh-Hans.json';
import { Price } from './price';
import type { PriceProps } from './props';

const i18n = createI18n({ locale: 'zh-Hans', resources: { ui: texts } });

function textOf(props: PriceProps): string {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Price {...props} />
    </I18nProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, '');
}

it.each<[PriceProps, string]>([
  [{ cents: 3800 }, '¥38.00'],
  [{ cents: 3800, compact: true }, '¥38'],
  [{ cents: 3850, compact: true }, '¥38.50'],
  [{ cents: 4900, from: true }, '¥49 起'],
  [{ cents: 5 }, '¥0.05'],
  [{ cents: 0, compact: true }, '免费'],
  [{ cents: 0, from: true }, '免费'],
  [{ cents: 0 }, '¥0.00'],
  [{ cents: 0, compact: true, tone: 'plain' }, '¥0'],
  [{ cents: -4500 }, '−¥45.00'],
  [{ cents: 123_456_789 }, '¥1234567.89'],
])('writes %o as %s', (props, text) => {
  expect(textOf(props)).toBe(text);
});
