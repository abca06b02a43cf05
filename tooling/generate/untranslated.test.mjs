import { describe, expect, test } from 'vitest';
import { checkParity } from './locale-parity.mjs';
import { saidAbroad } from './spoken-locales.mjs';
import { findUntranslated } from './untranslated.mjs';

describe('left in another language', () => {
  const find = (texts) =>
    findUntranslated(
      'a',
      Object.fromEntries(
        Object.entries(texts).map(([locale, text]) => [locale, new Map([['x', text]])]),
      ),
    );

  test.each([
    ['all is well', { 'zh-Hans': '发送 {{name}}', en: 'Send {{name}}', it: 'Invia {{name}}' }, []],
    ['English', { 'zh-Hans': '发送', en: 'Send', it: 'Send' }, ['a:x is the same in it as in en']],
    ['a word of both', { 'zh-Hans': '密码', en: 'Password', it: 'Password' }, []],
    [
      'a word of another language',
      { 'zh-Hans': '密码', en: 'Password', id: 'Password' },
      ['a:x is the same in id as in en'],
    ],
    ['Chinese', { 'zh-Hans': '发送', en: 'Send', fr: '发送' }, ['a:x is Chinese in fr']],
    ['English in Chinese', { 'zh-Hans': 'Send it' }, ['a:x is not Chinese in zh-Hans']],
    ['placeholders alone', { 'zh-Hans': '{{a}}', en: '{{a}}', it: '{{a}}' }, []],
    ['a name', { 'zh-Hans': 'Google', en: 'Google', id: 'Google' }, []],
  ])('%s', (_name, texts, expected) => {
    expect(find(texts)).toEqual(expected);
  });

  test.each([
    [{ en: 'Sent，wait' }, 'a:x has Chinese punctuation in en'],
    [{ 'zh-Hans': '发送,请稍候' }, 'a:x has Western punctuation in zh-Hans'],
    [{ it: "Paghi l'ordine" }, 'a:x has a straight apostrophe in it'],
    [{ fr: 'Envoyer {{name}}?' }, 'a:x lacks the space before a mark in fr'],
    [{ fr: 'Le « code » : “x”' }, 'a:x has quotation marks of another language in fr'],
    [{ id: 'Tunggu...' }, 'a:x has three points for an ellipsis in id'],
    [{ en: 'Two  spaces' }, 'a:x has two spaces in en'],
  ])('%j', (texts, expected) => {
    expect(find(texts)).toEqual([expected]);
  });
});

test('a folder of the gateway has its refusals, and each group that it has a text of, in every language', () => {
  const map = (...keys) => new Map(keys.map((key) => [key, 'x']));
  const all = map('refusal.a', 'refusal.b', 'goods.c', 'goods.d', 'overseas.e');
  const texts = { 'zh-Hans': all, en: all, it: map('refusal.a', 'goods.c') };
  expect(checkParity('gateway', texts, saidAbroad('gateway', texts)).toSorted()).toEqual([
    'gateway:goods.d is missing in it',
    'gateway:refusal.b is missing in it',
  ]);
  const known = { 'zh-Hans': all, en: all, it: map('refusal.a', 'refusal.b') };
  expect(checkParity('gateway', known, () => false)).toContain(
    'gateway:refusal.a is shown to no reader of it',
  );
});
