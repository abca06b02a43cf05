import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInText } from './age-in-text';
import { isNearly } from './sounds';
import { joined, unitsOf } from './units';

describe('units', () => {
  it('are characters and words, folded, with their clauses', () => {
    expect(unitsOf('頭痛，My  Héad').map(({ text, clause }) => [text, clause])).toEqual([
      ['头', 0],
      ['痛', 0],
      ['my', 1],
      ['head', 1],
    ]);
    expect(joined(unitsOf('衞生防痺'))).toBe('卫生防痹');
    expect(joined(unitsOf("HPV 感染 can't sleep"))).toBe('hpv感染cant sleep');
  });

  it('are bounded, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        expect(unitsOf(text).length).toBeLessThanOrEqual(600);
      }),
    );
    expect(unitsOf('痛'.repeat(1000))).toHaveLength(200);
  });
});

describe('nearly the same', () => {
  it.each([
    ['diabtes', 'diabetes', 1, true],
    ['haedache', 'headache', 1, true],
    ['heddake', 'headache', 1, false],
    ['abc', 'abc', 0, true],
    ['', 'a', 1, true],
  ])('%s and %s within %i', (one, other, most, nearly) => {
    expect(isNearly(one, other, most)).toBe(nearly);
  });

  it('holds both ways, and after any one change', () => {
    const word = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(word, word, fc.nat(), fc.constantFrom('', 'q'), (one, other, at, put) => {
        expect(isNearly(one, other, 2)).toBe(isNearly(other, one, 2));
        const place = at % one.length;
        expect(isNearly(one.slice(0, place) + put + one.slice(place + 1), one, 1)).toBe(true);
      }),
    );
  });
});

describe('an age in a text', () => {
  it.each([
    ['3岁孩子', 3],
    ['三十八岁', 38],
    ['十二周岁', 12],
    ['两岁半', 2],
    ['8个月大', 8 / 12],
    ['宝宝六个月', 0.5],
    ['出生5天', 5 / 365],
    ['my 6-month-old', 0.5],
    ['7 years old', 7],
    ['咳嗽三个月', null],
    ['怀孕五个月', null],
    ['没有', null],
  ])('“%s”', (text, age) => {
    expect(ageInText(text)).toEqual(age === null ? null : expect.closeTo(age, 5));
  });
});
