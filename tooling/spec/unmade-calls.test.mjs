import { expect, it } from 'vitest';
import { servedCalls } from './built.mjs';
import { callsNobodyMakes } from './coverage.mjs';
import { reasonOf, unmadeCalls } from './unmade-calls.mjs';

const unmade = callsNobodyMakes(await servedCalls()).map(({ name }) => name);

it('every call has a page that makes it, or a reason', () => {
  expect(unmade.filter((name) => reasonOf(name) === undefined)).toEqual([]);
});

it('no call that a page makes has a reason not to be made', () => {
  const reasoned = unmadeCalls.flatMap(({ calls }) => calls);
  expect(reasoned.filter((name) => !unmade.includes(name))).toEqual([]);
});
