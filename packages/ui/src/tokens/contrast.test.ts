import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Custom properties with a plain colour, of the first rule in a token file with this selector. */
function coloursOf(file: string, selector: string): Record<string, string> {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const start = source.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`${file} has no rule ${selector}`);
  const body = source.slice(start, source.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name, value]) => [
      String(name),
      String(value),
    ]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours by WCAG 2.2. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = coloursOf('light.css', ':root');
const dark = { ...light, ...coloursOf('dark.css', ":root[data-theme='dark']") };
const sets: Record<string, Record<string, string>> = {
  light,
  dark,
  'elder light': {
    ...light,
    ...coloursOf('elder.css', ":root[data-mode='elder']:not([data-theme='dark'])"),
  },
  'elder dark': {
    ...dark,
    ...coloursOf('elder.css', ":root[data-mode='elder'][data-theme='dark']"),
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
