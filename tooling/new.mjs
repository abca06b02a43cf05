// `npm run new -- feature|domain|order-kind|page|call|partner …`: scaffolds one that passes the checks, then derives what
// follows from it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apply } from './new/changes.mjs';
import { newCall } from './new/call.mjs';
import { newDomain } from './new/domain.mjs';
import { newFeature } from './new/feature.mjs';
import { newOrderKind } from './new/order-kind.mjs';
import { newPage } from './new/page.mjs';
import { newPartner } from './new/partner.mjs';
import { CommandError, main, root, run } from './process/workspace.mjs';

const kinds = {
  feature: newFeature,
  domain: newDomain,
  'order-kind': newOrderKind,
  page: newPage,
  call: newCall,
  partner: newPartner,
};

/** Writes one scaffold and those that it consists of besides. */
async function scaffold(kind, parameters, options) {
  const changes = await kinds[kind](root, parameters, options);
  const files = apply(root, changes);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  const made = [{ files, ...changes }];
  for (const one of changes.besides ?? [])
    made.push(...(await scaffold(one.kind, one.parameters, one.options)));
  return made;
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      as: { type: 'string' },
      call: { type: 'string' },
      fields: { type: 'string' },
      to: { type: 'string' },
      back: { type: 'string' },
      table: { type: 'string' },
      feature: { type: 'string' },
      package: { type: 'string' },
      cents: { type: 'string' },
      set: { type: 'string' },
      'no-install': { type: 'boolean' },
    },
  });
  const [kind, ...parameters] = positionals;
  if (!Object.hasOwn(kinds, kind ?? ''))
    throw new CommandError(`Usage: npm run new -- ${Object.keys(kinds).join('|')} …`);
  const made = await scaffold(kind, parameters, values);
  const files = made
    .flatMap((one) => one.files)
    .filter((file) => !/^(?:\.changeset\/|CHANGELOG)/u.test(file));
  await run('oxfmt', [...new Set(files)], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (const { migration } of made) {
    if (migration === undefined) continue;
    const gateway = { cwd: join(root, 'apps/gateway'), stdio: ['ignore', 'ignore', 'inherit'] };
    const code = await run('node', ['scripts/migration.mjs', migration], gateway);
    if (code !== 0) return code;
  }
  if (made.some(({ install }) => install) && !values['no-install']) await run('pnpm', ['install']);
  return run('node', [join(root, 'tooling/generate.mjs')]);
});
