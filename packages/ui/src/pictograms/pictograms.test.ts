import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coloursOf, contrast } from '../tokens/colour-contrast';
import { departmentPictogram, pictograms } from './pictograms';

const drawings = readFileSync(new URL('pictograms.svg', import.meta.url), 'utf8');
const drawn = [...drawings.matchAll(/<symbol id="([\w-]+)"[^>]*>([^]*?)<\/symbol>/g)];

test('every name is drawn, and every drawing has a name', () => {
  const names = Object.keys(pictograms);
  expect(drawn.length).toBe(names.length);
  expect(new Set(drawn.map(([, id]) => id))).toEqual(new Set(names));
});

test('no two are the same drawing', () => {
  const shapes = drawn.map(([, , shape = '']) => shape.replaceAll(/\s+/g, ' '));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('a department without a drawing of its own has the clinic’s', () => {
  expect(departmentPictogram('cardiology')).toBe('cardiology');
  expect(departmentPictogram('space-medicine')).toBe('clinic');
  expect(departmentPictogram('constructor')).toBe('clinic');
});

const tokens = (file: string): string =>
  readFileSync(new URL(`../tokens/${file}.css`, import.meta.url), 'utf8');
const hue = /--hue-([\w-]+): (#[\da-f]{6});/g;

test.each(['light', 'dark'])('each hue is seen on its ground and on a card in %s mode', (mode) => {
  const css = tokens(mode);
  const hues = Object.fromEntries([...css.matchAll(hue)].map(([, name, colour]) => [name, colour]));
  const card =
    coloursOf(css, mode === 'light' ? ':root' : ":root[data-theme='dark']")['card'] ?? '';
  for (const name of new Set(Object.values(pictograms)))
    for (const ground of [hues[`${name}-weak`] ?? '', card])
      expect(contrast(hues[name] ?? '', ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
});
