// Owns: running steps one after the other, also after one failed, and telling what came of them.
// Must not know: which steps there are.
// Used by: the test command and `npm run check`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../process/text-table.mjs';
import { run, workspaceEnvironment } from '../process/workspace.mjs';
import { requireChromium } from './chromium.mjs';
import { outcomeOf, sum } from './outcome.mjs';

function interrupted({ name }) {
  console.log(`\nInterrupted in ${name}: nothing is counted.`);
  return 130;
}

/**
 * Runs the steps and prints a table of them, what failed and why, what passed only when repeated, and the sum as
 * `N passed, N failed, N skipped`.
 * @returns {Promise<number>} the exit code: 0 when nothing failed, 130 when it was interrupted
 */
export async function runSteps(steps) {
  const reports = mkdtempSync(join(tmpdir(), 'xinglin-test-'));
  let stopped = false;
  const stop = () => (stopped = true);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  const outcomes = [];
  try {
    if (steps.some((step) => step.chromium)) await requireChromium();
    for (const step of steps) {
      console.log(`\n── ${step.name}`);
      const report = join(reports, `${outcomes.length}.json`);
      const began = performance.now();
      let printed = '';
      const code = await run(step.command, step.parameters(report), {
        cwd: step.directory,
        // A check has no report: what it printed last says why it failed.
        ...(step.kind === 'check' && {
          onOutput: (text) => (printed = (printed + text).slice(-8000)),
        }),
        env: workspaceEnvironment(step.environment?.(report), step.directory),
      });
      // A program that is told to end may still exit with 0: what it had not looked at has not passed.
      if (stopped) return interrupted(step);
      const seconds = (performance.now() - began) / 1000;
      outcomes.push({ name: step.name, seconds, ...outcomeOf(step, code, report, printed) });
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
    rmSync(reports, { recursive: true, force: true });
  }
  const rows = outcomes.map(({ name, passed, failed, skipped, seconds }) => [
    name,
    String(passed),
    failed === 0 ? '' : String(failed),
    skipped === 0 ? '' : String(skipped),
    `${seconds.toFixed(1)} s`,
  ]);
  console.log(`\n${table(['step', 'passed', 'failed', 'skipped', 'time'], rows)}\n`);
  for (const { name, failures } of outcomes) {
    for (const { title, reason } of failures)
      console.log(`failed in ${name}: ${title}\n  ${reason}\n`);
  }
  const flaky = outcomes.flatMap(({ name, flaky: some }) =>
    some.map(({ title, reason }) => `  ${name}: ${title}\n  ${reason}\n`),
  );
  if (flaky.length > 0) console.log(`flaky:\n${flaky.join('\n')}`);
  const total = sum(outcomes);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
}
