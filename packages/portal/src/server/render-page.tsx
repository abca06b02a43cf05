import { Writable } from 'node:stream';
import type { PageModule, RootState, Store } from '@xinglin/api';
import type { I18n } from '@xinglin/i18n';
import type { RouteMatch } from '@xinglin/routes';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
} from 'react-router';
import { App } from '../app';
import { pageRoutes } from '../page-routes';
import type { PortalIdentity } from '../portal-identity';

/** What is rendered. */
export interface RenderInput {
  readonly request: Request;
  readonly portal: PortalIdentity;
  /** The path the portal lies below; empty at the root of its host. */
  readonly base: string;
  readonly match: RouteMatch;
  readonly module: PageModule;
  readonly store: Store;
  /** The store as the browser will find it. */
  readonly state: RootState;
  readonly i18n: I18n;
  readonly log: (error: unknown) => void;
}

/**
 * Tables of one route, by the route, its page, and then the path and the base it was found under: making one costs more
 * than using it. A partner's page may stand under the very row of the main portal's, so the row alone does not tell.
 */
const handlers = new WeakMap<RouteMatch['row'], WeakMap<PageModule, Map<string, StaticHandler>>>();

/** Only the matched route: the rest of the table is not needed to render it. */
function handlerOf(
  { name, row, path }: RouteMatch,
  module: PageModule,
  base: string,
): StaticHandler {
  const ofRow = handlers.get(row) ?? new WeakMap<PageModule, Map<string, StaticHandler>>();
  handlers.set(row, ofRow);
  const known = ofRow.get(module) ?? new Map<string, StaticHandler>();
  ofRow.set(module, known);
  // Generic pages share rows with other names; the path and name tell them apart.
  const key = `${name} ${base}${path}`;
  const handler =
    known.get(key) ??
    createStaticHandler(
      pageRoutes([
        {
          id: name,
          path,
          Component: module.default ?? null,
          handle: { name, row, head: module.head },
        },
      ]),
      { basename: base || '/' },
    );
  known.set(key, handler);
  return handler;
}

/**
 * Renders one page to markup. Waits for parts in chunks of their own: then they stand in their place, and no script
 * has to move them, which the policy would need a nonce for.
 * @throws what the page threw, so that a failure can still become another page; the signal's reason when the reader left.
 */
export async function renderPage({
  request,
  portal,
  base,
  match,
  module,
  store,
  state,
  i18n,
  log,
}: RenderInput): Promise<Uint8Array> {
  const { signal } = request;
  signal.throwIfAborted();
  const handler = handlerOf(match, module, base);
  const context = await handler.query(
    request.method === 'GET' ? request : new Request(request.url, { signal }),
  );
  if (context instanceof Response) throw new Error('A page cannot answer by itself.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <App portal={portal} store={store} rendered={state} i18n={i18n}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
      {
        // However long a part is; React would send it after the page.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          // What had not come when the reader left is missing from the page: it must not be cached.
          if (signal.aborted) reject(signal.reason);
          else stream.pipe(collect(resolve));
        },
        onShellError: reject,
        onError: (error) => {
          if (!signal.aborted) log(error);
        },
      },
    );
    signal.addEventListener('abort', () => stream.abort(), { once: true });
  });
}

/** Takes markup as it is written, without a pause, and as the bytes it is answered in. */
function collect(done: (markup: Uint8Array) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
