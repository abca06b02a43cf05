// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { QueryFailure } from '@xinglin/api';
import { afterEach, expect, it } from 'vitest';
import { useSessionEnding } from './use-session-ending';
import type { Answer } from './use-submission';

afterEach(cleanup);

const done = { data: 'until then' };
const lost = { error: { kind: 'timeout', message: '' } as QueryFailure };
const over = { error: { kind: 'sessionEnded', message: '' } as QueryFailure };
const refused = {
  error: { kind: 'business', code: 42201, message: '', data: null } as QueryFailure,
};

it.each<[string, readonly Answer<string>[], readonly unknown[], boolean]>([
  ['an answer is the result', [done], [done], true],
  ['a refusal is shown and it can be sent again', [refused, done], [refused, done], true],
  ['a lost answer is a failure', [lost], [lost], false],
  [
    'a session that is over after a lost answer is a result',
    [lost, over],
    [lost, { data: null }],
    true,
  ],
  [
    'so it is after a refusal between',
    [lost, refused, over],
    [lost, refused, { data: null }],
    true,
  ],
  ['a session that was over before is a failure', [over], [over], false],
  ['so it is after a refusal alone', [refused, over], [refused, over], false],
])('%s', async (_, answers, expected, isLeft) => {
  const left = [...answers];
  const request = async () => left.shift() ?? done;
  const { result } = renderHook(() => useSessionEnding(request));
  const seen: unknown[] = [];
  while (left.length > 0) {
    expect(result.current.pending).toBe(false);
    await act(async () => {
      seen.push(await result.current.send());
    });
  }
  expect(seen).toEqual(expected);
  expect(result.current.pending).toBe(isLeft);
});
