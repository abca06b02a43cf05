import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partner } from './index';

test('the channel answers to its own host label', () => {
  expect(partner).toMatchObject({ id: 'sanming', hosts: ['sanming'] });
});

/** WCAG contrast of two #rrggbb colours. */
function contrast(first: string, second: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort(
    (one, other) => one - other,
  );
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['light', "[data-channel='sanming'] {", '#ffffff', '#ffffff'],
  ['dark', "[data-theme='dark'] {", '#18211f', '#ffffff'],
])('its colours can be read in %s', (_, selector, card, onBrand) => {
  const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
  const block = css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  const colour = (name: string): string =>
    new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? '';
  expect(contrast(colour('brand-text'), card)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colour('brand'), onBrand)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colour('brand-weak-text'), colour('brand-weak'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colour('hero-start'), onBrand)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colour('hero-middle'), onBrand)).toBeGreaterThanOrEqual(4.5);
});
