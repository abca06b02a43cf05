import { emergencyCountries } from '@xinglin/rules';

/** Browsers have it, TypeScript's library does not know it yet. */
interface Zoned {
  readonly getTimeZones?: () => readonly string[] | undefined;
}

/**
 * The country that a time zone belongs to: where a device is, whatever its language. Null where no country or more than
 * one has the zone, and where the browser does not know which zones a country has.
 */
export function countryOfZone(timeZone: string): string | null {
  const found = emergencyCountries.filter((country) => {
    const zoned = new Intl.Locale(`und-${country}`) as Intl.Locale & Zoned;
    return zoned.getTimeZones?.()?.includes(timeZone) ?? false;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
