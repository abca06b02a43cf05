import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bodyLabels, organsOf } from './body-places';

const sprite = readFileSync(new URL('body-figures.svg', import.meta.url), 'utf8');
const drawn = new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id));
const all = [
  'basic',
  'heart',
  'brain',
  'lung',
  'blood',
  'liver',
  'stomach',
  'kidney',
  'thyroid',
  'bone',
  'joint',
  'eye',
  'ear',
  'tooth',
  'breast',
  'uterus',
  'prostate',
  'tumour',
  'infection',
] as const;

test.each(['chest', 'whole', 'teeth', 'tube', 'knee'] as const)(
  'every part that %s shows is drawn',
  (figure) => {
    expect(drawn.has(figure)).toBe(true);
    for (const organ of organsOf(figure, all)) expect(drawn).toContain(`${figure}-${organ}`);
  },
);

test('a part is drawn once, and only where the figure has it', () => {
  expect(organsOf('chest', ['heart', 'kidney', 'heart'])).toEqual(['heart']);
  expect(organsOf('tube', ['blood'])).toEqual([]);
});

test('words go from the top down on both sides, four at most, without those that have no place', () => {
  const labels = [
    { text: '心脏彩超', at: 'heart' },
    { text: '肾功能', at: 'kidney' },
    { text: '头颅核磁', at: 'brain' },
    { text: '低剂量 CT', at: 'lung' },
    { text: '甲状腺彩超', at: 'thyroid' },
  ] as const;
  expect(bodyLabels('chest', labels).map(({ slot, text }) => [slot, text])).toEqual([
    ['left-high', '头颅核磁'],
    ['right-high', '甲状腺彩超'],
    ['left-low', '心脏彩超'],
    ['right-low', '低剂量 CT'],
  ]);
  const more = [...labels, ...labels, { text: '口腔', at: 'tooth' }] as const;
  expect(bodyLabels('chest', more)).toHaveLength(4);
  expect(bodyLabels('teeth', labels)).toEqual([]);
});

test('a line goes to the nearer of two ears', () => {
  const ear = { text: '耳鼻喉检查', at: 'ear' } as const;
  const both = bodyLabels('whole', [
    ear,
    { text: '心电图', at: 'heart' },
    { ...ear, text: '听力' },
  ]);
  const [left, right] = both.map(({ x }) => x);
  expect(left).toBeLessThan(188);
  expect(right).toBeGreaterThan(188);
  expect((left ?? 0) + (right ?? 0)).toBe(2 * 188);
});
