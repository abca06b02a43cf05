import { isHostIn, isLocalHost, readHosts } from '@xinglin/rules';

/** Settings of the staff app's server. */
export interface DeskConfig {
  readonly port: number;
  /** Address to listen on; null for all. */
  readonly listenHost: string | null;
  /** Without a slash at the end. */
  readonly gatewayUrl: string;
  /** Hosts that the app is served on, without ports. */
  readonly hosts: readonly string[];
  /** Proves to the gateway that a call comes through one of our servers; null where it is not set. */
  readonly portalSecret: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const defaultPort = 3002;
const defaultHosts = 'localhost,127.0.0.1';

/**
 * Reads and checks the environment: `DESK_PORT`, `DESK_HOSTS`, `LISTEN_HOST`, `GATEWAY_URL` (or `GATEWAY_PORT`),
 * `PORTAL_SECRET`, `XINGLIN_SANDBOX`, and `PORTAL_HOSTS`, none of which may be a host of the staff app.
 * @throws Error with one clear sentence on a bad value.
 */
export function readDeskConfig(environment: Environment): DeskConfig {
  const portText = environment['DESK_PORT'] || String(defaultPort);
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port >= 0 && port <= 65_535))
    throw new Error(`DESK_PORT must be a port from 0 to 65535, not "${portText}".`);

  const hosts = hostList(environment, 'DESK_HOSTS', defaultHosts);
  const overlap = sharedHost(hosts, hostList(environment, 'PORTAL_HOSTS', ''));
  // A page of patients on the same origin could act with the session of a staff member.
  if (overlap !== null)
    throw new Error(`DESK_HOSTS must not name a host of PORTAL_HOSTS, but "${overlap}" is one.`);

  const secret = environment['PORTAL_SECRET'] || null;
  // Its value is not repeated.
  if (secret !== null && !/^[\x21-\x7e]{32,256}$/.test(secret))
    throw new Error(
      'PORTAL_SECRET must have 32 to 256 letters, digits and signs of ASCII, without spaces.',
    );
  return {
    port,
    // As the gateway's sandbox: for this machine alone by default.
    listenHost:
      environment['LISTEN_HOST'] || (environment['XINGLIN_SANDBOX'] === '1' ? '127.0.0.1' : null),
    gatewayUrl: gatewayOf(environment),
    hosts,
    portalSecret: secret,
  };
}

function gatewayOf(environment: Environment): string {
  const text =
    environment['GATEWAY_URL'] || `http://127.0.0.1:${environment['GATEWAY_PORT'] || 4000}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new Error(
      `GATEWAY_URL must be an http(s) URL without credentials and query, not "${text}".`,
    );
  return url.href.replace(/\/$/, '');
}

function hostList(environment: Environment, name: string, fallback: string): readonly string[] {
  const read = readHosts(environment[name] || fallback);
  if (!read.ok)
    throw new Error(`${name} must be a comma list of host names, but "${read.bad}" is none.`);
  return read.hosts;
}

/** A host that both lists cover; null for none. Names of this machine are for development, where ports separate the two. */
function sharedHost(hosts: readonly string[], others: readonly string[]): string | null {
  const nameOf = (entry: string): string => entry.replace(/^\./, '');
  const remote = (list: readonly string[]) => list.filter((one) => !isLocalHost(nameOf(one)));
  return (
    remote(hosts).find((host) => isHostIn(others, nameOf(host))) ??
    remote(others).find((other) => isHostIn(hosts, nameOf(other))) ??
    null
  );
}
