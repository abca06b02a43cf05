import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches, runsOf, searchQuery, searchRow } from './search-text';

describe('runsOf', () => {
  it.each([
    ['沈知遠 Shen-Zhiyuan', ['沈知远', 'shen', 'zhiyuan']],
    ['Ｂ超 CT室', ['b', '超', 'ct', '室']],
    ["Sjögren's syndrome", ['sjogren', 's', 'syndrome']],
    ['第301医院', ['第', '301', '医院']],
    ['，。 %_!', []],
  ])('%s', (text, runs) => {
    expect(runsOf(text)).toEqual(runs);
  });

  it('folds a cut of a text as the text itself', () => {
    const characters = [...'沈知遠心臟內科乾燥綜合徵兒童醫院針灸推拿後頭髮髮面著里裡'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 12 }),
        fc.nat(11),
        (text, cut) => {
          const whole = runsOf(text.join(''))[0] ?? '';
          const part = runsOf(text.slice(cut).join(''))[0] ?? '';
          expect(whole.endsWith(part)).toBe(true);
        },
      ),
    );
  });
});

describe('searchRow', () => {
  it('fits an index row however long the texts are, and keeps what comes first', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 20 }),
        (texts) => {
          const row = searchRow(['沈知远', ...texts], [['hospital', '100001']]);
          expect(Buffer.byteLength(row.words)).toBeLessThan(2300);
          expect(matches(row, '沈知远', [['hospital', '100001']])).toBe(true);
        },
      ),
    );
  });

  it('never lets typed words pass for a filter', () => {
    const row = searchRow(['医院'], [['hospital', '100001']]);
    expect(matches(row, 'hospital:100001', [])).toBe(false);
    expect(searchQuery('hospital:100001', []).tsquery).not.toContain('hospital:100001');
  });
});

describe('searchQuery', () => {
  it('says that nothing can be found by marks of punctuation, and that nothing is asked by blanks', () => {
    expect(searchQuery('%%%', []).impossible).toBe(true);
    expect(searchQuery('  ', []).impossible).toBe(false);
  });

  it('makes only text that PostgreSQL reads as a tsquery and a pattern without wildcards of the reader', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (typed) => {
        const query = searchQuery(typed, []);
        for (const pattern of query.patterns)
          expect(pattern.replace(/^% ?/, '').replace(/%$/, '')).toMatch(/^[\p{L}\p{N}]+$/u);
        for (const part of query.tsquery.split(' & ').filter((text) => text !== ''))
          expect(part).toMatch(/^'\^?[\p{L}\p{N}]+'(:\*)?$/u);
      }),
    );
  });
});
