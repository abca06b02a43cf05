import {
  createGateway,
  GatewayError,
  partnerCalls,
  type CallRow,
  type Gateway,
} from '@xinglin/gateway-sdk';
import { openChannel, type GuardChannel } from '@xinglin/guards';
import type { Logger } from 'pino';
import type { PortalConfig } from './config';
import { guardChannel } from './guard-facts';
import { KeptAnswer } from './kept-answer';
import { appIdOf, type RequestFacts } from './request-facts';

/** How the gateway is asked about channels. */
export interface ChannelFactsOptions {
  readonly config: Pick<
    PortalConfig,
    'gatewayUrl' | 'nativeAppOnlyHosts' | 'redirectHosts' | 'nativeSchemes'
  >;
  readonly gatewayFetch: typeof fetch;
  readonly log: Logger;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** A portal answers for few hosts of a channel; more are made by somebody who tries names. */
const mostHosts = 20;

/**
 * What the gateway holds of each channel, for the guards (spec 1 §4): asked beside the first page of a channel and
 * refreshed behind later ones. A call that fails is logged, and leaves the last good answer or the defaults (§8).
 */
export class ChannelFacts {
  /** By app id, of which there are as many as channels. */
  readonly #asked = new Map<string, AskedChannel>();

  constructor(private readonly options: ChannelFactsOptions) {}

  /** The channel of a request as guards see it; the same object until something changes. */
  async guardChannel(facts: RequestFacts): Promise<GuardChannel> {
    const appId = appIdOf(facts);
    const asked = this.#asked.get(appId) ?? askChannel(appId, this.options);
    this.#asked.set(appId, asked);
    const [info, access] = await Promise.all([asked.info.get(), asked.config.get()]);
    const { origin } = facts.url;
    const before = asked.byOrigin.get(origin);
    if (before && before.info === info && before.access === access) return before;
    const channel = { ...guardChannel(facts, this.options.config), info, access };
    if (asked.byOrigin.size >= mostHosts) asked.byOrigin.clear();
    asked.byOrigin.set(origin, channel);
    return channel;
  }
}

/** One channel's answers, and what was made of them by origin. */
interface AskedChannel {
  readonly info: KeptAnswer<GuardChannel['info']>;
  readonly config: KeptAnswer<GuardChannel['access']>;
  readonly byOrigin: Map<string, GuardChannel>;
}

function askChannel(appId: string, options: ChannelFactsOptions): AskedChannel {
  const { config, gatewayFetch, log } = options;
  const gateway: Gateway = createGateway({
    baseUrl: config.gatewayUrl,
    fetch: gatewayFetch,
    headers: () => ({ appid: appId, lang: 'zh-Hans' }),
  });
  const unknown = openChannel(null, '');
  const keep = <Value>(
    row: Pick<CallRow, 'path'>,
    fallback: Value,
    ask: () => Promise<Value>,
  ): KeptAnswer<Value> =>
    new KeptAnswer({
      ask,
      fallback,
      failed: (error) =>
        log.warn(
          { appId, method: 'POST', url: config.gatewayUrl + row.path, status: statusOf(error) },
          'a channel call failed',
        ),
      ...(options.now && { now: options.now }),
    });
  return {
    byOrigin: new Map(),
    info: keep(partnerCalls.getPartnerInfo, unknown.info, async () => {
      const told = await gateway.call(partnerCalls.getPartnerInfo, undefined);
      const { needRedirect, redirectUrl, gmtCreated } = told;
      return { needRedirect, redirectUrl, partnerGmtCreated: gmtCreated };
    }),
    config: keep(partnerCalls.getPartnerConfig, unknown.access, () =>
      gateway.call(partnerCalls.getPartnerConfig, undefined),
    ),
  };
}

/** The status of an answer, or in a word why there is none. */
function statusOf(error: unknown): number | string {
  if (!(error instanceof GatewayError)) return String(error);
  return 'status' in error.failure ? error.failure.status : error.failure.kind;
}
