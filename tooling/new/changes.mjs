// Owns: a scaffold as data (files to write, places to insert) and its all-or-nothing application.
// Must not know: what a page, call or partner is.
// Used by: `npm run new`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../process/workspace.mjs';

/** `visit notes`, `visitNotes` or `/visit-notes` in one of the spellings the code uses. */
export function words(text) {
  return text
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .split(/[^A-Za-z\d]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);
export const kebab = (text) => words(text).join('-');
export const pascal = (text) => words(text).map(capital).join('');
export const camel = (text) => {
  const [first = '', ...rest] = words(text);
  return first + rest.map(capital).join('');
};

/** The text with `insertion` put before the last place `anchor` matches in it. */
export function insertBefore(text, anchor, insertion) {
  const places = [...text.matchAll(anchor)];
  const place = places.at(-1);
  return place ? text.slice(0, place.index) + insertion + text.slice(place.index) : null;
}

/** The text with `insertion` put behind the first place `anchor` matches in it. */
export function insertAfter(text, anchor, insertion) {
  const place = anchor.exec(text);
  if (!place) return null;
  const end = place.index + place[0].length;
  return text.slice(0, end) + insertion + text.slice(end);
}

/** The product's CHANGELOG with a note on the next release. */
export const withNote = (note) => (text) =>
  insertAfter(text, /^## Next\n\n/mu, `- ${note}\n`)?.replace(/^(- .*\n)(?=## )/mu, '$1\n') ?? null;

/** Adds `names` to an import statement that is there already, or the whole statement at the top. */
export function withImport(text, from, names) {
  const statement = new RegExp(
    String.raw`^import \{(?<names>[^}]*)\} from '${from.replaceAll('/', String.raw`\/`)}';$`,
    'mu',
  );
  const found = statement.exec(text);
  if (!found) return `import { ${names.join(', ')} } from '${from}';\n${text}`;
  const all = new Set([...found.groups.names.split(',').map((name) => name.trim()), ...names]);
  all.delete('');
  return text.replace(statement, `import { ${[...all].toSorted().join(', ')} } from '${from}';`);
}

/**
 * Writes a scaffold below `root`: nothing is written unless every new file is new and every place to insert is found.
 * @param {{ create: Record<string, string>, edit: Record<string, (text: string) => string | null> }} changes
 * @returns {string[]} the files that were written
 */
export function apply(root, { create, edit }) {
  const files = {};
  for (const [file, text] of Object.entries(create)) {
    if (existsSync(join(root, file))) throw new CommandError(`${file} exists already.`);
    files[file] = text;
  }
  for (const [file, change] of Object.entries(edit)) {
    if (!existsSync(join(root, file))) throw new CommandError(`${file} is missing.`);
    const text = change(readFileSync(join(root, file), 'utf8'));
    if (text === null) throw new CommandError(`${file} has no place to insert into.`);
    files[file] = text;
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return Object.keys(files);
}
