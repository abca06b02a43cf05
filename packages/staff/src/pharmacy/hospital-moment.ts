import { hospitalTimeZone, zoneOffsetMinutes } from '@xinglin/rules';

const minuteMs = 60_000;

/**
 * The instant of what a `datetime-local` field holds, read as the hospital's clock; undefined for an empty field.
 * @param typed for instance `2026-12-01T15:30`.
 */
export function instantOf(typed: string): string | undefined {
  const asUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  return new Date(asUtc - zoneOffsetMinutes(asUtc, hospitalTimeZone) * minuteMs).toISOString();
}
