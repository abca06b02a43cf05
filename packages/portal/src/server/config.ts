/** What a portal's server is told by its environment. */
export interface PortalConfig {
  readonly port: number;
  /** Origin of the gateway. */
  readonly gatewayUrl: string;
  /** Hosts served exactly, or with a leading dot the host and everything below it. Without ports. */
  readonly hosts: readonly string[];
  readonly production: boolean;
}

const defaultHosts = '.h5.portal.localhost,localhost,127.0.0.1';

/**
 * Reads and checks the environment: `portVariable` (its default given), `GATEWAY_URL`, `PORTAL_HOSTS`, `NODE_ENV`.
 * @throws Error with one clear sentence on a bad value.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  portVariable: string,
  defaultPort: number,
): PortalConfig {
  const portText = environment[portVariable] || String(defaultPort);
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port >= 0 && port <= 65_535)) throw new Error(`${portVariable} must be a port from 0 to 65535, not "${portText}".`);

  const gatewayText = environment['GATEWAY_URL'] || `http://127.0.0.1:${environment['GATEWAY_PORT'] || 4000}`;
  const gateway = URL.canParse(gatewayText) ? new URL(gatewayText) : null;
  if (!gateway || !/^https?:$/.test(gateway.protocol) || gateway.search || gateway.hash || gateway.username) {
    throw new Error(`GATEWAY_URL must be an http(s) URL without credentials and query, not "${gatewayText}".`);
  }

  const hosts = (environment['PORTAL_HOSTS'] || defaultHosts).split(',').map((host) => host.trim().toLowerCase());
  const badHost = hosts.find((host) => !/^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host));
  if (badHost !== undefined) throw new Error(`PORTAL_HOSTS must be a comma list of host names, but "${badHost}" is none.`);

  const mode = environment['NODE_ENV'] ?? '';
  if (!['', 'development', 'production', 'test'].includes(mode)) {
    throw new Error(`NODE_ENV must be development, production or test, not "${mode}".`);
  }
  return { port, gatewayUrl: gateway.href.replace(/\/$/, ''), hosts, production: mode === 'production' };
}
