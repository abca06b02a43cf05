import { readBrand, type Brand } from '@xinglin/rules';
import type { z } from 'zod';
import { ConfigError } from './config-error';
import type { Environment } from './environment';
import type { CloudSms } from './sms-settings';

/** A receiver of webhooks, and the secret that both sides have. */
export interface WebhookSettings {
  readonly url: string;
  /** Base64, with or without `whsec_`, as the libraries of Standard Webhooks take it. */
  readonly secret: string;
}

/** A service over HTTP and the bearer token it asks for. */
export interface ServiceAddress {
  readonly url: string;
  readonly token: string;
}

/** Servers of TURN that share a secret with us (`use-auth-secret` of coturn). */
export interface TurnServers {
  readonly urls: readonly string[];
  readonly secret: string;
}

/** The service that answers as the AI guide, and the model that is asked there. */
export interface AiGuideService extends ServiceAddress {
  readonly model: string;
}

/** An account with the messaging app, and where that app answers. */
export interface MessagingAccount {
  readonly appId: string;
  readonly secret: string;
  readonly url: string;
}

/** An account with the messaging app that is a platform for others. */
export interface MessagingPlatform extends MessagingAccount {
  /** What the messaging app signs its messages with. */
  readonly token: string;
  /** What it encrypts them with: the Base64 of 32 bytes, without its last sign. */
  readonly aesKey: string;
}

/** The number to which people send messages, and the key by which they are brought here. */
export interface InboundSms {
  readonly number: string;
  readonly key: string;
}

/** The service that knows the number of a device, and its script. */
export interface OneKeyService extends ServiceAddress {
  readonly scriptUrl: string;
}

/** The settings as they were read. */
type Settings = z.output<typeof Environment>;

/** A service that is used when both of its settings are there, and none of them alone. */
export function serviceOf(
  name: string,
  url: string | undefined,
  token: string | undefined,
): ServiceAddress | null {
  if ((url === undefined) !== (token === undefined))
    throw new ConfigError(`${name}_URL and ${name}_TOKEN must be set together`);
  return url === undefined || token === undefined ? null : { url, token };
}

/** Messages go out by one way. */
export function cloudSmsOf({ CLOUD_SMS: account, SMS_URL: url }: Settings): CloudSms | null {
  if (account !== undefined && url !== undefined)
    throw new ConfigError('CLOUD_SMS and SMS_URL cannot be set together');
  return account ?? null;
}

/** Messages are taken when number and key are there, and neither of them alone. */
export function inboundSmsOf({
  INBOUND_SMS_NUMBER: number,
  INBOUND_SMS_KEY: key,
}: Settings): InboundSms | null {
  if ((number === undefined) !== (key === undefined))
    throw new ConfigError('INBOUND_SMS_NUMBER and INBOUND_SMS_KEY must be set together');
  return number === undefined || key === undefined ? null : { number, key };
}

/** Notices to the staff are sent to a webhook when its address and its secret are there, and neither alone. */
export function staffWebhookOf({
  STAFF_WEBHOOK_URL: url,
  STAFF_WEBHOOK_SECRET: secret,
}: Settings): WebhookSettings | null {
  if ((url === undefined) !== (secret === undefined))
    throw new ConfigError('STAFF_WEBHOOK_URL and STAFF_WEBHOOK_SECRET must be set together');
  return url === undefined || secret === undefined ? null : { url, secret };
}

/** One-key sign-in needs its service and its script. */
export function oneKeyOf(settings: Settings): OneKeyService | null {
  const service = serviceOf('ONE_KEY', settings.ONE_KEY_URL, settings.ONE_KEY_TOKEN);
  const scriptUrl = settings.ONE_KEY_SCRIPT_URL;
  if ((service === null) !== (scriptUrl === undefined))
    throw new ConfigError('ONE_KEY_URL and ONE_KEY_SCRIPT_URL must be set together');
  return service === null || scriptUrl === undefined ? null : { ...service, scriptUrl };
}

/** The AI guide is asked when its address, its key and its model are there, and none of them alone. */
export function aiGuideOf({
  AI_GUIDE_URL: url,
  AI_GUIDE_TOKEN: token,
  AI_GUIDE_MODEL: model,
}: Settings): AiGuideService | null {
  if (url === undefined && token === undefined && model === undefined) return null;
  if (url === undefined || token === undefined || model === undefined)
    throw new ConfigError('AI_GUIDE_URL, AI_GUIDE_TOKEN and AI_GUIDE_MODEL must be set together');
  return { url, token, model };
}

/** Servers that carry calls by video are used when their addresses and their secret are there, and neither alone. */
export function turnOf({ TURN_URLS: urls, TURN_SECRET: secret }: Settings): TurnServers | null {
  if ((urls === undefined) !== (secret === undefined))
    throw new ConfigError('TURN_URLS and TURN_SECRET must be set together');
  return urls === undefined || secret === undefined ? null : { urls, secret };
}

/** An account that is used when its id and its secret are there, and neither of them alone. */
export function messagingAccount(
  settings: Settings,
  idName: 'WECHAT_APP_ID' | 'WECHAT_MINI_PROGRAM_APP_ID' | 'WECHAT_COMPONENT_APP_ID',
  secretName: 'WECHAT_APP_SECRET' | 'WECHAT_MINI_PROGRAM_SECRET' | 'WECHAT_COMPONENT_SECRET',
): MessagingAccount | null {
  const { [idName]: appId, [secretName]: secret, WECHAT_URL: url } = settings;
  if ((appId === undefined) !== (secret === undefined))
    throw new ConfigError(`${idName} and ${secretName} must be set together`);
  return appId === undefined || secret === undefined
    ? null
    : { appId, secret, url: url.replace(/\/+$/, '') };
}

/** A platform hears of the messaging app what it asks with, so what opens that is needed as well. */
export function messagingPlatform(settings: Settings): MessagingPlatform | null {
  const account = messagingAccount(settings, 'WECHAT_COMPONENT_APP_ID', 'WECHAT_COMPONENT_SECRET');
  const { WECHAT_COMPONENT_TOKEN: token, WECHAT_COMPONENT_AES_KEY: aesKey } = settings;
  if (account === null && token === undefined && aesKey === undefined) return null;
  if (account === null || token === undefined || aesKey === undefined)
    throw new ConfigError(
      'WECHAT_COMPONENT_APP_ID, WECHAT_COMPONENT_SECRET, WECHAT_COMPONENT_TOKEN and WECHAT_COMPONENT_AES_KEY must be set together',
    );
  return { ...account, token, aesKey };
}

/** The hospital's own name and customer service. */
export function brandOf(settings: Settings): Brand {
  const read = readBrand({
    BRAND_NAME: settings.BRAND_NAME,
    BRAND_NAME_ZH_HANT: settings.BRAND_NAME_ZH_HANT,
    BRAND_NAME_EN: settings.BRAND_NAME_EN,
    BRAND_PHONE: settings.BRAND_PHONE,
  });
  if (!read.ok) throw new ConfigError(read.problem);
  return read.brand;
}
