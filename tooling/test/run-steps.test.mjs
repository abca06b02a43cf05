import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { root } from '../process/workspace.mjs';
import { runSteps } from './run-steps.mjs';
import { gate, stepsCalled } from './steps.mjs';

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

  it('runs steps that go together at the same time, and prints each whole', async () => {
    const lines = printedLines();
    const folder = mkdtempSync(join(tmpdir(), 'xinglin-steps-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // Each waits for the other's file, so that one after the other they would never end well.
    const meeting = (own, other) => `const { existsSync, writeFileSync } = require('node:fs');
      console.log('${own} begins');
      writeFileSync('${folder}/${own}', '');
      const until = Date.now() + 50_000;
      const look = () => existsSync('${folder}/${other}')
        ? console.log('${own} ends')
        : Date.now() < until ? setTimeout(look, 20) : process.exit(1);
      look();`;
    const steps = ['one', 'two'].map((own, place) => ({
      ...checkOf(own, meeting(own, place === 0 ? 'two' : 'one')),
      together: 'pair',
    }));
    expect(await runSteps(steps)).toBe(0);
    expect(lines()).toEqual(
      expect.arrayContaining([
        '\n── one\none begins\none ends\n',
        '\n── two\ntwo begins\ntwo ends\n',
        '2 passed, 0 failed, 0 skipped',
      ]),
    );
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

describe('the steps of a word', () => {
  const run = (word) =>
    stepsCalled(gate(), word).map(({ name, parameters }) => [name, parameters('r.json').at(-1)]);

  it('are those with the word in their name', () => {
    expect(run('stories').map(([name]) => name)).toEqual(['checks of stories', 'stories']);
  });

  it("are the tests of the gateway's domain", () => {
    expect(run('coupons')).toEqual([['gateway of coupons', '/coupons/']]);
    expect(run('payment')).toEqual([['gateway of payment', '/payment/']]);
  });

  it('are those of a domain and of the package of that name', () => {
    expect(run('booking')).toEqual([
      ['packages of booking', 'packages/booking/'],
      ['gateway of booking', '/booking/'],
    ]);
    expect(run('rules')).toEqual([['packages of rules', 'packages/rules/']]);
  });

  it('are named when a word is none', () => {
    expect(() => run('nonsense')).toThrow(/Nothing is called nonsense.*gateway.*account.*coupons/);
  });
});
