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
import type { PageConfig } from '@xinglin/routes';
import type { Logger } from 'pino';
import type { CompleteAnswer } from './call-rows';
import type { Channel } from './channels';
import type { PortalConfig } from './config';
import { KeptAnswer } from './kept-answer';
import { PageModels } from './page-models';

/** How the gateway is asked about channels. */
export interface ChannelFactsOptions {
  readonly config: Pick<
    PortalConfig,
    | 'gatewayUrl'
    | 'payServers'
    | 'licence'
    | 'corporateConsultOrigin'
    | 'nativeAppOnlyHosts'
    | 'oneKeyHosts'
    | 'redirectHosts'
    | 'nativeSchemes'
  >;
  readonly gatewayFetch: typeof fetch;
  readonly complete: CompleteAnswer;
  readonly log: Logger;
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number;
}

/** What the partner config and the models it names say. */
export interface ChannelConfig {
  readonly access: GuardChannel['access'];
  readonly pageConfig: PageConfig;
}

/** What stands around the pages of a channel, as base info says it. */
export type FrameInfo = Pick<UserInfo, 'noHeader' | 'noFooter' | 'noEntry'>;
const wholeFrame: FrameInfo = { noHeader: false, noFooter: false, noEntry: false };
/** Milliseconds to wait for it: the frame is no reason to keep a page back. */
const frameTimeoutMs = 1000;

/** One channel's answers. */
export interface AskedChannel {
  readonly info: KeptAnswer<GuardChannel['info']>;
  readonly config: KeptAnswer<ChannelConfig>;
  readonly frame: KeptAnswer<FrameInfo>;
}

/** Asks for a channel from its first request on; a call that fails is logged. */
export function askChannel(
  appId: string,
  { portal, table }: Pick<Channel, 'portal' | 'table'>,
  { config, gatewayFetch, complete, log, now }: ChannelFactsOptions,
): AskedChannel {
  const gateway: Gateway = createGateway({
    baseUrl: config.gatewayUrl,
    fetch: gatewayFetch,
    complete,
    headers: () => ({ appid: appId, lang: portal.defaultLocale }),
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
    // A visitor's page makes no call about the user; what base info says for the channel holds for all of them.
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
