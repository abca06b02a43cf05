import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast } from './colour-contrast';

/** Colours of the rule with this selector in a token file, which has one. */
function coloursIn(file: string, selector: string): Record<string, string> {
  const colours = coloursOf(readFileSync(new URL(file, import.meta.url), 'utf8'), selector);
  if (Object.keys(colours).length === 0) throw new Error(`${file} has no colours for ${selector}`);
  return colours;
}

const light = coloursIn('light.css', ':root');
const dark = { ...light, ...coloursIn('dark.css', ":root[data-theme='dark']") };
const sets: Record<string, Record<string, string>> = {
  light,
  dark,
  'elder light': {
    ...light,
    ...coloursIn('elder.css', ":root[data-mode='elder']:not([data-theme='dark'])"),
  },
  'elder dark': {
    ...dark,
    ...coloursIn('elder.css', ":root[data-mode='elder'][data-theme='dark']"),
  },
};

// Every text colour may stand on every quiet ground, so that no component has to think about it.
const texts = [
  'text',
  'text-soft',
  'text-faint',
  'brand-text',
  'brand-weak-text',
  'accent-text',
  'danger-text',
  'price',
];
const grounds = ['page', 'card', 'fill', 'brand-weak', 'accent-weak', 'danger-weak'];
const onFills = [
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent-fill'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['on-hero', 'hero-start'],
  ['on-hero', 'hero-middle'],
  ['on-toast', 'toast'],
] as const;
const shapes = [
  ['line-strong', 'card'],
  ['focus', 'card'],
  ['focus', 'page'],
  ['brand-text', 'card'],
] as const;

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(sets))('%s', (_name, colours) => {
  const of = (name: string): string => {
    const value = colours[name];
    if (value === undefined) throw new Error(`--color-${name} is missing`);
    return value;
  };

  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s is readable',
    (text, ground) => {
      expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(onFills)('%s on %s is readable', (text, fill) => {
    expect(contrast(of(text), of(fill))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s on %s can be told apart', (shape, ground) => {
    expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('gives elder mode text of 18 to 30 px and targets of 60 px', () => {
  const source = readFileSync(new URL('elder.css', import.meta.url), 'utf8');
  const sizes = [...source.matchAll(/--text-[\w-]+:\s*([\d.]+)rem/g)].map(
    ([, rem]) => Number(rem) * 16,
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(18);
  expect(Math.max(...sizes)).toBe(30);
  for (const [, height] of source.matchAll(/--line-height[\w-]*:\s*([\d.]+)/g))
    expect(Number(height)).toBeGreaterThanOrEqual(1.3);
  expect(source).toMatch(/--target: 60px/);
});
