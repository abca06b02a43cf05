import {
  accountCalls,
  createGateway,
  GatewayError,
  partnerCalls,
  type CallRow,
  type Gateway,
  type UserInfo,
} from '@xinglin/gateway-sdk';
import { openChannel, type GuardChannel } from '@xinglin/guards';
import { currentChannel, leadOn, type CurrentChannel, type PageConfig } from '@xinglin/routes';
import type { Logger } from 'pino';
import type { Channel } from './channels';
import type { PortalConfig } from './config';
import { findRoute } from './find-route';
import { guardChannel } from './guard-facts';
import { KeptAnswer } from './kept-answer';
import { PageModels } from './page-models';
import { appIdOf, type RequestFacts } from './request-facts';

/** How the gateway is asked about channels. */
export interface ChannelFactsOptions {
  readonly config: Pick<
    PortalConfig,
    'gatewayUrl' | 'payServers' | 'nativeAppOnlyHosts' | 'redirectHosts' | 'nativeSchemes'
  >;
  readonly gatewayFetch: typeof fetch;
  readonly log: Logger;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** What is known of a request's channel. */
export interface KnownChannel {
  /** As guards see it. */
  readonly guard: GuardChannel;
  /** The settings in force, the remote page configuration laid over them. */
  readonly current: CurrentChannel;
}

/** A portal answers for few hosts of a channel; more are made by somebody who tries names. */
const mostHosts = 20;

/**
 * What the gateway holds of each channel (spec 1 §4): asked beside the first page of a channel and refreshed behind
 * later ones. A call that fails is logged, and leaves the last good answer or the defaults (§8).
 */
export class ChannelFacts {
  /** By app id, of which there are as many as channels. */
  readonly #asked = new Map<string, AskedChannel>();

  constructor(private readonly options: ChannelFactsOptions) {}

  /** The channel of a request; the same object until something changes. */
  async of(facts: RequestFacts): Promise<KnownChannel> {
    const appId = appIdOf(facts);
    const asked = this.#asked.get(appId) ?? askChannel(appId, facts.channel, this.options);
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
    const current = framed(
      configured(facts.channel, config.pageConfig, this.options.config.payServers),
      frame,
    );
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

/** The settings of a channel under the remote configuration of its pages, with the cashiers this portal knows. */
function configured(
  { current, table, changes }: Channel,
  pageConfig: PageConfig,
  ownServers: readonly string[],
): CurrentChannel {
  const { id, code } = current;
  const payServers = [...current.payServers, ...ownServers];
  return currentChannel({ id, code }, table, ...changes, { pageConfig, payServers });
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

/** What the partner config and the models it names say. */
interface ChannelConfig {
  readonly access: GuardChannel['access'];
  readonly pageConfig: PageConfig;
}

/** What stands around the pages of a channel, as base info says it. */
type FrameInfo = Pick<UserInfo, 'noHeader' | 'noFooter' | 'noEntry'>;
const wholeFrame: FrameInfo = { noHeader: false, noFooter: false, noEntry: false };
/** Milliseconds to wait for it: the frame is no reason to keep a page back. */
const frameTimeoutMs = 1000;

/** One channel's answers, and what was made of them by origin. */
interface AskedChannel {
  readonly info: KeptAnswer<GuardChannel['info']>;
  readonly config: KeptAnswer<ChannelConfig>;
  readonly frame: KeptAnswer<FrameInfo>;
  readonly byOrigin: Map<
    string,
    {
      readonly info: GuardChannel['info'];
      readonly config: ChannelConfig;
      readonly frame: FrameInfo;
      readonly known: KnownChannel;
    }
  >;
}

function askChannel(
  appId: string,
  { table }: Channel,
  { config, gatewayFetch, log, now }: ChannelFactsOptions,
): AskedChannel {
  const gateway: Gateway = createGateway({
    baseUrl: config.gatewayUrl,
    fetch: gatewayFetch,
    headers: () => ({ appid: appId, lang: 'zh-Hans' }),
  });
  const unknown = openChannel(null, '');
  const logFailure =
    ({ path }: Pick<CallRow, 'path'>) =>
    (error: unknown): void =>
      log.warn(
        { appId, method: 'POST', url: config.gatewayUrl + path, status: statusOf(error) },
        'a channel call failed',
      );
  const models = new PageModels({
    gateway,
    table,
    config,
    failed: logFailure(partnerCalls.getPartnerCustomConfigModel),
    ignored: (modelCode, problems) =>
      log.warn({ appId, modelCode, problems }, 'a page configuration was ignored in part'),
  });
  return {
    byOrigin: new Map(),
    info: new KeptAnswer({
      ask: async () => {
        const told = await gateway.call(partnerCalls.getPartnerInfo, undefined);
        const { needRedirect, redirectUrl, gmtCreated } = told;
        return { needRedirect, redirectUrl, partnerGmtCreated: gmtCreated };
      },
      fallback: unknown.info,
      failed: logFailure(partnerCalls.getPartnerInfo),
      ...(now && { now }),
    }),
    config: new KeptAnswer<ChannelConfig>({
      ask: async () => {
        const { modelCodes, ...access } = await gateway.call(
          partnerCalls.getPartnerConfig,
          undefined,
        );
        return { access, pageConfig: await models.ask(modelCodes) };
      },
      fallback: { access: unknown.access, pageConfig: {} },
      failed: logFailure(partnerCalls.getPartnerConfig),
      ...(now && { now }),
    }),
    // A visitor's page asks nobody who it is for; what base info says for the channel holds for all of them.
    frame: new KeptAnswer({
      ask: async () => {
        const { userInfoVO } = await gateway.call(accountCalls.getBaseInfo, undefined, {
          timeoutMs: frameTimeoutMs,
        });
        const { noHeader, noFooter, noEntry } = userInfoVO;
        return { noHeader, noFooter, noEntry };
      },
      fallback: wholeFrame,
      failed: logFailure(accountCalls.getBaseInfo),
      ...(now && { now }),
    }),
  };
}

/** The status of an answer, or in a word why there is none. */
function statusOf(error: unknown): number | string {
  if (!(error instanceof GatewayError)) return String(error);
  return 'status' in error.failure ? error.failure.status : error.failure.kind;
}
