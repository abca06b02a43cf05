import type { Dose } from '../api/shapes';

/** How many times a medicine is taken within so many days; null where it is taken as needed. */
function timesWithin(frequency: Dose['frequency'], days: number): number | null {
  switch (frequency) {
    case 'onceDaily':
    case 'everyNight':
      return days;
    case 'twiceDaily':
      return days * 2;
    case 'threeTimesDaily':
      return days * 3;
    case 'fourTimesDaily':
      return days * 4;
    case 'everyOtherDay':
      return Math.ceil(days / 2);
    case 'onceWeekly':
      return Math.ceil(days / 7);
    case 'asNeeded':
      return null;
  }
}

/**
 * Packs that a dose needs, rounded up; null where it is taken as needed.
 * @param dose.amount units at a time.
 * @param packUnits units in one pack.
 */
export function packsNeeded(
  dose: { readonly amount: number; readonly frequency: Dose['frequency']; readonly days: number },
  packUnits: number,
): number | null {
  const times = timesWithin(dose.frequency, dose.days);
  return times === null ? null : Math.max(1, Math.ceil((times * dose.amount) / packUnits));
}
