import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nicknames } from './department-nicknames';
import { standardDepartmentList } from './seed/standard-departments';
import { matches, nearness, runsOf, searchQuery, searchRow } from './search-text';

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
        for (const condition of [query, ...query.named]) {
          for (const pattern of condition.patterns.flat())
            expect(pattern.replace(/^%(\|%)? ?/, '').replace(/%$/, '')).toMatch(/^[\p{L}\p{N}]+$/u);
          for (const part of condition.tsquery.split(/ [&|] /).filter((text) => text !== ''))
            expect(part).toMatch(/^\(*'[\^=~]?[\p{L}\p{N}]+'(:\*)?\)*$/u);
        }
      }),
    );
  });
});

describe('one sound', () => {
  const row = searchRow(['吕明', 'Lü Ming', 'lvming', 'lm'], [], ['吕明', 'Lü Ming']);
  it.each(['lu', 'lü', 'lv', 'lyu', 'luming', 'lvming', 'lyuming', 'Lyu Ming', 'LÜ ming', '呂明'])(
    'is found as %s',
    (typed) => {
      expect(matches(row, typed, [])).toBe(true);
    },
  );

  it.each(['li', 'ly ming', 'liu'])('is not found as %s', (typed) => {
    expect(matches(row, typed, [])).toBe(false);
  });
});

describe('what people call a department', () => {
  const tongren = searchRow(['浙江省立同仁医院', '心血管内科 呼吸内科'], []);
  it.each([
    ['同仁医院 心内科', true],
    ['心内科 同仁', true],
    ['心脏', true],
    ['呼吸科', true],
    ['同仁医院 牙科', false],
    ['心', true],
  ])('%s finds its hospital: %s', (typed, found) => {
    expect(matches(tongren, typed, [])).toBe(found);
  });

  it('is a nickname of departments that there are, and no cut of one, as that is found anyway', () => {
    const names = standardDepartmentList.map((standard) => standard.name[0]);
    for (const [nickname, ...called] of nicknames) {
      expect(names).toEqual(expect.arrayContaining(called));
      for (const name of called) expect(name.includes(nickname)).toBe(false);
    }
  });
});

describe('nearness', () => {
  it.each([
    ['儿科', ['儿科'], 0],
    ['儿科', ['儿内科'], 0],
    ['儿科', ['新生儿科'], 2],
    ['儿童', ['儿童医院'], 1],
    ['儿童', ['西湖儿童医院'], 2],
    ['儿童', ['浙江省立同仁医院'], 3],
    ['child', ["West Lake Children's Hospital"], 1],
    ['沈知远 心内科', ['沈知远', '心血管内科'], 0],
    ['', ['儿科'], 3],
  ])('of %s and %j is %i', (typed, names, near) => {
    expect(nearness(searchRow(names, [], names), typed)).toBe(near);
  });
});
