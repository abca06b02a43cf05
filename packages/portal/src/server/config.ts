import type { ChannelText } from '@xinglin/routes';
import { defaultPortalHosts, payOriginOf, readBrand, readHosts } from '@xinglin/rules';
import type { ChannelOptions } from './channels';

/** What a portal's server is told by its environment. */
export interface PortalConfig {
  /** Origin of the assistant that people come from and go back to (spec 2 §2.31); null where there is none. */
  readonly assistantOrigin: string | null;
  readonly port: number;
  /** Where it listens; null for every address of this machine. */
  readonly listenHost: string | null;
  /** Origin of the gateway. */
  readonly gatewayUrl: string;
  /** By which the gateway knows this portal as one of ours; null where it goes by the address. */
  readonly portalSecret: string | null;
  /** Which partners are served, and the hospital's own brand. */
  readonly channels: ChannelOptions;
  /** Hosts served exactly, or with a leading dot the host and everything below it. Without ports. */
  readonly hosts: readonly string[];
  readonly production: boolean;
  /** What helps developers and partners is served: the explain view. */
  readonly sandbox: boolean;
  /** Hosts whose patient, address and profile calls go to a localised gateway, and the prefix of its paths (spec 1 §7). */
  readonly localized: { readonly hosts: readonly string[]; readonly prefix: string } | null;
  /** App ids of the regional channel, whose listed calls are signed, and the key (spec 1 §7). */
  readonly signing: {
    readonly appIds: readonly string[];
    readonly keyId: string;
    readonly key: string;
  } | null;
  /** Hosts that also answer below `/basic` (spec 1 §2). */
  readonly basicPathHosts: readonly string[];
  /** The path all pages lie below, such as `/region`; empty for the root of the host (spec 1 §2). */
  readonly routePrefix: string;
  /** Hosts whose marked consult pages open in the native app alone (spec 2 §2.32). */
  readonly nativeAppOnlyHosts: readonly string[];
  /** Hosts on which one-key sign-in is offered, and its script loaded on a phone (spec 2 §2.22). */
  readonly oneKeyHosts: readonly string[];
  /** Hosts a redirect may lead to, with all below each, and schemes of native apps (spec 1 §4). */
  readonly redirectHosts: readonly string[];
  readonly nativeSchemes: readonly string[];
  /** Origins of the cashiers that the gateway may send people to. */
  readonly payServers: readonly string[];
  /** Origin of the corporate consult site (spec 1 §2) of channels that name none themselves; null where there is none. */
  readonly corporateConsultOrigin: string | null;
  /** Number of the internet hospital's licence, shown on every channel without its own; null for none. */
  readonly licence: ChannelText | null;
  /** App ids whose listed bodies are encrypted (spec 1 §9). */
  readonly encryptedAppIds: readonly string[];
  /** Scripts of those around the portal (a short-video platform, a mini-app, a bank's bridge), each for its hosts alone (spec 1 §7). */
  readonly hostScripts: readonly HostScript[];
  /** Where Prometheus asks for figures; null for nowhere. */
  readonly metricsListen: { readonly host: string; readonly port: number } | null;
  /** The OTLP collector that traces are sent to; null where none are made. */
  readonly tracesTo: string | null;
}

/** One such script. */
export interface HostScript {
  /** As in {@link PortalConfig.hosts}. */
  readonly host: string;
  /** https. */
  readonly url: string;
}

const defaultBasicPathHosts = 'localhost,127.0.0.1';
const defaultNativeAppOnlyHosts = 'sd.h5.portal.localhost';
const defaultNativeSchemes = 'xinglin';
const demoLicence = { 'zh-Hans': '演示', 'zh-Hant': '演示', en: 'demonstration only' };

/**
 * Reads and checks the environment: `portVariable` (its default given), `LISTEN_HOST`, `GATEWAY_URL`, `PORTAL_HOSTS`, `NODE_ENV`,
 * `XINGLIN_SANDBOX`;
 * `PORTAL_SECRET`; `PARTNERS` (all in the build, in production none by default), `BRAND_NAME` and its languages,
 * `BRAND_PHONE`; `HOSPITAL_LICENCE`; `BASIC_PATH_HOSTS`, `ROUTE_PREFIX`; `PAY_SERVERS` (the gateway's own origin by default), `ASSISTANT_ORIGIN`,
 * `CORPORATE_CONSULT_ORIGIN`;
 * `NATIVE_APP_ONLY_HOSTS`, `ONE_KEY_HOSTS` and `REDIRECT_HOSTS` (the portal's own unless told), `NATIVE_SCHEMES`;
 * `HOST_SCRIPTS` (pairs such as video.example.org=https://cdn.example.com/bridge.js);
 * `PORTAL_METRICS_LISTEN`, `OTEL_EXPORTER_OTLP_ENDPOINT`;
 * `LOCALIZED_GATEWAY_HOSTS` with `LOCALIZED_GATEWAY_PREFIX`; and, as the gateway reads them, `SIGNED_APP_IDS`,
 * `SIGNATURE_KEYS` (the first key signs) and `ENCRYPTED_APP_IDS`.
 * @throws Error with one clear sentence on a bad value.
 */
export function readConfig(
  environment: Environment,
  portVariable: string,
  defaultPort: number,
): PortalConfig {
  const portText = environment[portVariable] || String(defaultPort);
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port >= 0 && port <= 65_535))
    throw new Error(`${portVariable} must be a port from 0 to 65535, not "${portText}".`);

  const gatewayText =
    environment['GATEWAY_URL'] || `http://127.0.0.1:${environment['GATEWAY_PORT'] || 4000}`;
  const gateway = URL.canParse(gatewayText) ? new URL(gatewayText) : null;
  if (
    !gateway ||
    !/^https?:$/.test(gateway.protocol) ||
    gateway.search ||
    gateway.hash ||
    gateway.username
  ) {
    throw new Error(
      `GATEWAY_URL must be an http(s) URL without credentials and query, not "${gatewayText}".`,
    );
  }

  const hosts = hostList(environment, 'PORTAL_HOSTS', defaultPortalHosts.join());

  const mode = environment['NODE_ENV'] ?? '';
  if (!['', 'development', 'production', 'test'].includes(mode)) {
    throw new Error(`NODE_ENV must be development, production or test, not "${mode}".`);
  }
  const sandbox = flag(environment, 'XINGLIN_SANDBOX');
  return {
    port,
    // As the gateway's sandbox: for this machine alone unless it is told otherwise.
    listenHost: environment['LISTEN_HOST'] || (sandbox ? '127.0.0.1' : null),
    gatewayUrl: gateway.href.replace(/\/$/, ''),
    portalSecret: readSecret(environment),
    channels: readChannels(environment, mode === 'production' && !sandbox),
    hosts,
    production: mode === 'production',
    sandbox,
    basicPathHosts: hostList(environment, 'BASIC_PATH_HOSTS', defaultBasicPathHosts),
    routePrefix: readPrefix(environment),
    nativeAppOnlyHosts: hostList(environment, 'NATIVE_APP_ONLY_HOSTS', defaultNativeAppOnlyHosts),
    oneKeyHosts: hostList(environment, 'ONE_KEY_HOSTS', hosts.join()),
    redirectHosts: hostList(environment, 'REDIRECT_HOSTS', hosts.join()),
    nativeSchemes: schemeList(environment),
    assistantOrigin: readOrigin(environment, 'ASSISTANT_ORIGIN'),
    corporateConsultOrigin: readOrigin(environment, 'CORPORATE_CONSULT_ORIGIN'),
    payServers: originList(environment, gateway.origin, sandbox ? null : payOriginOf(hosts)),
    // The sandbox is no hospital, and says so where a licence stands.
    licence: environment['HOSPITAL_LICENCE'] || (sandbox ? demoLicence : null),
    hostScripts: scriptList(environment),
    metricsListen: readListen(environment, 'PORTAL_METRICS_LISTEN'),
    tracesTo: readService(environment, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    ...readTreatment(environment),
  };
}

/** A host, or an IPv6 address in brackets, and a port. */
function readListen(environment: Environment, name: string): PortalConfig['metricsListen'] {
  const text = environment[name] || null;
  if (text === null) return null;
  const [, host = '', port = ''] = /^(\[[0-9a-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host === '' || Number(port) > 65_535)
    throw new Error(`${name} must be an address and a port, such as 127.0.0.1:9401.`);
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

function readService(environment: Environment, name: string): string | null {
  const text = environment[name] || null;
  // Its value may hold a secret, so it is not repeated.
  if (text !== null && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
    throw new Error(`${name} must be an http or https address.`);
  return text;
}

function readOrigin(environment: Environment, name: string): string | null {
  const text = environment[name] || null;
  return text === null ? null : originOf(text, name);
}

/** An origin as browsers write it, without a path. */
function originOf(text: string, name: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : null;
  if (origin === null || origin !== text.replace(/\/$/, '') || !/^https?:/.test(origin))
    throw new Error(
      `${name} must be an origin such as https://assistant.example.com, not "${text}".`,
    );
  return origin;
}

type Environment = Readonly<Record<string, string | undefined>>;

function hostList(environment: Environment, name: string, fallback: string): string[] {
  const read = readHosts(environment[name] || fallback);
  if (!read.ok)
    throw new Error(`${name} must be a comma list of host names, but "${read.bad}" is none.`);
  return [...read.hosts];
}

function flag(environment: Environment, name: string): boolean {
  const value = environment[name] || '0';
  if (value !== '0' && value !== '1') throw new Error(`${name} must be 0 or 1, not "${value}".`);
  return value === '1';
}

/** In production no partner is served that is not named, and no number is shown that no one may answer. */
function readChannels(environment: Environment, isProduction: boolean): ChannelOptions {
  const named = environment['PARTNERS'] || null;
  const read = readBrand(environment);
  if (!read.ok) throw new Error(`${read.problem}.`);
  const { name, phone } = read.brand;
  return {
    partners: named === null ? (isProduction ? [] : null) : listOf(named),
    brand: {
      ...(name !== null && { brandName: name }),
      ...((phone !== null || isProduction) && { phone }),
    },
  };
}

/** What a header can carry, and long enough that no one guesses it. Its value is not repeated. */
function readSecret(environment: Environment): string | null {
  const secret = environment['PORTAL_SECRET'] || null;
  if (secret !== null && !/^[\x21-\x7e]{32,256}$/.test(secret))
    throw new Error(
      'PORTAL_SECRET must have 32 to 256 letters, digits and signs of ASCII, without spaces.',
    );
  return secret;
}

function readPrefix(environment: Environment): string {
  const prefix = environment['ROUTE_PREFIX'] ?? '';
  if (!/^(?:\/[\w-]+)*$/.test(prefix))
    throw new Error(`ROUTE_PREFIX must be a path such as /region, not "${prefix}".`);
  return prefix;
}

/**
 * The cashier is a page of the gateway, under the address browsers reach it by.
 * @param payOrigin where the gateway looks for it without a setting; null where it takes its own address.
 */
function originList(
  environment: Environment,
  gatewayOrigin: string,
  payOrigin: string | null,
): string[] {
  const local = gatewayOrigin.replace('127.0.0.1', 'localhost');
  const own = environment['GATEWAY_PUBLIC_URL'];
  const ownOrigins = own
    ? [URL.canParse(own) ? new URL(own).origin : own]
    : [...(payOrigin === null ? [] : [payOrigin]), local];
  return listOf(environment['PAY_SERVERS'] || ownOrigins.join()).map((text) =>
    originOf(text, 'PAY_SERVERS'),
  );
}

function schemeList(environment: Environment): string[] {
  const schemes = listOf(environment['NATIVE_SCHEMES'] || defaultNativeSchemes);
  const bad = schemes.find((scheme) => !/^[a-z][a-z0-9+.-]*$/.test(scheme));
  if (bad !== undefined)
    throw new Error(`NATIVE_SCHEMES must be a comma list of schemes, but "${bad}" is none.`);
  return schemes;
}

function scriptList(environment: Environment): HostScript[] {
  return listOf(environment['HOST_SCRIPTS'] ?? '').map((pair) => {
    const [, host, url = ''] = /^(\.?[a-z0-9.-]+)=(https:\/\/\S+)$/.exec(pair) ?? [];
    if (host === undefined || !URL.canParse(url))
      throw new Error(
        `HOST_SCRIPTS must be pairs such as video.example.org=https://cdn.example.com/bridge.js, not "${pair}".`,
      );
    return { host, url: new URL(url).href };
  });
}

/** What is done to listed calls beyond handing them on. */
function readTreatment(
  environment: Environment,
): Pick<PortalConfig, 'localized' | 'signing' | 'encryptedAppIds'> {
  const prefix = environment['LOCALIZED_GATEWAY_PREFIX'] || null;
  const localizedHosts = environment['LOCALIZED_GATEWAY_HOSTS']
    ? hostList(environment, 'LOCALIZED_GATEWAY_HOSTS', '')
    : null;
  if ((prefix === null) !== (localizedHosts === null)) {
    throw new Error('LOCALIZED_GATEWAY_HOSTS and LOCALIZED_GATEWAY_PREFIX must be set together.');
  }
  if (prefix !== null && !/^(?:\/[\w-]+)+$/.test(prefix)) {
    throw new Error(`LOCALIZED_GATEWAY_PREFIX must be a path such as /region, not "${prefix}".`);
  }
  const signedAppIds = listOf(environment['SIGNED_APP_IDS'] ?? '');
  const [, keyId, key] =
    /^([^=]+)=(.+)$/.exec(listOf(environment['SIGNATURE_KEYS'] ?? '')[0] ?? '') ?? [];
  if (signedAppIds.length > 0 && (keyId === undefined || key === undefined)) {
    // The key itself must not come to stand in a log.
    throw new Error(
      'SIGNED_APP_IDS needs SIGNATURE_KEYS: pairs such as id=key, of which the first one signs.',
    );
  }
  return {
    localized:
      prefix !== null && localizedHosts !== null ? { hosts: localizedHosts, prefix } : null,
    signing:
      signedAppIds.length > 0 && keyId !== undefined && key !== undefined
        ? { appIds: signedAppIds, keyId, key }
        : null,
    // The gateway's list also says which cipher an app uses; the rule says it here.
    encryptedAppIds: listOf(environment['ENCRYPTED_APP_IDS'] ?? '').map((app) =>
      app.replace(/=.*$/, ''),
    ),
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
