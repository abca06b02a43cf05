import { domains as contractDomains } from '@xinglin/contract';
import { Hono } from 'hono';
import { deskPath, deskPaths, deskRoutes } from './kernel/desk/routes';
import { staffPath, staffPaths, staffRoutes } from './kernel/staff/routes';
import { admit } from './platform/admission';
import { localeFrom } from './platform/context';
import type { Domain } from './platform/domain';
import { refusalAnswer, toResponse } from './platform/envelope';
import { mount } from './platform/mount';
import { openApiOf } from './platform/openapi';
import { answerOfError } from './platform/outcome';
import { Refusal } from './platform/refusal';
import { requestIdOf } from './platform/request-facts';
import { requestLog } from './platform/request-log';
import { watching, type Watch } from './platform/watch';
import type { Services } from './platform/services';
import type { SharedClock } from './platform/shared-clock';
import { whileDatabaseAnswers } from './platform/silent-database';
import { storableAddresses } from './platform/storable';
import { strictAddresses } from './platform/strict-addresses';
import { faultInjection, Faults } from './sandbox/faults';
import { lineCalls, lineHandlers } from './sandbox/lines';
import { sandboxRoutes } from './sandbox/routes';
import { sandboxCallHandlers, sandboxCalls } from './sandbox/stream';

/** What the app shares with its process. */
export interface ProcessParts {
  readonly watch: Watch;
  /** False while the gateway starts, once it drains, and while the database does not answer or cannot be written to. */
  readonly isReady: () => Promise<boolean>;
  /** Whether the database answers within so many milliseconds. */
  readonly databaseAnswers: (withinMs: number) => Promise<boolean>;
}

/** The gateway as one `fetch`: health, description, every call of every domain, and the sandbox when it is on. */
export function createApp(
  services: Services,
  clock: SharedClock,
  domains: readonly Domain[],
  { watch, isReady, databaseAnswers }: ProcessParts,
): Hono {
  const app = new Hono();
  const knownPaths = new Set([
    '/healthz',
    '/readyz',
    '/openapi.json',
    ...deskPaths(services),
    ...staffPaths(services),
    ...domains.flatMap(({ callPaths, paths = [] }) => [...callPaths, ...paths]),
  ]);
  app.use(
    watching(watch),
    requestLog(services.logger, (path) => knownPaths.has(path)),
  );

  app.use(storableAddresses(), strictAddresses());

  app.get('/healthz', (context) => context.json({ status: 'live' }));
  app.get('/readyz', async (context) => {
    const ready = await isReady();
    return context.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
  });

  if (services.config.sandbox) {
    // For those who build on it; what a hospital runs does not say what there is to try.
    // Written when it is first asked for: it is most of what opening a gateway costs, and tests open hundreds.
    let description: ReturnType<typeof openApiOf> | undefined;
    app.get('/openapi.json', (context) => {
      description ??= openApiOf(contractDomains, services.config.publicUrl);
      return context.json(description);
    });
    const faults = new Faults();
    app.use(faultInjection(faults));
    app.route('/sandbox', sandboxRoutes(services, clock, faults));
    mount(app, sandboxCalls, sandboxCallHandlers, services);
    mount(app, lineCalls, lineHandlers(services), services);
  }
  // After health and sandbox, which are requested most of all when there is too much to do.
  app.use(whileDatabaseAnswers(databaseAnswers), admit());

  for (const { mountCalls, pages = [] } of domains) {
    mountCalls(app, services);
    for (const mountPage of pages) mountPage(app, services);
  }
  app.route(staffPath, staffRoutes(services));
  const { desk } = services.config;
  if (desk !== null && desk.listen === null) app.route(deskPath, deskRoutes(desk, services));

  return withLastAnswers(app, services);
}

/** The desk as a separate `fetch`; null where it has no address of its own. */
export function createDeskApp(
  services: Services,
  { watch, databaseAnswers }: Pick<ProcessParts, 'watch' | 'databaseAnswers'>,
): Hono | null {
  const { desk } = services.config;
  if (desk === null || desk.listen === null) return null;
  const app = new Hono();
  const known = new Set(deskPaths(services));
  app.use(
    watching(watch),
    requestLog(services.logger, (path) => known.has(path)),
  );
  app.use(storableAddresses(), strictAddresses(), whileDatabaseAnswers(databaseAnswers), admit());
  app.route(deskPath, deskRoutes(desk, services));
  return withLastAnswers(app, services);
}

/** What an app answers where nothing else does. */
function withLastAnswers(app: Hono, services: Services): Hono {
  app.notFound((context) =>
    toResponse(refusalAnswer(new Refusal('unknownCall'), localeFrom(context.req.header('lang')))),
  );
  app.onError((error, context) => {
    const requestId = requestIdOf(context.req.raw);
    const facts = { call: 'other', requestId, locale: localeFrom(context.req.header('lang')) };
    return toResponse(answerOfError(error, facts, services.logger));
  });
  return app;
}
