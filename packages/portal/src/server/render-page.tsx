import { PassThrough, type Readable } from 'node:stream';
import type { PageModule, Store } from '@xinglin/api';
import type { I18n } from '@xinglin/i18n';
import type { RouteMatch } from '@xinglin/routes';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from '../app';
import { pageRoutes } from '../page-routes';

/** What is rendered. */
export interface RenderInput {
  readonly request: Request;
  readonly match: RouteMatch;
  readonly module: PageModule;
  readonly store: Store;
  readonly i18n: I18n;
  readonly nonce: string;
  readonly log: (error: unknown) => void;
}

/**
 * Renders one page to a stream of markup. Resolves when the page's shell is ready, so that a failure can
 * still become another page; rejects with what the page threw.
 */
export async function renderPage({
  request,
  match,
  module,
  store,
  i18n,
  nonce,
  log,
}: RenderInput): Promise<Readable> {
  // Only the matched route: the rest of the table is not needed to render it.
  const routes = pageRoutes([
    {
      id: match.name,
      path: match.path,
      Component: module.default,
      handle: { name: match.name, row: match.row, head: module.head },
    },
  ]);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(request.url, { signal: request.signal }));
  if (context instanceof Response) throw new Error('A page cannot answer by itself.');
  const router = createStaticRouter(handler.dataRoutes, context);
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <App store={store} i18n={i18n}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>,
      {
        nonce,
        // Parts in chunks of their own are waited for, and stand in their place however long they are: then no script
        // has to move them, which the policy would need a nonce for.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => resolve(stream.pipe(new PassThrough())),
        onShellError: reject,
        onError: log,
      },
    );
    request.signal.addEventListener('abort', () => stream.abort(), { once: true });
  });
}
