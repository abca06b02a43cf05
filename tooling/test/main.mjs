// `npm test` runs the gate, with `--long` the long run, with `--check` what needs no server. A word takes some of the
// steps, `--changed[=<commit>]` only the tests by whose imports something has changed since (HEAD unless told).
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { main } from '../process/workspace.mjs';
import { runSteps } from './run-steps.mjs';
import { cleanCommit, stampPassed } from './stamp.mjs';
import { gate, longRun, quickCheck, stepsCalled } from './steps.mjs';

function listOf({ check, long, all, changed }) {
  if (check) return quickCheck;
  return long || all ? longRun() : gate(changed);
}

await main(async () => {
  const given = process.argv.slice(2).map((one) => (one === '--changed' ? `${one}=HEAD` : one));
  const flag = { type: 'boolean', default: false };
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { check: flag, long: flag, all: flag, changed: { type: 'string' } },
  });
  const [word] = positionals;
  const isLong = values.long || values.all;
  if (isLong) {
    process.env.XINGLIN_TEST_SEED ??= String(randomInt(2 ** 31));
    console.log(`Properties draw from XINGLIN_TEST_SEED=${process.env.XINGLIN_TEST_SEED}.`);
  }
  const all = listOf(values);
  const commit = cleanCommit();
  const code = await runSteps(word === undefined ? all : stepsCalled(all, word));
  const isWholeGate =
    !isLong && !values.check && word === undefined && values.changed === undefined;
  // A file that was changed, or a commit that was made, during the run was not looked at by all of it.
  if (code === 0 && isWholeGate && commit !== null && cleanCommit() === commit) stampPassed(commit);
  return code;
});
