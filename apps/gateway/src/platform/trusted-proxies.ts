import { BlockList, isIP } from 'node:net';
import { readAddress } from './network';

/** The fewest bits that a range of proxies fixes: a wider one would hold most of the internet, or all of it. */
const leastBits = { ipv4: 8, ipv6: 7 } as const;

/**
 * Reads addresses and CIDR ranges of proxies.
 * @returns null where one is neither, or a range is too wide to be a network of one's own.
 */
export function readTrustedProxies(written: readonly string[]): BlockList | null {
  const proxies = new BlockList();
  for (const one of written) {
    const [text = '', bits, ...rest] = one.split('/');
    const address = isIP(text) === 0 ? null : readAddress(text);
    if (address === null || rest.length > 0) return null;
    const family = familyOf(address);
    if (bits === undefined) {
      proxies.addAddress(address, family);
      continue;
    }
    const length = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    const isOfItsFamily = isIP(text) === isIP(address);
    if (
      !isOfItsFamily ||
      !(length >= leastBits[family] && length <= (family === 'ipv4' ? 32 : 128))
    )
      return null;
    proxies.addSubnet(address, length, family);
  }
  return proxies;
}

/** Whether an address, as `readAddress` writes it, is one of the proxies. */
export function isTrustedProxy(proxies: BlockList, address: string): boolean {
  return isIP(address) !== 0 && proxies.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
