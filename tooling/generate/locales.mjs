// Writes the Traditional Chinese texts of every namespace from the Simplified ones.
// `--check` writes nothing and fails when a file is stale, so that the two never drift apart.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLocaleFolders, shortPath } from './locale-files.mjs';
import { createZhHant } from './zh-hant.mjs';

/**
 * The Traditional Chinese file of each namespace as it should be.
 * @param {string} root
 * @param {import('./zh-hant.mjs').Overrides} overrides
 * @returns {{ files: { path: string, content: string }[], unused: string[] }}
 */
export function generateZhHant(root, overrides) {
  const converter = createZhHant(overrides);
  const files = findLocaleFolders(root).map(({ namespace, folder }) => {
    const source = JSON.parse(readFileSync(join(folder, 'zh-Hans.json'), 'utf8'));
    const texts = converter.texts(namespace, source);
    return { path: join(folder, 'zh-Hant.json'), content: `${JSON.stringify(texts, null, 2)}\n` };
  });
  return { files, unused: converter.unusedTexts() };
}

function isStale({ path, content }) {
  return !existsSync(path) || readFileSync(path, 'utf8') !== content;
}

function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const overridesPath = fileURLToPath(new URL('zh-hant-overrides.json', import.meta.url));
  const overrides = JSON.parse(readFileSync(overridesPath, 'utf8'));
  const { files, unused } = generateZhHant(root, overrides);
  const stale = files.filter(isStale);
  for (const id of unused) console.error(`zh-hant-overrides.json: no text ${id}`);
  if (process.argv.includes('--check')) {
    for (const { path } of stale) {
      console.error(`${shortPath(root, path)} is stale: run npm run generate`);
    }
    if (stale.length > 0) process.exitCode = 1;
  } else {
    for (const { path, content } of stale) {
      writeFileSync(path, content);
      console.log(`wrote ${shortPath(root, path)}`);
    }
  }
  if (unused.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
