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

/** A feature of so many routes, each with a page; answers the row of the shell's list. */
function makeFeature(folder, id, size) {
  const names = Array.from({ length: size }, (_, index) => `thing${index}`);
  const page = (name) => join(folder, 'packages', id, 'src/pages', id, `${name}.page.tsx`);
  for (const name of names) write(page(name), `export default () => '${id} ${name}';`);
  const file = join(folder, 'features', `${id}.ts`);
  const rows = names.map((name) => `'${id}.${name}': { path: '/${id}/${name}', title: '${id}:x' }`);
  const pages = names.map((name) => `'${id}.${name}': () => import('${page(name)}')`);
  write(
    file,
    `export const feature = { routes: { ${rows.join(', ')} }, pages: { ${pages.join(', ')} }, namespaces: {} };`,
  );
  return `{ id: '${id}', segments: ['${id}'], load: async () => (await import('${file}')).feature }`;
}

const standing = (id) =>
  `{ id: '${id}', load: async () => (await import('@xinglin/partner-${id}')).partner }`;

/** Puts a portal of that size in place of the shell's. */
function ofSize(folder, partners, routesMore) {
  const made = Array.from({ length: partners - 1 }, (_, index) =>
    makePartner(folder, `trial${index}`),
  );
  const size = 60;
  const features = Array.from({ length: Math.ceil(routesMore / size) }, (_, index) =>
    makeFeature(folder, `more${index}`, Math.min(size, routesMore - index * size)),
  );
  return {
    name: 'xinglin:of-size',
    enforce: 'pre',
    load: (id) =>
      id === join(home, 'src/channels.ts')
        ? `export const channels = { partners: [${[standing('sanming'), ...made].join(', ')}], defaultPartner: ${standing('default')} };`
        : null,
    transform: (code, id) =>
      id === join(home, 'src/portal.ts')
        ? code.replace('features: [', `features: [${features.map((one) => `${one}, `).join('')}`)
        : null,
  };
}

/** The portal's own routes that are composed today. */
async function composed() {
  const { module } = await load('packages/routes/src/index.ts');
  return module.routes;
}

const load = (file) =>
  runnerImport(join(root, file), { root, configFile: false, logLevel: 'error' });

/**
 * Builds the shell with so many partners and routes, and adds up the gzipped bytes of the scripts that the server
 * names for pages of the main portal and of Sanming, which is always there.
 * @param {{ partners: number, routes?: number }} size as many routes as there are unless told.
 */
export async function firstLoadOf({ partners, routes: wanted }) {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-growth-'));
  try {
    const routes = await composed();
    const more = Math.max(0, (wanted ?? 0) - Object.keys(routes).length);
    const { output } = await build({
      root: home,
      configLoader: 'runner',
      logLevel: 'silent',
      plugins: [ofSize(folder, partners, more)],
      build: { write: false },
    });
    const source = (file) => output.find(({ fileName }) => fileName === file);
    const manifest = JSON.parse(source('.vite/manifest.json').source);
    const { assetsOf } = (await load('packages/portal/src/server/assets.ts')).module;
    const assets = assetsOf(manifest);
    const bytes = (name, partnerIds) =>
      assets({ feature: name.split('.')[0], page: routes[name], partners: partnerIds })
        .modules.map((file) => source(file.slice(1)).code)
        .reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
    return {
      routes: Object.keys(routes).length + more,
      home: bytes('directory.home', []),
      doctor: bytes('directory.doctor', []),
      'home of a partner': bytes('directory.home', ['sanming', 'default']),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
