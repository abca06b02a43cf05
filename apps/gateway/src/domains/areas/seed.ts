import type { Queryable } from '../../platform/database';
import { networkRanges } from './tables';

/**
 * Ranges that are reserved for documentation (RFC 5737, RFC 3849), so that no real address is ever
 * led to a city by them.
 */
const ranges = [
  ['192.0.2.0/24', '330100'],
  ['198.51.100.0/24', '110100'],
  ['198.51.100.128/25', '310100'],
  ['203.0.113.0/24', '440100'],
  ['2001:db8::/32', '510100'],
] as const;

/** Gives the sandbox network addresses whose city is known. */
export async function seed(db: Queryable): Promise<void> {
  await db.insert(networkRanges).values(ranges.map(([range, cityId]) => ({ range, cityId })));
}
