// Owns: what a finished step counts for.
// Must not know: which steps there are.
// Used by: the test command.
import { existsSync, readFileSync } from 'node:fs';

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

/**
 * How many tests passed, failed and were skipped in one step. A check counts as one; a test run
 * that ends badly without naming a failed test (a file that does not load, no report) counts as one failure.
 */
export function outcomeOf(kind, code, reportFile) {
  if (kind === 'check') {
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  }
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 };
  const outcome = counts(kind, JSON.parse(readFileSync(reportFile, 'utf8')));
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/** Adds the outcomes up. */
export function sum(outcomes) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const outcome of outcomes) {
    for (const key of Object.keys(total)) total[key] += outcome[key];
  }
  return total;
}
