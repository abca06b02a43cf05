// Writes the diagram of packages in docs/architecture.md from the packages' own dependencies.
// `--check` writes nothing and fails when the diagram is stale.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writePart } from './written-part.mjs';

const scope = '@xinglin/';

/** Bands of the diagram, from what people meet to what everything stands on, by boundary tag. */
const bands = [
  ['apps', ['portal-app', 'gateway', 'stories', 'journeys']],
  ['partners', ['partner']],
  ['frame and features', ['frame', 'feature']],
  ['kits', ['kit', 'composed-kit']],
  ['what all of these share', ['api', 'ui', 'guards', 'i18n', 'testing']],
  ['ground', ['contract', 'sdk', 'routes', 'rules', 'platform', 'server']],
];

/**
 * @typedef {{ name: string, tag: string, dependencies: string[] }} Package
 */

/**
 * Every package of the workspace with its boundary tag and what it needs of the others at run time.
 * @param {string} root
 * @returns {Package[]}
 */
export function readPackages(root) {
  const folders = ['apps', 'packages', 'partners'].flatMap((group) =>
    readdirSync(join(root, group)).map((folder) => join(root, group, folder)),
  );
  return [...folders, join(root, 'e2e')]
    .filter((folder) => existsSync(join(folder, 'turbo.json')))
    .map((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const { tags } = JSON.parse(readFileSync(join(folder, 'turbo.json'), 'utf8'));
      return {
        name: manifest.name.slice(scope.length),
        tag: tags[0],
        dependencies: Object.keys(manifest.dependencies ?? {})
          .filter((name) => name.startsWith(scope))
          .map((name) => name.slice(scope.length)),
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/**
 * Each package's dependencies without those it reaches through another one anyway.
 * @param {Package[]} packages
 * @returns {[string, string][]}
 */
export function reducedEdges(packages) {
  const direct = new Map(packages.map(({ name, dependencies }) => [name, dependencies]));
  const reach = (name, seen = new Set()) => {
    for (const next of direct.get(name) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reach(next, seen);
    }
    return seen;
  };
  return packages.flatMap(({ name, dependencies }) =>
    dependencies
      .filter((one) => !dependencies.some((other) => other !== one && reach(other).has(one)))
      .map((one) => /** @type {[string, string]} */ ([name, one])),
  );
}

/**
 * The diagram in Mermaid. Throws when a package's tag belongs to no band.
 * @param {Package[]} packages
 */
export function packageDiagram(packages) {
  const homeless = packages.find(({ tag }) => !bands.some(([, tags]) => tags.includes(tag)));
  if (homeless)
    throw new Error(`${homeless.name}: no band of the diagram takes "${homeless.tag}".`);
  const lines = bands.flatMap(([title, tags], index) => [
    `  subgraph band${index}["${title}"]`,
    ...packages.filter(({ tag }) => tags.includes(tag)).map(({ name }) => `    ${name}`),
    '  end',
  ]);
  const edges = reducedEdges(packages).map(([from, to]) => `  ${from} --> ${to}`);
  return ['```mermaid', 'flowchart TB', ...lines, ...edges, '```'].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  writePart('docs/architecture.md', 'packages', packageDiagram(readPackages(root)));
}
