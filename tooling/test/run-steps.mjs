// Owns: running steps one after the other, or some at the same time, also after one failed, and telling what came of
// them.
// Must not know: which steps there are.
// Used by: the test command and `npm run check`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../process/text-table.mjs';
import { run, workspaceEnvironment } from '../process/workspace.mjs';
import { requireChromium } from './chromium.mjs';
import { outcomeOf, sum } from './outcome.mjs';

/** Steps that follow each other and say the same `together` run at the same time. */
function groupsOf(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.together !== undefined && last?.[0].together === step.together) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** @param {boolean} isBeside whether others run at the same time: what it prints then comes whole, at its end. */
async function runStep(step, report, isBeside) {
  const heading = `\n── ${step.name}`;
  if (!isBeside) console.log(heading);
  const began = performance.now();
  let printed = '';
  const code = await run(step.command, step.parameters(report), {
    cwd: step.directory,
    isQuiet: isBeside,
    // A check has no report: what it printed last says why it failed.
    ...((step.kind === 'check' || isBeside) && { onOutput: (text) => (printed += text) }),
    env: workspaceEnvironment(step.environment?.(report), step.directory),
  });
  // Said at once, as others may take minutes yet.
  if (isBeside) console.log(`${heading}${code === 0 ? '' : ' failed'}\n${printed}`);
  const seconds = (performance.now() - began) / 1000;
  const outcome = outcomeOf(step, code, report, printed.slice(-8000));
  return { name: step.name, seconds, ...outcome };
}

function interrupted(group) {
  const names = group.map(({ name }) => name).join(', ');
  console.log(`\nInterrupted in ${names}: nothing is counted.`);
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
    for (const group of groupsOf(steps)) {
      const done = group.map((step, place) =>
        runStep(step, join(reports, `${outcomes.length + place}.json`), group.length > 1),
      );
      const ended = await Promise.all(done);
      // A program that is told to end may still exit with 0: what it had not looked at has not passed.
      if (stopped) return interrupted(group);
      outcomes.push(...ended);
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
