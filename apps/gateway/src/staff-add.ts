// Owns: the process that adds a person to the staff.
// Must not know: how an account is made.
// Used by: `npm run staff:add`, and operators who run dist/staff-add.js.
import { addByCommand } from './kernel/staff/add-command';
import { ConfigError } from './platform/config';

try {
  const lines = await addByCommand(process.env, process.argv.slice(2));
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`staff-add: ${error.message}\n`);
  process.exitCode = 1;
}
