// Owns: what the staff app's server reaches: the calls of its session, and who may call at all.
// Must not know: what any call does.
// Used by: the gateway's app.
import { staffSessionCalls, type StaffSessionCallName } from '@xinglin/contract';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Config } from '../../platform/config';
import { localeFrom } from '../../platform/context';
import { refusalAnswer, successAnswer, toResponse } from '../../platform/envelope';
import { answerOfError, checkOutput } from '../../platform/outcome';
import { isFromPortal, portalSecretHeader } from '../../platform/portal-caller';
import { Refusal, refuse } from '../../platform/refusal';
import { addressOf, peerOf, requestIdOf } from '../../platform/request-facts';
import { parseInput, readJson } from '../../platform/request-input';
import type { Services } from '../../platform/services';
import { isTrustedProxy } from '../../platform/trusted-proxies';
import type { StaffActor } from '../desk/actor';
import { deskActionsOf } from '../desk/desk-action';
import { isUseOfSession, staffActionRoutes, type FindStaff } from '../desk/staff-routes';
import type { StaffHandlers } from './calls';
import { invitationHandlers } from './invitations';
import { ownAccountHandlers } from './own-account';
import { sandboxHandlers } from './sandbox-people';
import { staffEventRoutes } from './notices/event-routes';
import { findStaff, peekStaff } from './sessions';
import { signInHandlers } from './sign-in';

/** Below this path the gateway answers the staff app. */
export const staffPath = '/staff' as const;

/** The header by which an answer brings a new session; empty where one has ended. */
export const staffTokenHeader = 'x-staff-token';

/** Bytes of a body: the longest holds two passwords. */
const bodyLimit = 4 * 1024;

const handlers: StaffHandlers<StaffSessionCallName> = {
  ...signInHandlers,
  ...invitationHandlers,
  ...ownAccountHandlers,
  ...sandboxHandlers,
};

/** Without a sandbox the list of its people is empty, so that the app need not know which gateway it is at. */
const sandboxOnly: readonly string[] = ['sandbox-sign-in'];

/** The names of the calls that a gateway answers: one-tap sign-in exists in the sandbox alone. */
function callNamesOf({ sandbox }: Pick<Config, 'sandbox'>): readonly StaffSessionCallName[] {
  // Object.keys widens the names to string.
  const names = Object.keys(staffSessionCalls) as StaffSessionCallName[];
  return names.filter((name) => sandbox || !sandboxOnly.includes(name));
}

/** The paths below `/staff`, as the log may name them. */
export const staffPaths = (services: Services): string[] => [
  ...callNamesOf(services.config).map((name) => `${staffPath}/session/${name}`),
  ...deskActionsOf(services).map(({ name }) => `${staffPath}/actions/${name}`),
  `${staffPath}/actions`,
  `${staffPath}/events`,
];

/**
 * Lets in the staff app's server alone: by the secret of the portals where there is one, else by its network address.
 * Everyone else is answered as where there is no staff app (404).
 */
export function fromStaffApp({ config }: Pick<Services, 'config'>): MiddlewareHandler {
  return async (context, next) => {
    const { portalSecret, trustedProxies } = config;
    const peer = peerOf(context);
    const isLetIn =
      portalSecret === null
        ? isLoopback(peer) || isTrustedProxy(trustedProxies, peer)
        : isFromPortal(context.req.header(portalSecretHeader), portalSecret);
    if (isLetIn) return next();
    const locale = localeFrom(context.req.header('lang'));
    return toResponse(refusalAnswer(new Refusal('unknownCall'), locale));
  };
}

const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1';

const findOrPeek: FindStaff = (services, token, isUse) =>
  (isUse ? findStaff : peekStaff)(services, token);

/** The session of a request; refuses with `sessionEnded` (401) where a call needs one and there is none. */
async function sessionOf(
  context: Context,
  services: Services,
  { open, token }: { readonly open: boolean; readonly token: string },
): Promise<StaffActor | null> {
  const actor = token === '' ? null : await findOrPeek(services, token, isUseOfSession(context));
  if (actor !== null) await services.limits.consume('staffByAccount', actor.staffId);
  else await services.limits.consume('staffByAddress', addressOf(context, services.config));
  if (actor === null && !open) refuse('sessionEnded');
  return actor;
}

async function answerCall(
  context: Context,
  services: Services,
  name: StaffSessionCallName,
): Promise<Response> {
  const locale = localeFrom(context.req.header('lang'));
  try {
    const { open, request, response } = staffSessionCalls[name];
    const token = context.req.header('token') ?? '';
    const actor = await sessionOf(context, services, { open, token });
    if (open)
      await services.limits.consume('staffSignInByAddress', addressOf(context, services.config));
    const input = parseInput(request, await readJson(context.req.raw, bodyLimit), locale);
    const facts = { services, now: services.clock.now(), locale, token, actor };
    // StaffHandlers ties each handler to the schema by which its input was parsed right before.
    const handle = handlers[name] as unknown as (
      parsed: unknown,
      known: typeof facts,
    ) => Promise<{ readonly data: unknown; readonly token?: string }>;
    const { data, token: begun } = await handle(input, facts);
    const path = `${staffPath}/session/${name}` as const;
    const answered = toResponse(successAnswer(checkOutput({ path, response }, data)));
    if (begun !== undefined) answered.headers.set(staffTokenHeader, begun);
    return answered;
  } catch (error) {
    const facts = { call: `staff ${name}`, requestId: requestIdOf(context.req.raw), locale };
    return toResponse(answerOfError(error, facts, services.logger));
  }
}

/** What the staff app reaches, to be mounted at {@link staffPath}. */
export function staffRoutes(services: Services): Hono {
  const app = new Hono();
  app.use(fromStaffApp(services));
  for (const name of callNamesOf(services.config))
    app.post(`/session/${name}`, (context) => answerCall(context, services, name));
  app.route('/', staffActionRoutes(services, findOrPeek));
  // Browsers connect again on their own, so a stream counts as no use.
  app.route('/', staffEventRoutes(services, peekStaff));
  return app;
}
