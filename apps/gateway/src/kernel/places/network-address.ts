import { isIP } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';

/** Id of the city that the tables know for a network address; null where it is none, or not known. */
export async function cityOfNetworkAddress(db: Queryable, address: string): Promise<string | null> {
  if (isIP(address) === 0) return null;
  const found = await db.execute<{ city_id: string }>(sql`
      select city_id from network_ranges where range >>= ${address}::inet
      order by masklen(range) desc limit 1`);
  return found.rows[0]?.city_id ?? null;
}
