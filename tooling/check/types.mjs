// Checks the types of the workspace: packages with the same compiler options are one program, so that what many of them
// import is checked once.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main, root, run } from '../process/workspace.mjs';

const shared = '@xinglin/tsconfig/';
/**
 * Programs at a time. Each has one checker: several check again what the files of each of them import, which costs twice
 * the processor time, while programs beside each other keep two cores as busy.
 */
const together = 2;
const folder = join(root, 'node_modules/.cache/xinglin-types');

await main(async () => {
  const programs = new Map();
  for (const file of globSync('{{apps,packages,partners,tooling}/*,e2e}/tsconfig.json', {
    cwd: root,
  })) {
    const { include, ...options } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const key = JSON.stringify(options);
    const { include: others } = programs.get(key) ?? { include: [] };
    const own = include.map((path) => join(root, dirname(file), path));
    programs.set(key, {
      ...options,
      extends: options.extends.replace(shared, join(root, 'tooling/tsconfig/')),
      include: [...others, ...own],
    });
  }
  mkdirSync(folder, { recursive: true });
  const files = [...programs.values()].map((program, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(program));
    return file;
  });
  let code = 0;
  const work = async () => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      if ((await run('tsc', ['--noEmit', '--checkers', '1', '--project', file])) !== 0) code = 1;
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return code;
});
