// Writes the list of all route tables, one file each in packages/routes/src/tables, and hands each on by its name.
// The list is not in git (decision 100).
import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { camel } from '../new/changes.mjs';
import { writeBuilt } from './generated-file.mjs';

const folder = 'packages/routes/src';
const banner =
  '// Generated from packages/routes/src/tables by `npm run generate`; add a file there.\n';

/** The text of the list of tables, by their files' names. */
export function tablesText(files) {
  const tables = files.toSorted().map((file) => ({ file, name: camel(file) }));
  const lines = (line) => tables.map(line).join('');
  return (
    banner +
    lines(({ file, name }) => `import { ${name} } from '../tables/${file}';\n`) +
    `\nexport {\n${lines(({ name }) => `  ${name},\n`)}};\n` +
    `\n/** Every route of the product, for the server and for types; a browser needs a feature's table only. */\n` +
    `export const routes = {\n${lines(({ name }) => `  ...${name},\n`)}};\n` +
    `\n/** The names \`href\` and partner overrides know. */\n` +
    `export type KnownRouteName = keyof typeof routes;\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(import.meta.dirname, '../..');
  const files = globSync('tables/*.ts', { cwd: join(root, folder) });
  const names = files.map((file) => basename(file, '.ts'));
  writeBuilt({ [`${folder}/generated/tables.ts`]: tablesText(names) }, [`${folder}/generated`]);
}
