import { expect, test } from 'vitest';
import { promiseLeft } from './promise';

const promise = { askedAt: '2026-12-01T08:00:00Z', answerBefore: '2026-12-01T08:30:00Z' };

test.each([
  ['08:00:00', 'fine', 30],
  ['08:20:00', 'fine', 10],
  ['08:20:01', 'soon', 9],
  ['08:29:30', 'soon', 0],
  ['08:30:00', 'over', 0],
  ['08:35:59', 'over', 5],
])('at %s a promise of half an hour is %s with %i minutes', (time, level, minutes) => {
  expect(promiseLeft(promise, Date.parse(`2026-12-01T${time}Z`))).toEqual({ level, minutes });
});
