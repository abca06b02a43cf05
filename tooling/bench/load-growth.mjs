// Owns: how a page's first load grows with the portal: with more partners, with more routes.
// Must not know: what a page shows.
// Used by: the bench and its test.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, runnerImport } from 'vite';
import { root } from '../process/workspace.mjs';

const home = join(root, 'apps/shell');
const languages = ['zh-Hans', 'zh-Hant', 'en'];

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A partner with a theme and texts of its own; answers the row of the shell's list. */
function makePartner(folder, id) {
  const source = join(folder, 'partners', id, 'src');
  const texts = languages.map((one) => `'${one}': () => import('./${one}.json')`).join(', ');
  write(
    join(source, 'index.ts'),
    `import './theme.css';
export const partner = {
  id: '${id}', hosts: ['${id}'], appId: 'app-${id}', themeColor: '#123456',
  settings: { phone: '95100000' }, texts: { shared: { ${texts} } },
};`,
  );
  write(join(source, 'theme.css'), `:root[data-channel='${id}'] { --color-brand: #123456; }`);
  for (const one of languages)
    write(join(source, `${one}.json`), JSON.stringify({ brand: { name: `${id} ${one}` } }));
  return `{ id: '${id}', load: async () => (await import('${join(source, 'index.ts')}')).partner }`;
}

/** A feature of these routes, each with a page; answers the row of the shell's list. */
function makeFeature(folder, id, table, paths) {
  const page = (at) => join(folder, 'packages', id, 'src/pages', `page${at}.page.tsx`);
  const names = Object.keys(table);
  names.forEach((name, at) => write(page(at), `export default () => '${name}';`));
  const file = join(folder, 'features', `${id}.ts`);
  const pages = names.map((name, at) => `'${name}': () => import('${page(at)}')`);
  write(
    file,
    `export const feature = { routes: ${JSON.stringify(table)}, pages: { ${pages.join(', ')} }, namespaces: {} };`,
  );
  return `{ id: '${id}', paths: ${JSON.stringify(paths)}, load: async () => (await import('${file}')).feature }`;
}

const standing = (id) =>
  `{ id: '${id}', load: async () => (await import('@xinglin/partner-${id}')).partner }`;

/** Puts a portal of that size in place of the shell's: so many partners, and these routes more. */
function ofSize(folder, partners, more, paths) {
  const made = Array.from({ length: partners - 1 }, (_, index) =>
    makePartner(folder, `trial${index}`),
  );
  const features = Object.entries(more).map(([id, table]) =>
    makeFeature(folder, id, table, paths[id]),
  );
  return {
    name: 'xinglin:of-size',
    enforce: 'pre',
    load: (id) =>
      id === join(home, 'src/channels.ts')
        ? `export const channels = { partners: [${[standing('sanming'), ...made].join(', ')}], defaultPartner: ${standing('default')} };`
        : null,
    transform: (code, id) =>
      id === join(home, 'src/generated/features.ts')
        ? code.replace(
            'Feature[] = [',
            `Feature[] = [${features.map((one) => `${one}, `).join('')}`,
          )
        : null,
  };
}

/** As many routes as are wanted, by the domain they are named after: declared ones, and made ones beyond them. */
function moreRoutes(declared, count) {
  const tables = {};
  const made = Array.from(
    { length: Math.max(0, count - Object.keys(declared).length) },
    (_, at) => [`more.thing${at}`, { path: `/more/thing${at}`, title: 'more:title' }],
  );
  for (const [name, row] of [...Object.entries(declared), ...made].slice(0, count)) {
    const domain = `declared-${name.split('.')[0]}`;
    tables[domain] = { ...tables[domain], [name]: row };
  }
  return tables;
}

const load = (file) =>
  runnerImport(join(root, file), { root, configFile: false, logLevel: 'error' });

/**
 * Builds the shell with so many partners and routes, and adds up the gzipped bytes of the scripts that the server
 * names for pages of the main portal and of Sanming, which is always there; and those of the index of paths, which
 * the first navigation fetches.
 * @param {{ partners: number, routes?: number }} size as many routes as there are unless told.
 */
export async function firstLoadOf({ partners, routes: wanted }) {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-growth-'));
  try {
    const { routes, pathIndex } = (await load('packages/routes/src/index.ts')).module;
    const { declared } = (await load('packages/routes/src/declared/index.ts')).module;
    const count = Math.max(0, (wanted ?? 0) - Object.keys(routes).length);
    const more = moreRoutes(declared, count);
    const { output } = await build({
      root: home,
      configLoader: 'runner',
      logLevel: 'silent',
      plugins: [ofSize(folder, partners, more, pathIndex({ composed: routes, ...more }))],
      build: { write: false },
    });
    const source = (file) => output.find(({ fileName }) => fileName === file);
    const manifest = JSON.parse(source('.vite/manifest.json').source);
    const { assetsOf } = (await load('packages/portal/src/server/assets.ts')).module;
    const assets = assetsOf(manifest);
    const weightOf = (files) =>
      files
        .map((file) => gzipSync(source(file).code, { level: 9 }).length)
        .reduce((sum, size) => sum + size, 0);
    const bytes = (name, partnerIds) => {
      const page = { feature: name.split('.')[0], page: routes[name], partners: partnerIds };
      return weightOf(assets(page).modules.map((file) => file.slice(1)));
    };
    return {
      routes: Object.values({ composed: routes, ...more }).reduce(
        (sum, table) => sum + Object.keys(table).length,
        0,
      ),
      index: weightOf([manifest['src/portal.ts'].file]),
      home: bytes('directory.home', []),
      doctor: bytes('directory.doctor', []),
      'home of a partner': bytes('directory.home', ['sanming', 'default']),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
