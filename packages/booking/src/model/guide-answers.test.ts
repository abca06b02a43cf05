import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersIn, placeOf, type Answered } from './guide-answers';

it('come back from the address as they were given', () => {
  const key = fc.stringMatching(/^[a-z][a-z0-9-]{1,20}$/);
  const answers = fc
    .tuple(key, key, key, fc.array(key, { maxLength: 12 }), fc.integer({ min: 0, max: 3 }))
    .map(([whom, area, complaint, also, length]): Answered[] => {
      const main: Answered[] = [
        { question: 'whom', key: whom },
        { question: 'area', key: area },
        { question: 'complaint', key: complaint },
      ];
      const signs = also.map((one): Answered => ({ question: 'also', key: one }));
      return length === 3 ? [...main, ...signs] : main.slice(0, length);
    });
  fc.assert(
    fc.property(answers, (given) => {
      const read = answersIn(new URLSearchParams(placeOf(given)));
      const of = (question: Answered['question']) =>
        given.filter((one) => one.question === question).map((one) => one.key);
      expect([read.whom, read.area, read.complaint]).toEqual(
        ['whom', 'area', 'complaint'].map((one) => of(one as Answered['question'])[0]),
      );
      expect(read.also ?? []).toEqual(of('also'));
    }),
  );
});

it('are none where an address says something else', () => {
  expect(answersIn(new URLSearchParams('whom=<b>&area=A&also=..x,%20.fever'))).toEqual({
    also: ['fever'],
  });
});
