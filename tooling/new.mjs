// `npm run new -- page|call|partner …`: scaffolds one that passes the checks, then derives what follows from it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apply } from './new/changes.mjs';
import { newCall } from './new/call.mjs';
import { newPage } from './new/page.mjs';
import { newPartner } from './new/partner.mjs';
import { CommandError, main, root, run } from './process/workspace.mjs';

const kinds = { page: newPage, call: newCall, partner: newPartner };

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, 'no-install': { type: 'boolean' } },
  });
  const [kind, ...parameters] = positionals;
  if (!Object.hasOwn(kinds, kind ?? ''))
    throw new CommandError('Usage: npm run new -- page|call|partner …');
  const changes = kinds[kind](root, parameters, values);
  const files = apply(root, changes);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  await run('oxfmt', Object.keys(changes.create), { stdio: ['ignore', 'ignore', 'inherit'] });
  if (changes.install && !values['no-install']) await run('pnpm', ['install']);
  return run('node', [join(root, 'tooling/generate.mjs')]);
});
