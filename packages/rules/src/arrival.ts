import { addDays } from './calendar';
import { dayAt, hospitalTimeZone, wallClock } from './format-time';

/** How long a shop takes until what is ordered is there. */
export interface DeliveryTerms {
  /** By courier within some cities, in minutes while the shop is open (hours of the day, China's time). */
  readonly express: {
    readonly cityIds: readonly string[];
    readonly minutes: number;
    readonly opensAt: number;
    readonly closesAt: number;
  } | null;
  /** Provinces that are reached in fewer days than the others. */
  readonly nearProvinceIds: readonly string[];
  readonly nearDays: number;
  readonly farDays: number;
  /** What is ordered from this hour on leaves a day later. */
  readonly cutOffHour: number;
}

/** When what is ordered now arrives: by an hour where a courier brings it, else on a day. */
export interface Arrival {
  readonly by: Date;
  readonly isHour: boolean;
}

const minuteMs = 60_000;
const roundedToMinutes = 10;

/** A moment of a day in China, which has no summer time. */
const momentOf = (day: string, hour: number): Date =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+08:00`);

/**
 * When something that is ordered at `now` arrives in an area, as its shop usually has it.
 * @param areaId code of a district or a city; the first two digits are its province, the first four its city.
 */
export function arrivalOf(terms: DeliveryTerms, now: Date, areaId: string): Arrival {
  const day = dayAt(now, hospitalTimeZone);
  const { hour } = wallClock(now, hospitalTimeZone);
  const { express } = terms;
  if (express?.cityIds.includes(`${areaId.slice(0, 4)}00`)) {
    const from =
      hour < express.opensAt
        ? momentOf(day, express.opensAt)
        : hour < express.closesAt
          ? now
          : momentOf(addDays(day, 1), express.opensAt);
    const step = roundedToMinutes * minuteMs;
    const at = Math.ceil((from.getTime() + express.minutes * minuteMs) / step) * step;
    return { by: new Date(at), isHour: true };
  }
  const isNear = terms.nearProvinceIds.includes(`${areaId.slice(0, 2)}0000`);
  const days = (isNear ? terms.nearDays : terms.farDays) + (hour < terms.cutOffHour ? 0 : 1);
  return { by: momentOf(addDays(day, days), 20), isHour: false };
}
