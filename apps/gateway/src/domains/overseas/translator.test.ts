import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { glossary } from './glossary';
import { glossaryTranslator } from './translator';

const translate = (text: string, to: 'zh-Hans' | 'zh-Hant' | 'en' | 'it') =>
  glossaryTranslator.translate(text, to);

describe('a message that the list has whole', () => {
  it('is translated sentence by sentence, with the marks of the language', async () => {
    expect(await translate('多喝水，注意休息。', 'en')).toBe(
      'drink plenty of water, get some rest.',
    );
    expect(await translate('Fever, cough', 'zh-Hans')).toBe('发烧, 咳嗽');
  });

  it('keeps numbers and signs', async () => {
    expect(await translate('体温：38.5°', 'it')).toBe('temperatura: 38.5°');
  });
});

describe('a message with anything that the list lacks', () => {
  it.each([
    ['体温超过 39 度或呼吸困难请马上去医院。'],
    ['多喝水，按时服药。'],
    ['发烧3天'],
    ['coughing'],
  ])('stays untranslated: %s', async (text) => {
    expect(await translate(text, 'it')).toBeNull();
  });

  it('is read as it is by a reader of the other Chinese script', async () => {
    expect(await translate('按时服药', 'zh-Hant')).toBe('按时服药');
    expect(await translate('take it with water', 'zh-Hant')).toBeNull();
  });
});

test('no translation into a language in Latin letters has a Chinese character in it', async () => {
  const part = fc.oneof(
    fc.constantFrom(...glossary.map((entry) => entry['zh-Hans'])),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
    fc.constantFrom('，', '。', ' ', '38.5'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
      expect((await translate(parts.join(''), 'en')) ?? '').not.toMatch(/\p{Script=Han}/u);
    }),
  );
});
