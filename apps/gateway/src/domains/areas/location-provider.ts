import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { cityOfNetworkAddress } from '../../kernel/places/network-address';
import type { Config } from '../../platform/config';
import type { Queryable } from '../../platform/database';

/** A place on earth in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Tells the city of a position. Null where it is none of the country, or not known. */
export interface LocationProvider {
  cityAt(db: Queryable, position: Position): Promise<string | null>;
  cityOfNetworkAddress(db: Queryable, address: string): Promise<string | null>;
}

/** Farther from the centre of every known city than this, a position is in none of them. */
const farthestMetres = 300_000;

const earthRadiusMetres = 6_371_008;

/** The provider on the gateway's own tables: centres of cities, and ranges of network addresses. */
export const tableLocationProvider: LocationProvider = {
  async cityAt(db, position) {
    // To a tenth of a metre: PostgreSQL refuses numbers so small that their square is none.
    const [north, east] = [position.latitude, position.longitude].map(
      (degrees) => Math.round(degrees * 1e6) / 1e6,
    );
    const farthestChord = Math.sin(farthestMetres / 2 / earthRadiusMetres) ** 2;
    // The square of the chord grows with the distance and needs no inverse function.
    const found = await db.execute<{ id: string }>(sql`
      select id from (
        select id, power(sin(radians(latitude - ${north}::float8) / 2), 2)
          + cos(radians(${north}::float8)) * cos(radians(latitude))
            * power(sin(radians(longitude - ${east}::float8) / 2), 2) as chord
        from areas where level = 'city' and latitude is not null and longitude is not null
      ) centre
      where chord <= ${farthestChord}::float8 order by chord, id limit 1`);
    return found.rows[0]?.id ?? null;
  },
  cityOfNetworkAddress,
};

/** Longest wait for the location service; after it the tables answer. */
const timeoutMs = 1500;

const Answer = z.object({
  cityId: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
});

/**
 * A location service over HTTP: POST of `{ latitude, longitude }` or `{ address }` as JSON with a
 * bearer token, answered by `{ cityId }` after GB/T 2260. Where it fails, the tables answer.
 */
export function httpLocationProvider(service: NonNullable<Config['location']>): LocationProvider {
  async function ask(question: object): Promise<string | null> {
    const response = await fetch(service.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${service.token}`,
      },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`location service answered ${response.status}`);
    return Answer.parse(await response.json()).cityId;
  }
  return {
    cityAt: (db, { latitude, longitude }) =>
      ask({ latitude, longitude }).catch(() =>
        tableLocationProvider.cityAt(db, { latitude, longitude }),
      ),
    cityOfNetworkAddress: (db, address) =>
      ask({ address }).catch(() => tableLocationProvider.cityOfNetworkAddress(db, address)),
  };
}

/** The provider that the configuration asks for. */
export function locationProviderOf({ location }: Pick<Config, 'location'>): LocationProvider {
  return location === null ? tableLocationProvider : httpLocationProvider(location);
}
