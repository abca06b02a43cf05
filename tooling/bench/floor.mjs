// Owns: the floor everything is measured against: one line of text on the same libraries, built the
// same way: react, react-dom, react-router in data mode, redux-toolkit with RTK Query, i18next.
// Must not know: the portal's own code.
// Used by: the size budget and the bench.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../process/workspace.mjs';

/** The package whose dependencies are the libraries of a page, so that they resolve from there. */
const home = join(root, 'packages/portal');

const page = `
import { createElement as element } from 'react';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { Provider } from 'react-redux';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({ line: build.query({ query: () => 'line' }) }),
});

function Line() {
  const { t } = useTranslation();
  api.useLineQuery(undefined, { skip: true });
  return element('main', null, t('line'));
}

export const routes = [{ path: '*', element: element(Line) }];

export function frame(router) {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (standard) => standard().concat(api.middleware),
  });
  const i18n = createInstance();
  i18n.use(initReactI18next).init({
    lng: 'zh-Hans',
    initAsync: false,
    resources: { 'zh-Hans': { translation: { line: '一行字' } } },
  });
  return element(Provider, { store }, element(I18nextProvider, { i18n }, router));
}
`;

const client = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { frame, routes } from './floor-page.js';
hydrateRoot(document, frame(createElement(RouterProvider, { router: createBrowserRouter(routes) })));
`;

const server = `
import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { frame, routes } from './floor-page.js';

const handler = createStaticHandler(routes);
createServer(async (request, response) => {
  const context = await handler.query(new Request('http://localhost' + request.url));
  const router = createStaticRouter(handler.dataRoutes, context);
  const stream = await renderToReadableStream(
    frame(createElement(StaticRouterProvider, { router, context, hydrate: false })),
  );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  for await (const chunk of stream) response.write(chunk);
  response.end();
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

/** The same server, with the elements of a file in place of the line: what the libraries alone spend on a markup. */
const plain = server.replace(
  "import { frame, routes } from './floor-page.js';",
  `import { readFileSync } from 'node:fs';
import { frame } from './floor-page.js';
const tree = JSON.parse(readFileSync(process.env.TREE, 'utf8'));
const build = (node) =>
  typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...node.children.map(build));
const Page = () => build(tree);
const routes = [{ path: '*', element: createElement(Page) }];`,
);

const sources = {
  'floor-page.js': page,
  'floor-client.js': client,
  'floor-server.js': server,
  'plain-server.js': plain,
};

const virtual = {
  name: 'xinglin-floor',
  enforce: 'pre',
  resolveId: (id) => {
    const name = id.replace(/^\.\//u, '');
    return name in sources ? join(home, name) : null;
  },
  load: (id) => sources[id.slice(home.length + 1)] ?? null,
};

const options = (entry) => ({
  root: home,
  configFile: false,
  logLevel: 'error',
  mode: 'production',
  plugins: [virtual],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { rollupOptions: { input: entry }, modulePreload: { polyfill: false } },
});

/** Bytes of the floor page's JavaScript, gzipped. */
export async function floorBytes() {
  const base = options('floor-client.js');
  const { output } = await build({ ...base, build: { ...base.build, write: false } });
  return output
    .filter(({ type }) => type === 'chunk')
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/**
 * Builds the floor page's server into a folder and answers its entry file.
 * @param {'floor' | 'plain'} page one line of text, or the elements of the file that the variable TREE names
 */
export async function buildFloorServer(folder, page) {
  const base = options(`${page}-server.js`);
  await build({
    ...base,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: {
        input: `${page}-server.js`,
        output: { entryFileNames: `${page}-server.mjs` },
      },
    },
  });
  return join(folder, `${page}-server.mjs`);
}
