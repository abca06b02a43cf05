// Owns: the process that looks at what a gateway would start with, and says what to mend.
// Must not know: what is looked at.
// Used by: `npm run doctor`, and operators who run dist/doctor.js.
import { noticeFindings } from './kernel/staff/notices/check-up';
import { checkUp } from './platform/check-up';

const findings = await checkUp(process.env, noticeFindings);
const width = Math.max(...findings.map(({ name }) => name.length));
for (const { name, state, says, mend } of findings) {
  process.stdout.write(`${state.padEnd(4)}  ${name.padEnd(width)}  ${says}\n`);
  if (mend !== null) process.stdout.write(`${' '.repeat(width + 8)}→ ${mend}\n`);
}
process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0;
