import { expect, test } from 'vitest';
import { createZhHant } from './zh-hant.mjs';
import { findMainlandWords, mainlandWords } from './traditional-words.mjs';

test('a word of the mainland is told with its place and what stands for it', () => {
  const texts = new Map([
    ['account.title', '賬號'],
    ['account.name', '帳號'],
  ]);
  expect(findMainlandWords('shared', texts)).toEqual([
    'shared:account.title (zh-Hant): “賬” is not written there, but “帳”',
  ]);
});

test('what is told to write instead is not told to be changed again', () => {
  const better = new Map(Object.values(mainlandWords).map((word) => [word, word]));
  expect(findMainlandWords('shared', better)).toEqual([]);
});

test('the converter writes 濕, which readers know from their own hospitals', () => {
  expect(createZhHant({ phrases: {}, texts: {} }).text('风湿免疫科')).toBe('風濕免疫科');
});
