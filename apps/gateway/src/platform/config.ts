import { isAbsolute, resolve } from 'node:path';
import type { z } from 'zod';
import { Environment } from './environment';
import { repositoryRoot } from './repository-root';
import { storedKey } from './stored-keys';

/** A service over HTTP and the bearer token it asks for. */
export interface ServiceAddress {
  readonly url: string;
  readonly token: string;
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

/** A provider of OAuth 2 by which people sign in. */
export interface IdentityProviderSettings {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
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
export interface Config {
  readonly port: number;
  /** Address under which browsers reach this gateway, without a trailing slash; the cashier's page lives there. */
  readonly publicUrl: string;
  /** PostgreSQL to use; null means embedded under `dataDirectory`. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  readonly sandbox: boolean;
  readonly seed: 'demo' | 'full';
  /** Hosts to which a payment may return; one that begins with a dot covers everything below it. */
  readonly allowedReturnHosts: readonly string[];
  /** Origins of the portals. */
  readonly portalOrigins: readonly string[];
  /** Key of HMAC-SHA256 over payment notices. */
  readonly paymentNoticeKey: string;
  /** Key of the hash by which a person is found again among an account's patients. */
  readonly documentHashKey: string;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Where real SMS are handed over. Null: in the sandbox they stay in the outbox, elsewhere none goes out. */
  readonly sms: ServiceAddress | null;
  /** The number to which people send messages, and the key by which they are brought here. None: the sandbox has a number of its own, elsewhere it is not offered. */
  readonly inboundSms: { readonly number: string; readonly key: string } | null;
  /** The same as `sms` for e-mail. */
  readonly email: ServiceAddress | null;
  /** Others by whom people sign in. None: the sandbox has its own, elsewhere it is not offered. */
  readonly identityProviders: {
    readonly chatApp?: IdentityProviderSettings | undefined;
    readonly healthId?: IdentityProviderSettings | undefined;
  };
  /** The service that knows the number of a device, and its script. None: as with `identityProviders`. */
  readonly oneKey: (ServiceAddress & { readonly scriptUrl: string }) | null;
  /** Keys by which partners sign the tickets of their people, by partner code. */
  readonly entranceKeys: Readonly<Record<string, string>>;
  /** Where a position or a network address becomes a city. Null: the gateway's own tables answer. */
  readonly location: ServiceAddress | null;
  /** Who reads ID cards off pictures. Null: this machine itself. */
  readonly ocr: ServiceAddress | null;
  /** Who compares names with ID numbers. Null: the sandbox does by itself, elsewhere there is none. */
  readonly realName: ServiceAddress | null;
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
  /** The desk for the hospital's own systems. Null: there is none. */
  readonly desk: DeskSettings | null;
  /** Where uploaded files are kept; several gateways must share it. */
  readonly filesDirectory: string;
  readonly logLevel: string;
}

/** A setting that cannot be used; its message is one line a person can act on. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
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
    publicUrl: (settings.GATEWAY_PUBLIC_URL ?? `http://localhost:${settings.GATEWAY_PORT}`).replace(
      /\/+$/,
      '',
    ),
    databaseUrl: settings.DATABASE_URL ?? null,
    dataDirectory,
    sandbox,
    seed: settings.XINGLIN_SEED,
    allowedReturnHosts:
      settings.ALLOWED_RETURN_HOSTS ?? returnHosts(settings.PORTAL_ORIGINS, sandbox),
    portalOrigins: settings.PORTAL_ORIGINS,
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
    trustedProxies: settings.TRUSTED_PROXIES,
    sms: serviceOf('SMS', settings.SMS_URL, settings.SMS_TOKEN),
    inboundSms: inboundSmsOf(settings),
    email: serviceOf('EMAIL', settings.EMAIL_URL, settings.EMAIL_TOKEN),
    identityProviders: settings.IDENTITY_PROVIDERS ?? {},
    oneKey: oneKeyOf(settings),
    entranceKeys: settings.ENTRANCE_KEYS ?? {},
    location: serviceOf('LOCATION', settings.LOCATION_URL, settings.LOCATION_TOKEN),
    ocr: serviceOf('OCR', settings.OCR_URL, settings.OCR_TOKEN),
    realName: serviceOf('REAL_NAME', settings.REAL_NAME_URL, settings.REAL_NAME_TOKEN),
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
    desk: deskOf(settings),
    filesDirectory:
      settings.XINGLIN_FILES === undefined
        ? resolve(dataDirectory, 'files')
        : resolve(root, settings.XINGLIN_FILES),
    logLevel: settings.LOG_LEVEL,
  };
}

/** A service that is used when both of its settings are there, and none of them alone. */
function serviceOf(
  name: string,
  url: string | undefined,
  token: string | undefined,
): ServiceAddress | null {
  if ((url === undefined) !== (token === undefined))
    throw new ConfigError(`${name}_URL and ${name}_TOKEN must be set together`);
  return url === undefined || token === undefined ? null : { url, token };
}

/** Messages are taken when number and key are there, and neither of them alone. */
function inboundSmsOf({
  INBOUND_SMS_NUMBER: number,
  INBOUND_SMS_KEY: key,
}: z.output<typeof Environment>): Config['inboundSms'] {
  if ((number === undefined) !== (key === undefined))
    throw new ConfigError('INBOUND_SMS_NUMBER and INBOUND_SMS_KEY must be set together');
  return number === undefined || key === undefined ? null : { number, key };
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

/** One-key sign-in needs its service and its script. */
function oneKeyOf(settings: z.infer<typeof Environment>): Config['oneKey'] {
  const service = serviceOf('ONE_KEY', settings.ONE_KEY_URL, settings.ONE_KEY_TOKEN);
  const scriptUrl = settings.ONE_KEY_SCRIPT_URL;
  if ((service === null) !== (scriptUrl === undefined))
    throw new ConfigError('ONE_KEY_URL and ONE_KEY_SCRIPT_URL must be set together');
  return service === null || scriptUrl === undefined ? null : { ...service, scriptUrl };
}

/** An account that is used when its id and its secret are there, and neither of them alone. */
function messagingAccount(
  settings: z.output<typeof Environment>,
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
function messagingPlatform(settings: z.output<typeof Environment>): MessagingPlatform | null {
  const account = messagingAccount(settings, 'WECHAT_COMPONENT_APP_ID', 'WECHAT_COMPONENT_SECRET');
  const { WECHAT_COMPONENT_TOKEN: token, WECHAT_COMPONENT_AES_KEY: aesKey } = settings;
  if (account === null && token === undefined && aesKey === undefined) return null;
  if (account === null || token === undefined || aesKey === undefined)
    throw new ConfigError(
      'WECHAT_COMPONENT_APP_ID, WECHAT_COMPONENT_SECRET, WECHAT_COMPONENT_TOKEN and WECHAT_COMPONENT_AES_KEY must be set together',
    );
  return { ...account, token, aesKey };
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

/** Where a payment may return when nothing is set: the portals, and in the sandbox this machine under any name. */
function returnHosts(portalOrigins: readonly string[], sandbox: boolean): string[] {
  const portals = portalOrigins.map((origin) => new URL(origin).hostname);
  return [...new Set([...portals, ...(sandbox ? ['localhost', '.localhost', '127.0.0.1'] : [])])];
}
