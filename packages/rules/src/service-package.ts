import { addDays, daysBetween } from './calendar';
import { dayAt, hospitalTimeZone, type Moment } from './format-time';
import { momentOf } from './moment-of';
import { divideByWeights, refundOfPart } from './quote';
import { typedAmount } from './typed-number';

/** The terms of every service package. */
export const servicePackageTerms = {
  payWithinMinutes: 30,
  /** Days for which times of the doctor are offered; the first one is tomorrow. */
  daysAhead: 7,
  /** Monday to Friday, at the hospital. */
  times: ['09:00', '09:30', '10:00', '10:30', '14:00', '14:30', '15:00', '15:30'],
  /** How long a visit to the doctor takes, and one at the patient's home. */
  appointmentMinutes: 30,
  visitMinutes: 60,
  /** A planned call can be taken from so many minutes before to so many after. */
  callFromMinutes: 5,
  callForMinutes: 30,
  note: { least: 5, most: 500 },
  comment: 500,
  /** A package can be paused so often, for so many days of the calendar in all. */
  pause: { times: 2, days: 90 },
} as const;

/** An item of a package as its price is shared out: so many units, each worth so much where it is sold alone. */
export interface PackageItemWorth {
  readonly count: number;
  readonly unitCents: number;
}

/** What each item has of the price of its package, in cents, by what it is worth alone: they add up to the price. */
export const packageShares = (priceCents: number, items: readonly PackageItemWorth[]): number[] =>
  divideByWeights(
    priceCents,
    items.map(({ count, unitCents }) => count * unitCents),
  );

/** What the units that are left of an item have of its share; with those that were used it is the share to the cent. */
export const leftShare = (shareCents: number, count: number, left: number): number =>
  refundOfPart(shareCents, { count, before: count - left, now: left });

/** What goes back in cents of a package of which so many units of each item are left. */
export const packageRefundCents = (
  items: readonly { readonly shareCents: number; readonly count: number; readonly left: number }[],
): number =>
  items.reduce((sum, { shareCents, count, left }) => sum + leftShare(shareCents, count, left), 0);

/** The moment a package ends that is paid at `paidAt`: midnight at the hospital after its last day. */
export const packageEndsAt = (paidAt: Moment, days: number): Date =>
  momentOf(addDays(dayAt(paidAt, hospitalTimeZone), days), '00:00', hospitalTimeZone);

/** The moment a package ends that was to end at `endsAt`, moved by so many days of the hospital's calendar. */
export const packageEndMoved = (endsAt: Moment, days: number): Date => packageEndsAt(endsAt, days);

/** A pause of a package: its first day, and the day from whose midnight on the package can be used again. */
export interface PackagePauseDays {
  readonly startedOn: string;
  readonly resumesOn: string;
}

/** The days by which a pause moves the end of its package; 0 where it was over on its first day. */
export const packagePauseDays = ({ startedOn, resumesOn }: PackagePauseDays): number =>
  daysBetween(startedOn, resumesOn);

/** How often a package can still be paused, and for how many days in all. */
export function packagePauseLeft(pauses: readonly PackagePauseDays[]): {
  times: number;
  days: number;
} {
  const { times, days } = servicePackageTerms.pause;
  const paused = pauses.reduce((sum, one) => sum + packagePauseDays(one), 0);
  return { times: Math.max(0, times - pauses.length), days: Math.max(0, days - paused) };
}

/** Whether a package that is in use can be paused: within the limits, and not on its last day. */
export function mayPausePackage(
  now: Moment,
  endsAt: Moment,
  pauses: readonly PackagePauseDays[],
): boolean {
  const left = packagePauseLeft(pauses);
  // The end is midnight: the last day is the one before it.
  const lastDay = addDays(dayAt(endsAt, hospitalTimeZone), -1);
  return left.times > 0 && left.days > 0 && dayAt(now, hospitalTimeZone) < lastDay;
}

const isWorkday = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** The times at which a doctor of a package can be seen, before it ends. */
export function packageTimes(now: Moment, endsAt: Moment): { day: string; times: Date[] }[] {
  const today = dayAt(now, hospitalTimeZone);
  const end = new Date(endsAt).getTime();
  return Array.from({ length: servicePackageTerms.daysAhead }, (_, place) =>
    addDays(today, place + 1),
  )
    .filter(isWorkday)
    .map((day) => ({
      day,
      times: servicePackageTerms.times
        .map((time) => momentOf(day, time, hospitalTimeZone))
        .filter((at) => at.getTime() < end),
    }))
    .filter(({ times }) => times.length > 0);
}

/** What may be measured of a patient: from and to, and how many digits there may be after the point. */
export const packageFormLimits = {
  heightCentimetres: { least: 30, most: 250, digits: 0 },
  weightKilograms: { least: 1, most: 400, digits: 1 },
  systolic: { least: 50, most: 300, digits: 0 },
  diastolic: { least: 30, most: 200, digits: 0 },
} as const;

/** A value that is measured of a patient. */
export type PackageMeasure = keyof typeof packageFormLimits;

/** A measured value as it was typed; null for a text that is no number, and for a number outside its limits. */
export function packageMeasure(measure: PackageMeasure, typed: string): number | null {
  const { least, most, digits } = packageFormLimits[measure];
  const value = typedAmount(typed, digits);
  return value !== null && value >= least && value <= most ? value : null;
}

/** Whether both values of a blood pressure are known and the systolic one is not above the diastolic one. */
export const isPressureReversed = ({
  systolic,
  diastolic,
}: {
  readonly systolic?: number | null | undefined;
  readonly diastolic?: number | null | undefined;
}): boolean =>
  typeof systolic === 'number' && typeof diastolic === 'number' && systolic <= diastolic;
