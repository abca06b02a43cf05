import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDenialWords, readDenials } from './denial-words';
import { departmentsFor } from './departments-for';
import { departmentsForLong } from './long-texts';
import { triageIndex } from './triage-index';
import { joined, unitsOf } from './units';
import { readWordsAbroad } from './words-abroad';
import { readWords } from './word-files';

const flagsIn = (text: string): readonly string[] =>
  departmentsFor(text).redFlags.map(({ id }) => id);

const { redFlags } = readWords();
const languages = readDenials();
const flagWords = new Set(redFlags.flatMap(({ words, english }) => [...words, ...english]));

/** What is urgent alone, by language. */
const signsIn: Readonly<Record<string, readonly string[]>> = {
  zh: redFlags.flatMap(({ words }) => words),
  en: redFlags.flatMap(({ english }) => english),
  ...Object.fromEntries(
    (['it', 'fr', 'id'] as const).map((language) => [
      language,
      readWordsAbroad()
        .filter(({ word }) => flagWords.has(word))
        .flatMap((one) => one[language]),
    ]),
  ),
};
const but: Readonly<Record<string, string>> = {
  zh: '，但是',
  en: ', but ',
  it: ', ma ',
  fr: ', mais ',
  id: ', tapi ',
};

const formOf = (text: string) => joined(unitsOf(text));
/** Whether the negation and the beginning of the sign are a sign of their own: 没有 and 呼吸. */
const makesSign = (text: string, sign: string): boolean => {
  const [whole, alone] = [unitsOf(text), unitsOf(sign).length];
  const before = whole.length - alone;
  return whole.some((_, start) =>
    whole.some(
      (__, end) =>
        start < before &&
        end >= before &&
        triageIndex().words.has(joined(whole.slice(start, end + 1))),
    ),
  );
};

describe.each(languages)('a denial in $language', ({ language, openers }) => {
  const signs = (signsIn[language] ?? []).filter((sign) => !sign.includes(' and '));
  const denials = [...openers.word, ...openers.list, ...openers.strong];
  const glue = language === 'zh' ? '' : ' ';

  it('holds for every urgent sign, and for no sign behind a "but"', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...signs),
        fc.constantFrom(...signs),
        fc.constantFrom(...denials),
        (sign, other, denial) => {
          const [alone, denied] = [flagsIn(sign), `${denial}${glue}${sign}`];
          expect(alone.length, sign).toBeGreaterThan(0);
          if (!makesSign(denied, sign)) expect(flagsIn(denied), denied).toEqual([]);
          const turned = `${denied}${but[language] ?? ''}${other}`;
          expect(flagsIn(turned), turned).toEqual(expect.arrayContaining([...flagsIn(other)]));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is not a part of another sentence', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...signs),
        fc.constantFrom(...denials),
        fc.constantFrom('。', '. ', '! ', '\n'),
        (sign, denial, stop) => {
          const text = `${denial}${glue}${sign}${stop}${sign}`;
          expect(flagsIn(text), text).toEqual(flagsIn(sign));
        },
      ),
    );
  });
});

describe('the words of denials', () => {
  it('do not both pass a denial on and stop it', () => {
    const [first] = languages;
    if (first === undefined) throw new Error('there are no languages');
    const broken = { ...first, turns: [...first.turns, ...first.fillers] };
    expect(() => buildDenialWords([broken])).toThrow('both passes a denial on and stops it');
  });

  it('are known for each language of the portals', () => {
    expect(languages.map(({ language }) => language)).toEqual(['zh', 'en', 'it', 'fr', 'id']);
    for (const { openers } of languages)
      for (const phrase of Object.values(openers).flat()) expect(formOf(phrase)).not.toBe('');
  });
});

describe('a list that is longer than a part of a text', () => {
  it('is denied to its end', () => {
    const list = '胸痛、呼吸困难、抽搐、昏迷、大出血、咯血、'.repeat(30);
    expect(departmentsForLong(`否认${list}黑便`).redFlags).toEqual([]);
    const found = departmentsForLong(`否认${list}黑便。现在胸痛`).redFlags;
    expect(found.map(({ id }) => id)).toEqual(['heart-attack']);
  });
});
