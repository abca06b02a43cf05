import { hospitalTimeZone, wallClock, type Moment } from './format-time';

/** How long a person has been a user: `new`, or full years. */
export type UserTenure = { kind: 'new' } | { kind: 'years'; years: number };

/**
 * How long an account has existed (spec 1 §5, User tenure filter): a new user for the first six
 * months, years from then on. Between six months and a year it is shown as the first year.
 */
export function userTenure(createdAt: Moment, now: Moment): UserTenure {
  const from = wallClock(createdAt, hospitalTimeZone);
  const to = wallClock(now, hospitalTimeZone);
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0);
  return months < 6
    ? { kind: 'new' }
    : { kind: 'years', years: Math.max(1, Math.floor(months / 12)) };
}
