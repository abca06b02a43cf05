import type { BlockList } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import type { Brand } from '@xinglin/rules';
import type { z } from 'zod';
import { Environment } from './environment';
import { repositoryRoot } from './repository-root';
import { ConfigError } from './config-error';
import type { ObjectStorageSettings } from './object-storage-settings';
import { publicAddresses, type PublicAddresses } from './public-addresses';
import { wechatPayOf, type AlipayAccount, type WechatPayAccount } from './payment-accounts';
import {
  aiGuideOf,
  brandOf,
  cloudSmsOf,
  inboundSmsOf,
  messagingAccount,
  messagingPlatform,
  oneKeyOf,
  serviceOf,
  staffWebhookOf,
  turnOf,
  type AiGuideService,
  type InboundSms,
  type MessagingAccount,
  type MessagingPlatform,
  type OneKeyService,
  type ServiceAddress,
  type TurnServers,
  type WebhookSettings,
} from './service-settings';
import type { CloudSms } from './sms-settings';
import { storedKey } from './stored-keys';

export { ConfigError } from './config-error';

/** A provider of OAuth 2 by which people sign in. */
export interface IdentityProviderSettings {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What is asked for, such as `openid profile`; a name to show needs more than `openid`. */
  readonly scope: string;
}

/** A key by which one of the hospital's systems comes to the desk. */
export interface DeskKey {
  /** What the ledger calls it. */
  readonly name: string;
  /** SHA-256 of the secret, in hex. */
  readonly sha256: string;
  /** Names of what it may do. */
  readonly actions: readonly string[];
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/** The desk for the hospital's own systems. */
export interface DeskSettings {
  readonly keys: readonly DeskKey[];
  /** Where it listens by itself. Null: where the calls are answered. */
  readonly listen: { readonly host: string; readonly port: number } | null;
}

/** The gateway's configuration, read from the environment once. */
export interface Config extends PublicAddresses {
  readonly port: number;
  /** Where it listens; null for every address of this machine. */
  readonly listenHost: string | null;
  /** PostgreSQL to use; null means embedded under `dataDirectory`. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  readonly sandbox: boolean;
  /** What the sandbox's clock shows when its database is new. Null: the machine's time. */
  readonly sandboxNow: Date | null;
  /** Whether some of the sandbox's accounts have orders, coins and messages already. */
  readonly sandboxPeople: boolean;
  /** The hospital's own brand, under which the main portal's messages and documents are written. */
  readonly brand: Brand;
  /** What an empty database begins with: invented hospitals and doctors, or none. */
  readonly seed: 'none' | 'demo' | 'full';
  /** The account with WeChat Pay; null where it takes no money. Its official account is `wechat`. */
  readonly wechatPay: WechatPayAccount | null;
  /** The app with Alipay; null where it takes no money. */
  readonly alipay: AlipayAccount | null;
  /** Key of HMAC-SHA256 over payment notices. */
  readonly paymentNoticeKey: string;
  /** Key of the hash by which a person is found again among an account's patients. */
  readonly documentHashKey: string;
  /** Keys that seal columns: the first one seals, each opens. */
  readonly sealingKeys: readonly string[];
  /** Addresses and ranges of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: BlockList;
  /** By which the portals prove that they are ours. Null: they are known by their addresses alone. */
  readonly portalSecret: string | null;
  /** Where real SMS are handed over. Null: in the sandbox they stay in the outbox, elsewhere none goes out. */
  readonly sms: ServiceAddress | null;
  /** An account with a cloud that sends SMS, in place of `sms`. */
  readonly cloudSms: CloudSms | null;
  /** The number to which people send messages, and the key by which they are brought here. None: the sandbox has a number of its own, elsewhere it is not offered. */
  readonly inboundSms: InboundSms | null;
  /** The number that calls of consults come from. Null: the sandbox has its own, elsewhere none is told. */
  readonly consultLine: string | null;
  /** The same as `sms` for e-mail. */
  readonly email: ServiceAddress | null;
  /** The same for calls that read a text out; elsewhere than in the sandbox none is offered without it. */
  readonly voice: ServiceAddress | null;
  /** Others by whom people sign in. None: the sandbox has its own, elsewhere it is not offered. */
  readonly identityProviders: {
    readonly chatApp?: IdentityProviderSettings | undefined;
    readonly healthId?: IdentityProviderSettings | undefined;
    readonly facebook?: IdentityProviderSettings | undefined;
    readonly google?: IdentityProviderSettings | undefined;
  };
  /** The service that knows the number of a device, and its script. None: as with `identityProviders`. */
  readonly oneKey: OneKeyService | null;
  /** Keys by which partners sign the tickets of their people, by partner code. */
  readonly entranceKeys: Readonly<Record<string, string>>;
  /** Where a position or a network address becomes a city. Null: the gateway's own tables answer. */
  readonly location: ServiceAddress | null;
  /** Who reads ID cards off pictures. Null: this machine itself. */
  readonly ocr: ServiceAddress | null;
  /** Servers that help browsers to find each other for a call by video; none where it is empty. */
  readonly stunUrls: readonly string[];
  /** Servers that carry such a call where browsers cannot reach each other, and the secret of their credentials. */
  readonly turn: TurnServers | null;
  /** What writes down voice messages. Null: they go without words. */
  readonly speech: ServiceAddress | null;
  /** Who answers as the AI guide. Null: the tables of symptoms alone. */
  readonly aiGuide: AiGuideService | null;
  /** Who compares names with ID numbers. Null: the sandbox does by itself, elsewhere there is none. */
  readonly realName: ServiceAddress | null;
  /** What brings us to the systems of hospitals that keep their places themselves. Null: the sandbox has its own, elsewhere they take no booking. */
  readonly hospitalSystem: ServiceAddress | null;
  /** The mini-program's own service, which checks faces. Null: the sandbox has its own, elsewhere it is not offered. */
  readonly faceCheck: ServiceAddress | null;
  /** The portal's account with the messaging app, and where that app answers. Null: the sandbox signs by itself, elsewhere there is none. */
  readonly wechat: MessagingAccount | null;
  /** The mini-program's account. Null: as with `wechat`. */
  readonly miniProgram: MessagingAccount | null;
  /** Pages of the mini-program that links from outside may open. */
  readonly miniProgramPaths: readonly string[];
  /** Our platform with the messaging app, to which others entrust their accounts. Null: as with `wechat`. */
  readonly messagingPlatform: MessagingPlatform | null;
  /** How each app that encrypts its bodies does so: 1 by AES, 2 by DES (docs/decisions/0008). */
  readonly encryptedApps: Readonly<Record<string, 1 | 2>>;
  /** Keys of signatures by their id. */
  readonly signatureKeys: Readonly<Record<string, string>>;
  /** App ids that must sign the calls that are signed on the regional channel. */
  readonly signedAppIds: readonly string[];
  /** Where notices to the staff are sent besides the staff app. Null: nowhere. */
  readonly staffWebhook: WebhookSettings | null;
  /** The desk for the hospital's own systems. Null: there is none. */
  readonly desk: DeskSettings | null;
  /** Where the staff open their app, without a slash at the end. */
  readonly deskUrl: string;
  /** Milliseconds after which an idle session of the staff app ends. */
  readonly staffIdleMs: number;
  /** Refunds of more than so many cents wait for a second person. */
  readonly staffRefundLimitCents: number;
  /** A bucket for uploaded files, in place of `filesDirectory`. */
  readonly objectStorage: ObjectStorageSettings | null;
  /** Where uploaded files are kept; several gateways must share it. */
  readonly filesDirectory: string;
  readonly logLevel: string;
  /** Milliseconds after which an idle session ends. Null: only its own end counts. */
  readonly sessionIdleMs: number | null;
  /** Where Prometheus asks for figures. Null: nowhere. */
  readonly metricsListen: { readonly host: string; readonly port: number } | null;
  /** The OTLP collector that traces are sent to. Null: none are made. */
  readonly tracesTo: string | null;
}

/** Root of the repository, below which relative data directories are. */
const root = repositoryRoot(import.meta.dirname);

/**
 * Reads and checks the environment. An empty value counts as none. Throws {@link ConfigError} that
 * names the setting but never repeats its value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const complaints = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} ${issue.message}`,
    );
    throw new ConfigError(complaints.join('; '));
  }
  const settings = parsed.data;
  const sandbox = settings.XINGLIN_SANDBOX === '1';
  const dataDirectory = isAbsolute(settings.XINGLIN_DATA)
    ? settings.XINGLIN_DATA
    : resolve(root, settings.XINGLIN_DATA);
  const directory = settings.DATABASE_URL === undefined ? dataDirectory : null;
  return {
    port: settings.GATEWAY_PORT,
    // Everybody knows the sandbox's passwords, so it is for this machine unless it is told otherwise.
    listenHost: settings.LISTEN_HOST ?? (sandbox ? '127.0.0.1' : null),
    ...publicAddresses(settings, sandbox),
    databaseUrl: settings.DATABASE_URL ?? null,
    dataDirectory,
    sandbox,
    sandboxNow: settings.SANDBOX_NOW === undefined ? null : new Date(settings.SANDBOX_NOW),
    sandboxPeople: sandbox && settings.SANDBOX_PEOPLE === '1',
    seed: seedOf(settings.XINGLIN_SEED, sandbox),
    brand: brandOf(settings),
    wechatPay: wechatPayOf(settings.WECHAT_PAY, settings.WECHAT_APP_ID),
    alipay: settings.ALIPAY ?? null,
    paymentNoticeKey: keyOf('PAYMENT_NOTICE_KEY', {
      value: settings.PAYMENT_NOTICE_KEY,
      sandbox,
      directory,
    }),
    documentHashKey: keyOf('DOCUMENT_HASH_KEY', {
      value: settings.DOCUMENT_HASH_KEY,
      sandbox,
      directory,
    }),
    sealingKeys: keyOf('SEALING_KEYS', {
      value: settings.SEALING_KEYS?.join(),
      sandbox,
      directory,
    }).split(','),
    trustedProxies: settings.TRUSTED_PROXIES,
    portalSecret: settings.PORTAL_SECRET ?? null,
    sms: serviceOf('SMS', settings.SMS_URL, settings.SMS_TOKEN),
    cloudSms: cloudSmsOf(settings),
    objectStorage: settings.OBJECT_STORAGE ?? null,
    inboundSms: inboundSmsOf(settings),
    consultLine: settings.CONSULT_LINE_NUMBER ?? null,
    email: serviceOf('EMAIL', settings.EMAIL_URL, settings.EMAIL_TOKEN),
    voice: serviceOf('VOICE', settings.VOICE_URL, settings.VOICE_TOKEN),
    identityProviders: settings.IDENTITY_PROVIDERS ?? {},
    oneKey: oneKeyOf(settings),
    entranceKeys: settings.ENTRANCE_KEYS ?? {},
    location: serviceOf('LOCATION', settings.LOCATION_URL, settings.LOCATION_TOKEN),
    ocr: serviceOf('OCR', settings.OCR_URL, settings.OCR_TOKEN),
    stunUrls: settings.STUN_URLS ?? [],
    turn: turnOf(settings),
    speech: serviceOf('SPEECH', settings.SPEECH_URL, settings.SPEECH_TOKEN),
    aiGuide: aiGuideOf(settings),
    realName: serviceOf('REAL_NAME', settings.REAL_NAME_URL, settings.REAL_NAME_TOKEN),
    hospitalSystem: serviceOf(
      'HOSPITAL_SYSTEM',
      settings.HOSPITAL_SYSTEM_URL,
      settings.HOSPITAL_SYSTEM_TOKEN,
    ),
    faceCheck: serviceOf('FACE_CHECK', settings.FACE_CHECK_URL, settings.FACE_CHECK_TOKEN),
    wechat: messagingAccount(settings, 'WECHAT_APP_ID', 'WECHAT_APP_SECRET'),
    miniProgram: messagingAccount(
      settings,
      'WECHAT_MINI_PROGRAM_APP_ID',
      'WECHAT_MINI_PROGRAM_SECRET',
    ),
    miniProgramPaths: settings.WECHAT_MINI_PROGRAM_PATHS,
    messagingPlatform: messagingPlatform(settings),
    encryptedApps: Object.fromEntries(
      (settings.ENCRYPTED_APP_IDS ?? []).map((app) => {
        const [appId = '', cipher] = app.split('=');
        return [appId, cipher === 'des' ? 2 : 1] as const;
      }),
    ),
    signatureKeys: settings.SIGNATURE_KEYS ?? {},
    signedAppIds: settings.SIGNED_APP_IDS ?? [],
    staffWebhook: staffWebhookOf(settings),
    desk: deskOf(settings),
    deskUrl: (settings.DESK_URL ?? `http://localhost:${settings.DESK_PORT}`).replace(/\/+$/, ''),
    staffIdleMs: settings.STAFF_IDLE_MINUTES * 60_000,
    staffRefundLimitCents: settings.STAFF_REFUND_LIMIT_CENTS,
    filesDirectory:
      settings.XINGLIN_FILES === undefined
        ? resolve(dataDirectory, 'files')
        : resolve(root, settings.XINGLIN_FILES),
    logLevel: settings.LOG_LEVEL,
    sessionIdleMs:
      settings.SESSION_IDLE_MINUTES === undefined ? null : settings.SESSION_IDLE_MINUTES * 60_000,
    metricsListen: settings.GATEWAY_METRICS_LISTEN ?? null,
    tracesTo: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}

/** A desk without keys would be an open door or none; its address alone is a slip of the pen. */
function deskOf({
  DESK_KEYS: keys,
  DESK_LISTEN: listen,
}: z.output<typeof Environment>): DeskSettings | null {
  if (keys === undefined && listen !== undefined)
    throw new ConfigError('DESK_LISTEN is of no use without DESK_KEYS');
  return keys === undefined ? null : { keys, listen: listen ?? null };
}

/**
 * In the sandbox a public key. Elsewhere the one that was set, or one kept beside
 * the embedded data; with a database of its own it must be set, as every gateway needs the same.
 */
function keyOf(
  name: string,
  settings: { value: string | undefined; sandbox: boolean; directory: string | null },
): string {
  if (settings.value !== undefined) return settings.value;
  if (settings.sandbox) return `sandbox-only-${name.toLowerCase()}`;
  if (settings.directory !== null) return storedKey(settings.directory, name);
  throw new ConfigError(`${name} must be set, with 32 characters or more, when DATABASE_URL is`);
}

/** A hospital brings its own directory; the sandbox's people go to those that are invented. */
function seedOf(given: Config['seed'] | undefined, sandbox: boolean): Config['seed'] {
  if (sandbox && given === 'none')
    throw new ConfigError('XINGLIN_SEED=none is not for the sandbox');
  return given ?? (sandbox ? 'demo' : 'none');
}
