// Owns: the parts of a document that a generator writes, between two comments; what stands around them is a person's.
// Used by: the generators of docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The text with what stands between the two comments of a part replaced. */
export function withPart(text, part, content) {
  const begin = `<!-- ${part}: written by npm run generate -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(`<!-- ${part} end -->`);
  if (from === -1 || to < from) throw new Error(`There is no place for the ${part}.`);
  return `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
}

/** Writes a part of a document, or with `--check` ends with 1 when it is stale. */
export function writePart(file, part, content) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const written = withPart(text, part, content);
  if (!process.argv.includes('--check')) return writeFileSync(path, written);
  if (written === text) return;
  console.error(`${file} is stale: run npm run generate`);
  process.exitCode = 1;
}
