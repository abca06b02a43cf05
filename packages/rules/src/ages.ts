import { parseDay } from './calendar';

/**
 * Full years of life at a day; both as `YYYY-MM-DD`. A person born on 29 February grows older on
 * 1 March in other years. Negative before birth.
 */
export function ageOn(birthDate: string, on: string): number {
  const born = parseDay(birthDate);
  const now = parseDay(on);
  if (born === null || now === null) throw new RangeError(`not calendar days: ${birthDate}, ${on}`);
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

/** Whether a patient of one day can have been born on another; both as `YYYY-MM-DD`. */
export function isPossibleBirthDate(birthDate: string, on: string): boolean {
  if (parseDay(birthDate) === null) return false;
  const age = ageOn(birthDate, on);
  return age >= 0 && age <= 130;
}
