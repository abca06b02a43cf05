// Runs every check and every test one after the other, also after one failed, and ends with the sum.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../process/text-table.mjs';
import { main, run, workspaceEnvironment } from '../process/workspace.mjs';
import { requireChromium } from './chromium.mjs';
import { outcomeOf, sum } from './outcome.mjs';
import { readSelection, scopeSetting } from './selection.mjs';
import { steps, stepsCalled } from './steps.mjs';

await main(async () => {
  const [choice] = process.argv.slice(2).filter((parameter) => !parameter.startsWith('--'));
  const isAsked = (option) => process.argv.includes(option);
  const scope = isAsked('--all') ? 'all' : isAsked('--changed') ? 'changed' : 'turns';
  const { reason } = readSelection({ asked: scope });
  const all = steps({ ci: isAsked('--ci'), scope });
  const chosen = choice ? stepsCalled(all, choice) : all;
  const reports = mkdtempSync(join(tmpdir(), 'xinglin-test-'));
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true));
  const outcomes = [];
  try {
    if (chosen.some((step) => step.browser)) await requireChromium();
    for (const step of chosen) {
      if (stopped) return 130;
      console.log(`\n── ${step.name}`);
      const report = join(reports, `${outcomes.length}.json`);
      const began = performance.now();
      const code = await run(step.command, step.parameters(report), {
        cwd: step.directory,
        env: workspaceEnvironment(
          { [scopeSetting]: scope, ...step.environment?.(report) },
          step.directory,
        ),
      });
      const seconds = (performance.now() - began) / 1000;
      outcomes.push({ name: step.name, seconds, ...outcomeOf(step.kind, code, report) });
    }
  } finally {
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
  if (chosen.some((step) => step.hasVariants))
    console.log(`Walks of pages and stories: ${reason}.\n`);
  const total = sum(outcomes);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
});
