// Owns: finding a declared route's row in the sources, and taking it out.
// Used by: `npm run new -- page`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../process/workspace.mjs';

/** A row as it is formatted, with the comment above it. */
const rows =
  /(?:^ {2}\/\/ .*\n)*^ {2}'(?<name>[\w-]+\.\w+)': \{\n(?<body>(?: {4}.*\n)*?) {2}\},\n/gmu;

/**
 * The declared row of a route name or of a path, as text, and the edit that removes it.
 * @throws when no declared route has the name, or when it leads on and needs no page.
 */
export function findDeclaredRow(root, { name, path }) {
  for (const file of globSync('packages/routes/src/declared/**/*.ts', { cwd: root })) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const match of source.matchAll(rows)) {
      const { name: routeName, body } = match.groups;
      const rowPath = /^ {4}path: '([^']+)',$/mu.exec(body)?.[1];
      if (name === undefined ? rowPath !== path : routeName !== name) continue;
      if (body.includes('redirectTo:'))
        throw new CommandError(`${routeName} leads on to another address and has no page.`);
      const [text] = match;
      return {
        routeName,
        path: rowPath,
        text,
        edit: { [file]: (current) => current.replace(text, () => '') },
      };
    }
  }
  if (name !== undefined) throw new CommandError(`No declared route is called ${name}.`);
  return null;
}
