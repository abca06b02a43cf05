import type { AgeGroup } from './props';

/** The age group of a face, from whole years; an adult where the years are not known. */
export function ageGroup(years: number | undefined): AgeGroup {
  if (years === undefined) return 'adult';
  if (years < 14) return 'child';
  return years < 60 ? 'adult' : 'elder';
}
