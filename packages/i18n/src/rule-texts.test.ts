import {
  cardTypes,
  relations,
  ruleCodes,
  type CommonLocale,
  type RefusedCharacter,
} from '@xinglin/rules';
import { describe, expect, test } from 'vitest';
import { commonLocales, sharedNamespaces } from './index';

async function textsOf(namespace: keyof typeof sharedNamespaces, locale: CommonLocale) {
  const { default: texts } = await sharedNamespaces[namespace][locale]();
  return texts as Record<string, unknown>;
}

describe.each(commonLocales)('in %s', (locale) => {
  test('every code of the rules has its text, and no text is without a code', async () => {
    const { character, ...texts } = await textsOf('rules', locale);
    const kinds: readonly RefusedCharacter['kind'][] = ['shown', 'space', 'unseen', 'unknown'];
    expect(Object.keys(Object(character)).sort()).toEqual(['refused', ...kinds].sort());
    expect(Object.keys(texts).sort()).toEqual([...ruleCodes].sort());
    for (const code of ruleCodes) expect(texts[code]).toMatch(/\S/);
  });

  test('every relation and kind of document has its name', async () => {
    const texts = await textsOf('shared', locale);
    expect(Object.keys(Object(texts['relation'])).sort()).toEqual([...relations].sort());
    expect(Object.keys(Object(texts['cardType'])).sort()).toEqual([...cardTypes].sort());
  });
});
