import { expect, it } from 'vitest';
import { outageOf } from './connections';

const withCode = (code: string) => Object.assign(new Error('it failed'), { code });

it.each([
  [withCode('ENOSPC'), 'full'],
  [new Error('outer', { cause: withCode('EDQUOT') }), 'full'],
  [new Error('timeout exceeded when trying to connect'), 'busy'],
  [new Error('outer', { cause: new Error('Connection terminated unexpectedly') }), 'unreachable'],
  // Another service than the database.
  [withCode('ECONNREFUSED'), null],
  [new Error('anything'), null],
  ['no error at all', null],
])('tells outages of the database from faults: %o', (fault, outage) => {
  expect(outageOf(fault)).toBe(outage);
});
