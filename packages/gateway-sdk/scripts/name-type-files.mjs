// Gives the relative imports of the declarations their extension: sources leave it out for bundlers,
// Node's own resolution of a published package wants it.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../dist');
for (const name of globSync('**/*.d.ts', { cwd: folder })) {
  const file = resolve(folder, name);
  const text = readFileSync(file, 'utf8');
  const named = text.replaceAll(/((?:from|import\()\s*')(\.[^']*)(')/g, (_, start, path, end) => {
    const target = resolve(dirname(file), path);
    return start + (existsSync(`${target}.d.ts`) ? `${path}.js` : `${path}/index.js`) + end;
  });
  if (named !== text) writeFileSync(file, named);
}
