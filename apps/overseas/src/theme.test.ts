import { readFileSync } from 'node:fs';
import { coloursOf, contrast } from '@xinglin/ui/colour-contrast';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = (file: string): string => read(`../../../packages/ui/src/tokens/${file}.css`);
const own = read('./theme.css');

const isDark = ":root[data-theme='dark']";
const light = { ...coloursOf(tokens('light'), ':root'), ...coloursOf(own, ':root') };
const dark = { ...light, ...coloursOf(tokens('dark'), isDark), ...coloursOf(own, isDark) };
const elderLight = ":root[data-mode='elder']:not([data-theme='dark'])";
const elderDark = ":root[data-mode='elder'][data-theme='dark']";
const elder = tokens('elder');

const sets: Record<string, Record<string, string>> = {
  light,
  dark,
  'elder light': {
    ...light,
    ...coloursOf(elder, elderLight),
    ...coloursOf(own, ':root'),
    ...coloursOf(own, elderLight),
  },
  'elder dark': { ...dark, ...coloursOf(elder, elderDark), ...coloursOf(own, isDark) },
};

const pairs = [
  ['brand-text', 'card'],
  ['brand-text', 'page'],
  ['brand-text', 'brand-weak'],
  ['brand-weak-text', 'brand-weak'],
  ['brand-weak-text', 'card'],
  ['text', 'brand-weak'],
  ['text-soft', 'brand-weak'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-hero', 'hero-start'],
  ['on-hero', 'hero-middle'],
] as const;

test.each(Object.keys(sets))('the portal’s colours can be read in %s', (mode) => {
  const colours = sets[mode] ?? {};
  for (const [text, ground] of pairs) {
    const [front = '', back = ''] = [colours[text], colours[ground]];
    expect(contrast(front, back), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('the browser’s own bars have the colour of the brand', async () => {
  const { identity } = await import('./identity');
  expect(identity.brand.themeColor).toBe(light['brand']);
});
