import { Hono, type Context } from 'hono';
import { localeFrom, type Locale } from '../../platform/context';
import { successAnswer, toResponse } from '../../platform/envelope';
import { schemaOf, type Json, type Shapes } from '../../platform/openapi';
import { answerOfError } from '../../platform/outcome';
import { refuse } from '../../platform/refusal';
import { addressOf, requestIdOf } from '../../platform/request-facts';
import { parseInput, readJson } from '../../platform/request-input';
import type { Services } from '../../platform/services';
import type { StaffActor } from './actor';
import { deskActionsOf, type DeskAction } from './desk-action';
import { actorColumns, writeAct } from './ledger';
import { runDeskAction } from './run-action';
import { bodyLimit } from './routes';
import { mayDo } from './scope';

/** Finds the member of the staff whose session a token is; null for none. `isUse` prolongs an idle session. */
export type FindStaff = (
  services: Services,
  token: string,
  isUse: boolean,
) => Promise<StaffActor | null>;

/** Whether a request is the work of a person, and no refresh of a screen that no one is at, as the staff app says. */
export const isUseOfSession = (context: Context): boolean =>
  context.req.header('x-background') !== '1';

/**
 * The actions of the desk for the staff app: each by `POST /actions/<name>`, and what the reader may do with its schemas
 * at `GET /actions`. The session is the `token` header. Answers a `DeskActionAnswer` in the envelope; 401 without a
 * session, 403 for an action of other roles, which is written into the ledger.
 */
export function staffActionRoutes(services: Services, findStaff: FindStaff): Hono {
  const app = new Hono();
  const actions = deskActionsOf(services);
  const requireStaff = async (context: Context): Promise<StaffActor> => {
    const { config, limits } = services;
    const token = context.req.header('token');
    const actor = token ? await findStaff(services, token, isUseOfSession(context)) : null;
    if (actor === null) {
      await limits.consume('staffByAddress', addressOf(context, config));
      return refuse('sessionEnded');
    }
    await limits.consume('deskByStaff', actor.staffId);
    return actor;
  };

  app.get('/actions', (context) =>
    answer(context, services, async () => {
      const actor = await requireStaff(context);
      return describe(actions.filter((action) => mayDo(action, actor)));
    }),
  );

  app.post('/actions/:name', (context) =>
    answer(context, services, async (locale) => {
      const actor = await requireStaff(context);
      const name = context.req.param('name');
      const action = actions.find((known) => known.name === name) ?? refuse('unknownCall');
      if (!mayDo(action, actor)) {
        await writeAct(services.db, {
          at: services.clock.now(),
          ...actorColumns(actor, actor.name),
          action: action.name,
          outcome: 'forbidden',
        });
        refuse('forbidden');
      }
      const body = await readJson(context.req.raw, action.bodyBytes ?? bodyLimit);
      const input = parseInput(action.request, namedAs(actor, body), locale);
      return runDeskAction(action, input, actor, services, locale);
    }),
  );
  return app;
}

/** The request with the name of the session's person, whatever name was sent. */
function namedAs({ name }: StaffActor, body: unknown): unknown {
  const hasFields = typeof body === 'object' && body !== null && !Array.isArray(body);
  return hasFields ? { ...body, staff: name } : body;
}

/** Actions with the JSON schemas of what they take and answer; the staff member's name is not among the fields. */
function describe(actions: readonly DeskAction[]): Json {
  const schemas: Shapes = {};
  const items = actions.map(({ name, summary, isRead, isPolled, request, response }) => ({
    name,
    summary,
    isRead: isRead === true || isPolled === true,
    request: withoutStaff(schemaOf(request, 'input', schemas)),
    response: schemaOf(response, 'output', schemas),
  }));
  return { items, schemas };
}

function withoutStaff(schema: Json): Json {
  const { properties, required, ...rest } = schema;
  const { staff: _, ...fields } = (properties ?? {}) as Record<string, unknown>;
  const names = Array.isArray(required) ? required.filter((name) => name !== 'staff') : [];
  return { ...rest, properties: fields, ...(names.length > 0 && { required: names }) };
}

async function answer(
  context: Context,
  { logger }: Services,
  produce: (locale: Locale) => Promise<unknown>,
): Promise<Response> {
  const locale = localeFrom(context.req.header('lang'));
  try {
    return toResponse(successAnswer(await produce(locale)));
  } catch (error) {
    const requestId = requestIdOf(context.req.raw);
    return toResponse(answerOfError(error, { call: 'staff', requestId, locale }, logger));
  }
}
