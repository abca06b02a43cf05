// Owns: the one way in which a derived file is written, or found stale.
// Must not know: what is derived from what.
// Used by: the generators of `npm run generate`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * Writes the files whose text has changed; with `--check` on the command line it writes nothing, names them, and the
 * process fails.
 * @param {Record<string, string>} files texts by path from the root
 */
export function writeGenerated(files) {
  const check = process.argv.includes('--check');
  const stale = Object.entries(files).filter(([file, text]) => {
    const target = join(root, file);
    return !existsSync(target) || readFileSync(target, 'utf8') !== text;
  });
  if (check) {
    if (stale.length === 0) return;
    console.error(`Stale, run npm run generate: ${stale.map(([file]) => file).join(', ')}`);
    process.exitCode = 1;
    return;
  }
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
