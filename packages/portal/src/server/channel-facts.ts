import type { GuardChannel } from '@xinglin/guards';
import { currentChannel, leadOn, type CurrentChannel, type PageConfig } from '@xinglin/routes';
import { isHostIn } from '@xinglin/rules';
import { tabPathsOf } from '../portal-identity';
import {
  askChannel,
  type AskedChannel,
  type ChannelConfig,
  type ChannelFactsOptions,
  type FrameInfo,
} from './ask-channel';
import type { PortalConfig } from './config';
import { findRoute } from './find-route';
import { guardChannel } from './guard-facts';
import { appIdOf, type RequestFacts } from './request-facts';

/** What is known of a request's channel. */
export interface KnownChannel {
  /** As guards see it. */
  readonly guard: GuardChannel;
  /** The settings in force, the remote page configuration laid over them. */
  readonly current: CurrentChannel;
}

/** What was made of a channel's answers for one origin, and of which. */
interface Made {
  readonly info: GuardChannel['info'];
  readonly config: ChannelConfig;
  readonly frame: FrameInfo;
  readonly known: KnownChannel;
}

/** A portal answers for few hosts of a channel; more come from a client that tries names. */
const mostHosts = 20;

/**
 * What the gateway holds of each channel (spec 1 §4): asked beside the first page of a channel and refreshed behind
 * later ones. A call that fails is logged, and leaves the last good answer or the defaults (§8).
 */
export class ChannelFacts {
  /** By app id, of which there are as many as channels. */
  readonly #asked = new Map<string, AskedChannel & { readonly byOrigin: Map<string, Made> }>();

  constructor(private readonly options: ChannelFactsOptions) {}

  /** The channel of a request; the same object until something changes. */
  async of(facts: RequestFacts): Promise<KnownChannel> {
    const appId = appIdOf(facts);
    const asked = this.#asked.get(appId) ?? {
      ...askChannel(appId, facts.channel, this.options),
      byOrigin: new Map<string, Made>(),
    };
    this.#asked.set(appId, asked);
    const [info, config, frame] = await Promise.all([
      asked.info.get(),
      asked.config.get(),
      asked.frame.get(),
    ]);
    const { origin } = facts.url;
    const before = asked.byOrigin.get(origin);
    if (before?.info === info && before.config === config && before.frame === frame)
      return before.known;
    const current = framed(configured(facts, config.pageConfig, this.options.config), frame);
    const known: KnownChannel = {
      guard: {
        ...guardChannel({ ...facts, channel: { ...facts.channel, current } }, this.options.config),
        info: settled(info, facts),
        access: config.access,
      },
      current,
    };
    if (asked.byOrigin.size >= mostHosts) asked.byOrigin.clear();
    asked.byOrigin.set(origin, { info, config, frame, known });
    return known;
  }
}

/** The settings of a channel under the remote configuration of its pages, with what this portal is told of itself. */
function configured(
  { channel: { portal, current, table, changes }, url }: RequestFacts,
  pageConfig: PageConfig,
  own: Pick<PortalConfig, 'payServers' | 'licence' | 'oneKeyHosts' | 'corporateConsultOrigin'>,
): CurrentChannel {
  const { id, code } = current;
  const payServers = [...current.payServers, ...own.payServers];
  // One hospital stands behind all its channels; a partner that is a hospital itself has its own.
  const licence = current.licence ?? own.licence;
  return currentChannel({ id, code, tabPaths: tabPathsOf(portal) }, table, ...changes, {
    pageConfig,
    payServers,
    licence,
    corporateConsultOrigin: current.corporateConsultOrigin ?? own.corporateConsultOrigin,
    oneKeySignIn: isHostIn(own.oneKeyHosts, url.hostname),
  });
}

/** What base info takes away around the pages of the channel's visitors (spec 1 §3), as settings. */
function framed(
  current: CurrentChannel,
  { noHeader, noFooter, noEntry }: FrameInfo,
): CurrentChannel {
  if (!noHeader && !noFooter && !noEntry) return current;
  const { header, footer, floatingMenu } = current;
  return {
    ...current,
    header: header && !noHeader,
    footer: footer && !noFooter,
    floatingMenu: { ...floatingMenu, enabled: floatingMenu.enabled && !noEntry },
  };
}

/**
 * The partner's redirect at the page it comes to in the end: guards leave that page where it is, and would lead there
 * for ever from one that itself comes from a route that leads on.
 */
function settled(
  info: GuardChannel['info'],
  { url, channel }: Pick<RequestFacts, 'url' | 'channel'>,
  stepsLeft = 5,
): GuardChannel['info'] {
  const { redirectUrl } = info;
  if (redirectUrl === null || !URL.canParse(redirectUrl, url.origin) || stepsLeft === 0)
    return info;
  const { host, pathname, search } = new URL(redirectUrl, url.origin);
  const match = host === url.host ? findRoute(channel.table, pathname) : null;
  if (match?.row.redirectTo === undefined) return info;
  const to = leadOn(match.row.redirectTo, match.params, search);
  return settled({ ...info, redirectUrl: to }, { url, channel }, stepsLeft - 1);
}
