// Owns: where a feature's rows, pages and texts lie in its package, which may hold several features.
// Must not know: what is written there.
// Used by: `npm run new -- page`.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../process/workspace.mjs';
import { kebab } from './changes.mjs';

/** The names that a source imports from a module, the exported one by the local one. */
function imported(source, from) {
  const found = [...source.matchAll(/^import \{([^}]*)\} from '([^']+)';$/gmu)].find(
    ([, , module]) => from.test(module),
  );
  if (!found) return null;
  const names = found[1].split(',').map((one) => one.trim().split(' as '));
  return { module: found[2], names: new Map(names.map(([name, local = name]) => [local, name])) };
}

/**
 * A feature by its id.
 * @throws when no package declares it
 */
export function featurePlace(root, id) {
  const [file] = globSync(`packages/*/src/features/${kebab(id)}.ts`, { cwd: root });
  if (file === undefined)
    throw new CommandError(
      `There is no feature ${id} yet: npm run new -- feature ${id} <中文名称> <English name>`,
    );
  const text = readFileSync(join(root, file), 'utf8');
  const packageName = file.split('/')[1];
  const routes = imported(text, /^@xinglin\/routes$/u)?.names.get('routes');
  const pages = imported(text, /^\.\.\/(?:.+-)?pages$/u);
  if (routes === undefined || pages === null)
    throw new CommandError(`${file} is not written as \`npm run new -- feature\` does.`);
  // A feature beside another of its package has texts of its own; else they are the package's.
  const hasTexts = existsSync(join(root, `packages/${packageName}/src/locales/${kebab(id)}`));
  const namespace = hasTexts ? kebab(id) : packageName;
  const local = new RegExp(String.raw`[{\s]'?${namespace}'?: (\w+)`, 'u').exec(text)?.[1];
  const texts = imported(text, /^\.\.\/(?:.+-)?locales$/u);
  return {
    file,
    packageName,
    folder: `packages/${packageName}`,
    namespace,
    table: routes,
    tableFile: `packages/routes/src/tables/${kebab(routes)}.ts`,
    pagesFile: `packages/${packageName}/src/${pages.module.slice(3)}.ts`,
    textsFolder: hasTexts ? `locales/${kebab(id)}` : 'locales',
    /** What a test loads the texts by: the module beside \`src\`, and the name it exports them by. */
    locales: {
      module: texts?.module.slice(3) ?? 'locales',
      name: texts?.names.get(local ?? '') ?? 'locales',
    },
  };
}
