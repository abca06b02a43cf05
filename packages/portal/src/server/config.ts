/** What a portal's server is told by its environment. */
export interface PortalConfig {
  readonly port: number;
  /** Origin of the gateway. */
  readonly gatewayUrl: string;
  /** Hosts served exactly, or with a leading dot the host and everything below it. Without ports. */
  readonly hosts: readonly string[];
  readonly production: boolean;
  /** Hosts whose patient, address and profile calls go to a localised gateway, and the prefix of its paths (spec 1 §7). */
  readonly localized: { readonly hosts: readonly string[]; readonly prefix: string } | null;
  /** The regional channel whose listed calls are signed, and its key (spec 1 §7). */
  readonly signing: {
    readonly channel: string;
    readonly keyId: string;
    readonly key: string;
  } | null;
  /** App ids whose listed bodies are encrypted (spec 1 §9). */
  readonly encryptionAppIds: readonly string[];
}

const defaultHosts = '.h5.portal.localhost,localhost,127.0.0.1';

/**
 * Reads and checks the environment: `portVariable` (its default given), `GATEWAY_URL`, `PORTAL_HOSTS`, `NODE_ENV`;
 * `LOCALIZED_GATEWAY_HOSTS` with `LOCALIZED_GATEWAY_PREFIX`; `SIGNING_CHANNEL` with `SIGNING_KEY_ID` and
 * `SIGNING_KEY`; `ENCRYPTION_APP_IDS`.
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

  const hosts = hostList(environment, 'PORTAL_HOSTS', defaultHosts);

  const mode = environment['NODE_ENV'] ?? '';
  if (!['', 'development', 'production', 'test'].includes(mode)) {
    throw new Error(`NODE_ENV must be development, production or test, not "${mode}".`);
  }
  return {
    port,
    gatewayUrl: gateway.href.replace(/\/$/, ''),
    hosts,
    production: mode === 'production',
    ...readTreatment(environment),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

function hostList(environment: Environment, name: string, fallback: string): string[] {
  const hosts = listOf(environment[name] || fallback).map((host) => host.toLowerCase());
  const badHost = hosts.find((host) => !/^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host));
  if (badHost !== undefined)
    throw new Error(`${name} must be a comma list of host names, but "${badHost}" is none.`);
  return hosts;
}

/** What is done to listed calls beyond handing them on. */
function readTreatment(
  environment: Environment,
): Pick<PortalConfig, 'localized' | 'signing' | 'encryptionAppIds'> {
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
  const [channel, keyId, key] = ['SIGNING_CHANNEL', 'SIGNING_KEY_ID', 'SIGNING_KEY'].map(
    (name) => environment[name] || null,
  );
  const isSigning = Boolean(channel && keyId && key);
  // The key itself must not come to stand in a log.
  if (!isSigning && (channel || keyId || key))
    throw new Error('SIGNING_CHANNEL, SIGNING_KEY_ID and SIGNING_KEY must be set together.');
  return {
    localized:
      prefix !== null && localizedHosts !== null ? { hosts: localizedHosts, prefix } : null,
    signing: channel && keyId && key ? { channel, keyId, key } : null,
    encryptionAppIds: listOf(environment['ENCRYPTION_APP_IDS'] ?? ''),
  };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
