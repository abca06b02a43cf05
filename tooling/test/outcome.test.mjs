import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { outcomeOf, sum } from './outcome.mjs';

function reportOf(content) {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-outcome-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}
const counted = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const vitest = { ...counted, testResults: [] };
const aCheck = { kind: 'check', command: 'node' };

describe('the outcome of a step', () => {
  it.each([
    ['check', 0, null, [1, 0, 0]],
    ['check', 2, null, [0, 1, 0]],
    ['vitest', 1, vitest, [5, 1, 3]],
    ['vitest', 1, { ...vitest, numFailedTests: 0 }, [5, 1, 3]],
    ['vitest', 0, null, [0, 1, 0]],
    [
      'playwright',
      0,
      { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 }, suites: [] },
      [4, 0, 1],
    ],
    [
      'playwright',
      0,
      { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }, suites: [] },
      [5, 0, 0],
    ],
  ])('%s with exit %i and %j', (kind, code, report, [passed, failed, skipped]) => {
    const file = report ? reportOf(report) : '/nowhere/report.json';
    expect(outcomeOf({ kind }, code, file)).toEqual({
      passed,
      failed,
      skipped,
      failures: [],
      flaky: [],
    });
  });

  it('repeats the end of what a failed check printed', () => {
    const printed = `${'progress\n'.repeat(50)}\u001b[31mreading: 12 were turned away.\u001b[0m\n\nThe load was not borne.\n`;
    const [failure] = outcomeOf(aCheck, 1, '/nowhere', printed).failures;
    expect(failure.title).toBe('exit code 1');
    expect(failure.reason).toMatch(/reading: 12 were turned away\.\n {2}The load was not borne\.$/);
    expect(outcomeOf(aCheck, 0, '/nowhere', printed).failures).toEqual([]);
  });

  it.each([
    ['1 successful, 1 total', 1],
    ['0 successful, 1 total', 0],
    ['45 successful, 46 total', 0],
    ['1 successful, 11 total', 0],
  ])('of turbo that exits with 0 and tells %s', (told, passed) => {
    const printed = `\u001b[1m Tasks:\u001b[0m    \u001b[32m${told.replace(',', '\u001b[0m,')}\nCached:    0 cached`;
    const turbo = { kind: 'check', command: 'turbo' };
    expect(outcomeOf(turbo, 0, '/nowhere', printed)).toMatchObject({ passed, failed: 1 - passed });
  });

  it('names the tests that failed, with why and without the stack', () => {
    const report = reportOf({
      ...counted,
      testResults: [
        {
          name: '/packages/rules/phone.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a phone is a number', failureMessages: [] },
            {
              status: 'passed',
              fullName: 'a phone rings',
              failureMessages: ['late\n    at line 9'],
            },
            {
              status: 'failed',
              fullName: 'a phone is short',
              failureMessages: ['too long\n\n- ["5"]\n    at line 3'],
            },
          ],
        },
        {
          name: '/packages/rules/gone.test.ts',
          status: 'failed',
          message: 'not found',
          assertionResults: [],
        },
        {
          name: '/packages/rules/fine.test.ts',
          status: 'passed',
          message: '',
          assertionResults: [],
        },
      ],
    });
    const { failures, flaky } = outcomeOf({ kind: 'vitest' }, 1, report);
    expect(flaky).toEqual([{ title: 'phone.test.ts › a phone rings', reason: 'late' }]);
    expect(failures).toEqual([
      { title: 'phone.test.ts › a phone is short', reason: 'too long\n  - ["5"]' },
      { title: 'gone.test.ts', reason: 'not found' },
    ]);
  });

  it('names the journeys that failed, and apart from them those that passed when repeated', () => {
    const error = {
      message: '\u001b[31mno such button\u001b[39m\nCall log:\n  - waiting for it\n    at the test',
    };
    const results = [{ error, errors: [error, { message: 'At that time:\n/ shows: home' }] }];
    const report = reportOf({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          title: 'booking.test.ts',
          specs: [{ title: 'books', ok: true, tests: [{ status: 'expected', results: [{}] }] }],
          suites: [
            {
              title: 'late',
              specs: [
                { title: 'pays', ok: false, tests: [{ status: 'unexpected', results }] },
                { title: 'waits', ok: true, tests: [{ status: 'flaky', results }] },
              ],
            },
          ],
        },
      ],
    });
    const reason =
      'no such button\n  Call log:\n    - waiting for it\n  At that time:\n  / shows: home';
    const { failures, flaky } = outcomeOf({ kind: 'playwright' }, 1, report);
    expect(failures).toEqual([{ title: 'booking.test.ts › late › pays', reason }]);
    expect(flaky).toEqual([{ title: 'booking.test.ts › late › waits', reason }]);
  });

  it('adds up', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});
