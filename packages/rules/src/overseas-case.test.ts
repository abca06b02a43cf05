import { describe, expect, it, test } from 'vitest';
import {
  checkOverseasCase,
  nightEndsAt,
  readTemperature,
  waitingMinutes,
  type OverseasCase,
  type OverseasCaseCode,
} from './overseas-case';

const fine: OverseasCase = {
  question: '发烧三天了，还有些咳嗽',
  fileIds: [],
  symptoms: ['fever', 'cough'],
  duration: 'days',
  tenths: 385,
};

describe('a case from abroad', () => {
  test.each<[Partial<OverseasCase>, OverseasCaseCode | null]>([
    [{}, null],
    [{ question: '  ' }, 'questionRequired'],
    [{ question: '发烧三天了' }, 'questionTooShort'],
    [{ question: '一二三四五六七八九十' }, null],
    [{ question: '长'.repeat(500) }, null],
    [{ question: '长'.repeat(501) }, 'questionTooLong'],
    [{ fileIds: Array.from({ length: 9 }, (_, at) => `f${at}`) }, null],
    [{ fileIds: Array.from({ length: 10 }, (_, at) => `f${at}`) }, 'tooManyPictures'],
    [{ symptoms: [] }, 'symptomsRequired'],
    [{ symptoms: ['none'] }, null],
    [{ symptoms: ['none', 'cough'] }, 'symptomsRequired'],
    [{ duration: undefined }, 'durationRequired'],
    [{ tenths: undefined }, 'temperatureInvalid'],
    [{ tenths: 339 }, 'temperatureInvalid'],
    [{ tenths: 431 }, 'temperatureInvalid'],
  ])('%j is answered by %s', (changed, code) => {
    const problems = checkOverseasCase({ ...fine, ...changed });
    expect(problems.map((problem) => problem.code)).toEqual(code === null ? [] : [code]);
  });
});

test.each([
  ['38.5', 'celsius', 385],
  ['38,5', 'celsius', 385],
  ['３８．５', 'celsius', 385],
  ['38。5', 'celsius', 385],
  [' 38.5\u200B', 'celsius', 385],
  ['101.3', 'fahrenheit', 385],
  ['98.6', 'fahrenheit', 370],
  ['98.6', 'celsius', undefined],
  ['38.5', 'fahrenheit', undefined],
  ['', 'celsius', undefined],
  ['38.5.1', 'celsius', undefined],
  ['-38', 'celsius', undefined],
] as const)('a temperature typed as %s in %s is %s tenths', (typed, unit, tenths) => {
  expect(readTemperature(typed, unit)).toBe(tenths);
});

test.each([
  [0, 1, 15],
  [3, 1, 60],
  [3, 2, 30],
  [3, 4, 15],
  [3, 0, null],
])('with %i before and %i doctors one waits %s minutes', (ahead, onDuty, minutes) => {
  expect(waitingMinutes(ahead, onDuty)).toBe(minutes);
});

describe('the doctors’ night', () => {
  const zone = 'Asia/Shanghai';
  it.each([
    ['2026-11-26T06:59:00+08:00', '2026-11-26T07:00:00+08:00'],
    ['2026-11-26T07:00:00+08:00', null],
    ['2026-11-26T21:59:00+08:00', null],
    ['2026-11-26T22:00:00+08:00', '2026-11-27T07:00:00+08:00'],
    ['2026-11-27T00:00:30+08:00', '2026-11-27T07:00:00+08:00'],
  ])('at %s ends at %s', (now, ends) => {
    expect(nightEndsAt(new Date(now), zone)).toEqual(ends === null ? null : new Date(ends));
  });

  it('ends by the clock where the clock changes in it', () => {
    const before = new Date('2026-03-29T00:00:00+01:00');
    expect(nightEndsAt(before, 'Europe/Rome')).toEqual(new Date('2026-03-29T07:00:00+02:00'));
  });
});
