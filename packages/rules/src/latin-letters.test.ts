import { expect, test } from 'vitest';
import { spellings, withoutAccents } from './latin-letters';

test.each([
  ['lyu', ['lyu', 'lv', 'lu']],
  ['lvliang', ['lvliang', 'luliang']],
  ['nyu', ['nyu', 'nv', 'nu']],
  ['tianyuan', ['tianyuan']],
  ['murong', ['murong']],
])('%s is spelt %j', (letters, all) => {
  expect(spellings(letters)).toEqual(all);
});

test.each([
  ['Lüliang', 'luliang'],
  ['Ürümqi', 'urumqi'],
  ['吕梁', '吕梁'],
])('%s is compared as %s', (text, plain) => {
  expect(withoutAccents(text)).toBe(plain);
});
