// Owns: how much of a medicine a dose takes, by the day and by the pack.
// Must not know: prescriptions.
// Used by: the check of quantities, and the rules of prescribing.
import type { doseFrequencies } from '@xinglin/contract';
import type { DrugRow, WrittenLine } from '../tables';

/** Times a day; null for what is taken when needed. */
const timesADay: Readonly<Record<(typeof doseFrequencies)[number], number | null>> = {
  onceDaily: 1,
  twiceDaily: 2,
  threeTimesDaily: 3,
  fourTimesDaily: 4,
  everyNight: 1,
  everyOtherDay: 1 / 2,
  onceWeekly: 1 / 7,
  asNeeded: null,
};

/** Units a day, on average; null for what is taken when needed. */
export function dailyUnits({
  amount,
  frequency,
}: Pick<WrittenLine, 'amount' | 'frequency'>): number | null {
  const times = timesADay[frequency];
  return times === null ? null : amount * times;
}

/** Packs that the days of a line take, in whole ones; null for what is taken when needed. */
export function neededPacks(line: WrittenLine, drug: Pick<DrugRow, 'packUnits'>): number | null {
  const daily = dailyUnits(line);
  // A seventh of a tablet a day for 28 days is four tablets, not a little more.
  return daily === null ? null : Math.ceil((daily * line.days) / drug.packUnits - 1e-9);
}
