import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { root } from '../process/workspace.mjs';
import { runSteps } from './run-steps.mjs';

const checkOf = (name, script) => ({
  name,
  kind: 'check',
  command: process.execPath,
  parameters: () => ['-e', script],
  directory: root,
});

function printedLines() {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  return () => print.mock.calls.map(([line]) => String(line));
}

describe('running steps', () => {
  it('goes on after one that failed, and exits with 1', async () => {
    const lines = printedLines();
    const steps = [checkOf('bad', 'process.exit(3)'), checkOf('good', '')];
    expect(await runSteps(steps)).toBe(1);
    expect(lines().at(-1)).toBe('1 passed, 1 failed, 0 skipped');
  });

  it('counts nothing when a signal ends it, though the program exits with 0', async () => {
    const lines = printedLines();
    const quiet = `process.on('SIGTERM', () => process.exit(0));
      process.kill(process.ppid, 'SIGTERM');
      setTimeout(() => {}, 60_000);`;
    expect(await runSteps([checkOf('lint', quiet), checkOf('later', '')])).toBe(130);
    expect(lines().some((line) => /passed|── later/.test(line))).toBe(false);
    expect(lines().at(-1)).toContain('Interrupted in lint');
  });
});
