import {
  checkAccess,
  explainAccess,
  nativeBar,
  type GuardContext,
  type GuardUser,
} from '@xinglin/guards';
import { leadOn } from '@xinglin/routes';
import type { KnownChannel } from '../server/channel-facts';
import type { Channels } from '../server/channels';
import type { PortalConfig } from '../server/config';
import { findRoute } from '../server/find-route';
import { guardEnvironment } from '../server/guard-facts';
import { readHost } from '../server/host';
import { routeNamed } from '../server/prepare-page';
import { readFacts, type RequestFacts } from '../server/request-facts';
import type { ExplainForm, ExplainProblem, Explanation } from './explanation';

/** What a request of this portal would be judged by, taken from where a real one takes it. */
export async function explainRequest(
  { host, address, userAgent }: ExplainForm,
  user: GuardUser | null,
  now: number,
  {
    channels,
    channelFacts,
    config,
  }: {
    readonly channels: Channels;
    /** Asks for the guards' part alone, so that a tool without a gateway can tell it. */
    readonly channelFacts: { of: (facts: RequestFacts) => Promise<Pick<KnownChannel, 'guard'>> };
    readonly config: Pick<PortalConfig, 'hosts'>;
  },
): Promise<Explanation | ExplainProblem> {
  const served = readHost(host, config.hosts);
  if (!served) return 'unknownHost';
  if (!address.startsWith('/') || !URL.canParse(address, `http://${served.host}`))
    return 'badAddress';
  const request = new Request(new URL(address, `http://${served.host}`));
  // An address such as //other.example names a host of its own.
  if (new URL(request.url).host !== new URL(`http://${served.host}`).host) return 'badAddress';
  const facts = readFacts(request, served, channels.byLabel(served.label, served.domains), null);
  const { pathname, search } = facts.url;
  const match = findRoute(facts.channel.table, pathname);
  const route = match ?? routeNamed(facts, 'portal.notFound');
  const context: GuardContext = {
    route,
    url: pathname + search,
    user,
    hasToken: user !== null,
    now,
    environment: guardEnvironment(userAgent),
    channel: (await channelFacts.of(facts)).guard,
  };
  const { redirectTo } = route.row;
  return {
    // The catch-all is the not-found page.
    match: route.path === '*' ? null : match,
    leadsTo: redirectTo === undefined ? null : leadOn(redirectTo, route.params, search),
    verdict: checkAccess(context),
    steps: explainAccess(context),
    bar: nativeBar(route.row, context.environment),
    user,
    environment: context.environment,
    channel: context.channel,
  };
}
