import { businessErrors } from '@xinglin/contract';
import { Hono, type Context } from 'hono';
import type { DeskKey, DeskSettings } from '../../platform/config';
import { localeFrom } from '../../platform/context';
import { successAnswer, toResponse } from '../../platform/envelope';
import { answerOfError } from '../../platform/outcome';
import { refuse } from '../../platform/refusal';
import { addressOf, requestIdOf } from '../../platform/request-facts';
import { parseInput, readJson } from '../../platform/request-input';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import { deskActionsOf } from './desk-action';
import { keyOf } from './keys';
import { writeAct } from './ledger';
import { deskDescription } from './openapi';
import { runDeskAction } from './run-action';

/** Below this path the desk answers. */
export const deskPath = '/desk';

const descriptionPath = '/openapi.json';

/** Bytes of a body: the longest holds a page's configuration. */
export const bodyLimit = 64 * 1024;

/** The paths of the desk, as the log may name them. */
export const deskPaths = (services: Services): string[] =>
  [descriptionPath, ...deskActionsOf(services).map(({ name }) => `/${name}`)].map(
    (path) => deskPath + path,
  );

/**
 * The desk for the hospital's own systems: each action by `POST /<name>`, and what the shown key may do at
 * `GET /openapi.json`. Nothing is read or told before a key is known (docs/decisions/0040).
 */
export function deskRoutes(settings: DeskSettings, services: Services): Hono {
  const app = new Hono();
  const actions = deskActionsOf(services);

  app.get(descriptionPath, (context) =>
    answer(context, services, async () => {
      const key = await requireKey(context, settings, services);
      const may = actions.filter(({ name }) => key.actions.includes(name));
      return Response.json(deskDescription(may, deskPath), {
        headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      });
    }),
  );

  app.post('/:action', (context) =>
    answer(context, services, async () => {
      const key = await requireKey(context, settings, services);
      const action =
        actions.find(({ name }) => name === context.req.param('action')) ?? refuse('unknownCall');
      if (!key.actions.includes(action.name)) {
        await writeAct(services.db, {
          at: services.clock.now(),
          keyName: key.name,
          action: action.name,
          outcome: 'forbidden',
        });
        refuse('forbidden');
      }
      const locale = localeFrom(context.req.header('lang'));
      const body = await readJson(context.req.raw, action.bodyBytes ?? bodyLimit);
      const input = parseInput(action.request, body, locale);
      const actor = { kind: 'key', keyName: key.name } as const;
      // No approval holds up a key: the hospital's system has its own rules.
      const { done } = await runDeskAction(action, input, actor, services);
      return toResponse(successAnswer(done));
    }),
  );
  return app;
}

/** A request without a key that counts: one answer, whatever is wrong with it. */
class KeyRefused extends Error {
  override readonly name = 'KeyRefused';
}

/** The key that the request shows. Guesses are counted by address; a key that counts is never kept out by them. */
async function requireKey(
  context: Context,
  { keys }: DeskSettings,
  { clock, config, limits, logger }: Services,
): Promise<DeskKey> {
  const found = keyOf(context.req.header('authorization'), keys, clock.now());
  if (typeof found === 'object') {
    await limits.consume('deskByKey', found.name);
    return found;
  }
  logger.warn({ reason: found }, 'desk: key refused');
  await limits.consume('deskByAddress', addressOf(context, config));
  throw new KeyRefused();
}

async function answer(
  context: Context,
  { logger }: Services,
  produce: () => Promise<Response>,
): Promise<Response> {
  const locale = localeFrom(context.req.header('lang'));
  try {
    return await produce();
  } catch (error) {
    if (error instanceof KeyRefused) {
      const message = textOf(locale, 'keyRefused');
      const body = { code: businessErrors.sessionEnded, message, data: null };
      const refused = toResponse({ status: 401, body });
      refused.headers.set('www-authenticate', 'Bearer');
      return refused;
    }
    const requestId = requestIdOf(context.req.raw);
    return toResponse(answerOfError(error, { call: 'desk', requestId, locale }, logger));
  }
}
