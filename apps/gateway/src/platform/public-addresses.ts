import { originsOfHosts, payOriginOf, returnHostsOf } from '@xinglin/rules';

/** The settings that say how browsers reach portals and gateway. */
interface AddressSettings {
  readonly GATEWAY_PORT: number;
  readonly GATEWAY_PUBLIC_URL?: string | undefined;
  readonly PORTAL_HOSTS?: readonly string[] | undefined;
  readonly PORTAL_ORIGINS?: readonly string[] | undefined;
  readonly ALLOWED_RETURN_HOSTS?: readonly string[] | undefined;
  readonly SHELL_PORT?: number | undefined;
  readonly OVERSEAS_PORT?: number | undefined;
}

/** How browsers reach portals and gateway, and where payments return to. */
export interface PublicAddresses {
  /** Address under which browsers reach this gateway, without a trailing slash; the cashier's page is below it. */
  readonly publicUrl: string;
  /** Origins of the portals. */
  readonly portalOrigins: readonly string[];
  /** Hosts to which a payment may return; one that begins with a dot covers everything below it. */
  readonly allowedReturnHosts: readonly string[];
}

/** This machine's names, to which the sandbox's payments return. */
const localHosts = ['localhost', '.localhost', '127.0.0.1'];

/**
 * The addresses that are set, and for each that is not what follows from `PORTAL_HOSTS`: the portals' origins, the
 * hosts that payments return to, and outside of the sandbox, whose cashier is on this machine, `pay` below the first
 * host for the gateway.
 */
export function publicAddresses(settings: AddressSettings, sandbox: boolean): PublicAddresses {
  const hosts = settings.PORTAL_HOSTS ?? [];
  const ports = [settings.SHELL_PORT ?? 3000, settings.OVERSEAS_PORT].filter(
    (port) => port !== undefined,
  );
  const portalOrigins =
    settings.PORTAL_ORIGINS ?? originsOfHosts(hosts.length === 0 ? ['localhost'] : hosts, ports);
  const named = portalOrigins.map((origin) => new URL(origin).hostname);
  const returning = [...named, ...returnHostsOf(hosts), ...(sandbox ? localHosts : [])];
  const publicUrl =
    settings.GATEWAY_PUBLIC_URL ??
    (sandbox ? null : payOriginOf(hosts)) ??
    `http://localhost:${settings.GATEWAY_PORT}`;
  return {
    publicUrl: publicUrl.replace(/\/+$/, ''),
    portalOrigins,
    allowedReturnHosts: settings.ALLOWED_RETURN_HOSTS ?? [...new Set(returning)],
  };
}
