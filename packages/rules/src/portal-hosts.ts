/** Hosts that a portal serves where `PORTAL_HOSTS` is not set. */
export const defaultPortalHosts: readonly string[] = [
  '.h5.portal.localhost',
  'localhost',
  '127.0.0.1',
];

/** A host of the list, and the channel that it names. */
export interface MatchedHost {
  /** The entry that covers the host, as it is in the list. */
  readonly entry: string;
  /** The label that names the channel; null where there is none, which is the main channel, as under `www`. */
  readonly label: string | null;
}

/** The label between a channel and the domain in the specification's hosts (`sanming.h5.example.org`). */
const mobileLabel = 'h5';

/** Whether a host is this machine, by its name without a port: the only one that is used without TLS. */
export function isLocalHost(hostname: string): boolean {
  return /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$/.test(hostname);
}

/**
 * Reads a list of hosts separated by commas, in small letters. An entry with a leading dot covers the host and all
 * below it.
 * @returns the list, or the first entry that is no host name.
 */
export function readHosts(
  text: string,
):
  | { readonly ok: true; readonly hosts: readonly string[] }
  | { readonly ok: false; readonly bad: string } {
  const hosts = text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
  const bad = hosts.find((host) => !/^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(host));
  return bad === undefined ? { ok: true, hosts } : { ok: false, bad };
}

/** Whether a list covers a host, exactly or by a leading dot as the host or anything below it. Ports do not count. */
export function isHostIn(hosts: readonly string[], host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return hosts.some((one) =>
    one.startsWith('.') ? name === one.slice(1) || name.endsWith(one) : name === one,
  );
}

/**
 * Finds the entry that covers a host, the longest of several, and the channel: the label directly left of the entry,
 * or the one left of that where it is `h5`. An entry without a leading dot covers
 * one host alone; it names a channel where it is written as in the specification (`sanming.h5.example.org`).
 * @param name without a port, in small letters.
 * @returns null for a host that no entry covers.
 */
export function matchHost(name: string, entries: readonly string[]): MatchedHost | null {
  const [entry] = entries
    .filter((one) => isHostIn([one], name))
    .toSorted((one, other) => other.length - one.length);
  if (entry === undefined) return null;
  const label = entry.startsWith('.')
    ? labelBefore(name.slice(0, name.length - entry.length + 1))
    : labelInside(entry);
  return { entry, label };
}

/** The channel among the labels left of an entry. */
function labelBefore(left: string): string | null {
  const labels = left.split('.').filter((one) => one !== '');
  const last = labels.at(-1) ?? null;
  return last === mobileLabel ? (labels.at(-2) ?? null) : last;
}

/** The channel that a whole host names by its `h5`. */
function labelInside(host: string): string | null {
  const labels = host.split('.');
  return labels[1] === mobileLabel ? (labels[0] ?? null) : null;
}

/**
 * The domain's own names in an entry, of which one may be a channel's: all but `h5`. What belongs to the
 * registry (`com.cn`, `gov.cn`) is among them and is no channel's name.
 */
export function domainNames(entry: string): readonly string[] {
  if (/^[\d.]+$/.test(entry)) return [];
  const names = entry.split('.').filter((one) => one !== '');
  return names.filter((one) => one !== mobileLabel);
}

/**
 * Origins of the portals that serve the hosts, the first one's first: https, and http with each portal's own port on
 * this machine's names.
 */
export function originsOfHosts(
  hosts: readonly string[],
  localPorts: readonly number[],
): readonly string[] {
  const origins = hosts.map(plainHost).flatMap((host) => {
    if (!isLocalHost(host)) return [`https://${host}`];
    return localPorts.map((port) => `http://${host}:${port}`);
  });
  return [...new Set(origins)];
}

/** Hosts to which a payment may return: those that are served, and with each leading dot the host itself as well. */
export function returnHostsOf(hosts: readonly string[]): readonly string[] {
  return [...new Set(hosts.flatMap((host) => [plainHost(host), host]))];
}

/**
 * The gateway's own address for browsers, for its cashier and downloads, where none is set: `pay` below the first host
 * that is not this machine's.
 * @returns null where all hosts are this machine's or plain addresses.
 */
export function payOriginOf(hosts: readonly string[]): string | null {
  const host = hosts
    .map(plainHost)
    .find((one) => !isLocalHost(one) && !/^[\d.]+$/.test(one) && one.includes('.'));
  return host === undefined ? null : `https://pay.${host.replace(/^www\./, '')}`;
}

/** The host of an entry, without the dot that covers all below it. */
function plainHost(entry: string): string {
  return entry.replace(/^\./, '');
}
