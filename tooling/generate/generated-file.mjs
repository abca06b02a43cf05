// Owns: how derived files are written: those in git, which may be stale, and those that are built.
// Must not know: what is derived from what.
// Used by: the generators of `npm run generate`.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

/**
 * Writes all files of some folders that are built. Only a changed file is written, and at once, so that a build beside
 * this one reads the old text or the new; what is no longer derived is removed.
 * @param {Record<string, string>} files texts by path from `directory`
 * @param {readonly string[]} folders that hold these files and nothing else
 */
export function writeBuilt(files, folders, directory = root) {
  for (const [file, text] of Object.entries(files)) {
    const target = join(directory, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    mkdirSync(dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, target);
  }
  for (const folder of folders) {
    for (const name of readdirSync(join(directory, folder), { recursive: true })) {
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      if (file.endsWith('.ts') && !(file in files)) rmSync(join(directory, file), { force: true });
    }
  }
}
