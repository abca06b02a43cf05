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
  // A test that passes only when repeated is a failure: something in it depends on luck.
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** Lines of why that the end of a run repeats; a list of faults says in them which. */
const reasonLines = 30;

/** What was expected and what came instead: the lines before the stack and the log of the browser's waits. */
function reasonIn(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const end = lines.findIndex((line) => /^\s+at |^Call log/i.test(line));
  return lines
    .slice(0, end < 1 ? reasonLines : Math.min(end, reasonLines))
    .map((line) => line.slice(0, 500))
    .join('\n  ');
}

const titled = (parts, message) => ({
  title: parts.filter(Boolean).join(' › '),
  reason: reasonIn(message),
});

/** Every test of a Playwright suite and of the suites in it that did not simply pass. */
const failuresIn = (suite, above = []) => {
  const path = [...above, suite.title];
  return [
    ...(suite.specs ?? [])
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map(({ title, tests }) =>
        titled(
          [...path, title],
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
        ),
      ),
    ...(suite.suites ?? []).flatMap((inner) => failuresIn(inner, path)),
  ];
};

function failuresOf(kind, report) {
  if (kind === 'playwright') return report.suites.flatMap((suite) => failuresIn(suite));
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) {
      return failed.map((test) =>
        titled([basename(name), test.fullName], test.failureMessages?.[0]),
      );
    }
    return status === 'failed' ? [titled([basename(name)], message)] : [];
  });
}

/**
 * How many tests passed, failed and were skipped in one step, and which failed: the end of a long run names them, as
 * its middle may be cut off where it is read. A check counts as one; a test run that ends badly without naming a failed
 * test (a file that does not load, no report) counts as one failure.
 */
export function outcomeOf(kind, code, reportFile) {
  if (kind === 'check' || !existsSync(reportFile)) {
    const passed = kind === 'check' && code === 0 ? 1 : 0;
    return { passed, failed: 1 - passed, skipped: 0, failures: [] };
  }
  // Read once: a report of stories holds their styles and is some eighty megabytes.
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const outcome = counts(kind, report);
  const failed = code !== 0 && outcome.failed === 0 ? 1 : outcome.failed;
  return { ...outcome, failed, failures: failuresOf(kind, report) };
}

/** Adds the outcomes up. */
export function sum(outcomes) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of outcomes) {
    for (const key of Object.keys(total)) total[key] += outcome[key];
  }
  return total;
}
