import { isIP, isIPv6 } from 'node:net';

/** Bits that name the network of one customer, and of one organisation with many, in an IPv6 address. */
export const networkSizes = { customer: 64, organisation: 48 } as const;

/** The groups before an IPv4 address that IPv6 wraps: as a socket writes it, and as a translator does (RFC 6052, RFC 7915). */
const wrappings: ReadonlySet<string> = new Set(
  ['::ffff:0:0', '64:ff9b::', '::ffff:0:0:0'].map((prefix) =>
    groupsOf(prefix).slice(0, 6).join(':'),
  ),
);

/**
 * What limits count in place of an address: an IPv4 address itself; of an IPv6 address its network, since a customer
 * has a whole one of 2^64 addresses, each good for one attempt. One that wraps an IPv4 address is that.
 */
export function networkOf(address: string, size: keyof typeof networkSizes = 'customer'): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [seventh = 0, eighth = 0] = groups.slice(6);
  if (wrappings.has(groups.slice(0, 6).join(':')))
    return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.');
  const bits = networkSizes[size];
  const network = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${network.join(':')}::/${bits}`;
}

/**
 * An address as a proxy writes it, in the one way in which addresses are compared: without port, brackets, zone or
 * letter case, and plainly where it is an IPv4 address in IPv6 clothes. Null for what is no address.
 */
export function readAddress(written: string): string | null {
  const text = written.trim();
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1];
  const withoutPort = /^([\d.]+):\d{1,5}$/.exec(text)?.[1];
  const [address = '', zone] = (bracketed ?? withoutPort ?? text).split(/%(.*)/s);
  const version = isIP(address);
  if (version === 0 || (bracketed !== undefined && version !== 6)) return null;
  // Only an IPv6 address has a zone, the name of a network interface.
  if (zone !== undefined && (version === 4 || !/^[\w.~-]+$/.test(zone.replace(/^25/, ''))))
    return null;
  if (version === 4) return address;
  const plain = networkOf(address);
  return isIP(plain) === 4 ? plain : new URL(`http://[${address}]`).hostname.slice(1, -1);
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // URLs write each address in one way: in hex, in small letters, and with one run of zeros left out.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
    .map((part) => part.map((group) => Number.parseInt(group, 16)));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}
