// Owns: what a finished step counts for and which of its tests failed.
// Must not know: which steps there are.
// Used by: the test command.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

function counts(kind, report) {
  if (kind === 'vitest') {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** Lines of why that the end of a run repeats; a list of faults says in them which. */
const reasonLines = 30;

/** What was expected, what came instead and what a browser waited for: the lines before the stack. */
function reasonIn(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const end = lines.findIndex((line) => /^\s+at /.test(line));
  return lines
    .slice(0, end < 1 ? reasonLines : Math.min(end, reasonLines))
    .map((line) => line.slice(0, 500))
    .join('\n  ');
}

/** The last lines of what a check printed. */
function lastLines(printed) {
  return stripVTControlCharacters(printed)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-reasonLines)
    .map((line) => line.slice(0, 500))
    .join('\n  ');
}

const titled = (parts, reason) => ({ title: parts.filter(Boolean).join(' › '), reason });

/** The tests of a Playwright suite, and of the suites in it, that ended in that way. */
const endedIn = (status, suite, above = []) => {
  const path = [...above, suite.title];
  return [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ title, tests }) =>
        titled(
          [...path, title],
          // The first is what failed; the others say where the pages were at that time.
          tests
            .flatMap(({ results }) => results)
            .find(({ error }) => error)
            ?.errors.map(({ message }) => reasonIn(message))
            .join('\n  '),
        ),
      ),
    ...(suite.suites ?? []).flatMap((inner) => endedIn(status, inner, path)),
  ];
};

function failuresOf(kind, report) {
  if (kind === 'playwright') return report.suites.flatMap((suite) => endedIn('unexpected', suite));
  return report.testResults.flatMap((file) => {
    const failed = testsOf(file, (test) => test.status === 'failed');
    if (failed.length > 0) return failed;
    return file.status === 'failed' ? [titled([basename(file.name)], reasonIn(file.message))] : [];
  });
}

/** Tests that failed and passed when repeated: they do not fail a run, and are to be mended. */
function flakyIn(kind, report) {
  if (kind === 'playwright') return report.suites.flatMap((suite) => endedIn('flaky', suite));
  return report.testResults.flatMap((file) =>
    testsOf(file, (test) => test.status === 'passed' && test.failureMessages?.length > 0),
  );
}

const testsOf = ({ name, assertionResults }, isMeant) =>
  assertionResults
    .filter(isMeant)
    .map((test) => titled([basename(name), test.fullName], reasonIn(test.failureMessages?.[0])));

/** Whether turbo did each of its tasks: a turbo that a signal ends exits with 0 and tells fewer. */
const didEveryTask = (printed) =>
  /Tasks:\s+(\d+) successful, \1 total/.test(stripVTControlCharacters(printed));

/**
 * How many tests passed, failed and were skipped in one step, which failed, and which passed only when repeated: the end of a long run names them, as
 * its middle may be cut off where it is read. A check counts as one; a test run that ends badly without naming a failed
 * test (a file that does not load, no report) counts as one failure.
 * @param printed the end of what a check printed.
 */
export function outcomeOf({ kind, command }, code, reportFile, printed = '') {
  if (kind === 'check' || !existsSync(reportFile)) {
    const isDone = code === 0 && (command !== 'turbo' || didEveryTask(printed));
    const passed = kind === 'check' && isDone ? 1 : 0;
    const reason = lastLines(printed);
    const failures = passed === 1 || reason === '' ? [] : [{ title: `exit code ${code}`, reason }];
    return { passed, failed: 1 - passed, skipped: 0, failures, flaky: [] };
  }
  // Read once: a report of stories holds their styles and is some eighty megabytes.
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const outcome = counts(kind, report);
  const failed = code !== 0 && outcome.failed === 0 ? 1 : outcome.failed;
  return {
    ...outcome,
    failed,
    failures: failuresOf(kind, report),
    flaky: flakyIn(kind, report),
  };
}

/** Adds the outcomes up. */
export function sum(outcomes) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of outcomes) {
    for (const key of Object.keys(total)) total[key] += outcome[key];
  }
  return total;
}
