import { addDays } from './calendar';
import { dayAt } from './format-time';
import { momentOf } from './moment-of';

/** What a shift is judged by. */
export interface ShiftFacts {
  /** Calendar day at the hospital. */
  readonly date: string;
  readonly startsAt: Date;
  readonly remaining: number;
  readonly stopped: boolean;
}

/** The rules of a hospital that decide when a shift can be booked. */
export interface TimingRules {
  readonly timeZone: string;
  readonly windowDays: number;
  readonly releaseTime: string;
  readonly closeMinutesBefore: number;
}

/** The rules that decide until when an order can be cancelled. */
export interface CancelRules {
  readonly timeZone: string;
  readonly cancelDaysBefore: number;
  readonly cancelUntil: string;
}

/** The rule that draws places instead of having them raced for. */
export interface DrawRules {
  /** Seconds after the release; 0 for no draw. */
  readonly drawSeconds: number;
}

export type ShiftStatus = 'released' | 'full' | 'stopped' | 'notReleased' | 'closed';

/** The moment at which the shifts of `date` open for booking. */
export function releaseMoment(date: string, rules: TimingRules): Date {
  return momentOf(addDays(date, -rules.windowDays), rules.releaseTime, rules.timeZone);
}

/** The next release of a hospital: when it is, and the last calendar day that can be booked from then on. */
export function nextRelease(
  rules: TimingRules,
  now: Date,
): { readonly at: Date; readonly day: string } {
  const ofToday = addDays(dayAt(now, rules.timeZone), rules.windowDays);
  const isOver = now >= releaseMoment(ofToday, rules);
  const day = isOver ? addDays(ofToday, 1) : ofToday;
  return { at: releaseMoment(day, rules), day };
}

/** The moment at which the places of `date` are drawn among all who came since they opened; the release itself without a draw. */
export function drawMoment(date: string, rules: TimingRules & DrawRules): Date {
  return new Date(releaseMoment(date, rules).getTime() + rules.drawSeconds * 1000);
}

/** The moment from which a shift can no longer be booked. */
export function closeMoment(startsAt: Date, rules: TimingRules): Date {
  return new Date(startsAt.getTime() - rules.closeMinutesBefore * 60_000);
}

/** The moment at which the wait-list of a shift closes and ends. */
export function waitCloseMoment(
  startsAt: Date,
  rules: TimingRules & { readonly waitCloseMinutesBefore: number },
): Date {
  const minutes = Math.max(rules.waitCloseMinutesBefore, rules.closeMinutesBefore);
  return new Date(startsAt.getTime() - minutes * 60_000);
}

/** The last moment, excluded, at which an order of `date` can be cancelled with a full refund. */
export function cancelMoment(date: string, rules: CancelRules): Date {
  return momentOf(addDays(date, -rules.cancelDaysBefore), rules.cancelUntil, rules.timeZone);
}

/** The moment from which an order made at `now` can no longer be paid: no visit is paid for once it has begun. */
export function payMoment(
  now: Date,
  startsAt: Date,
  { payWithinMinutes }: { readonly payWithinMinutes: number },
): Date {
  return new Date(Math.min(now.getTime() + payWithinMinutes * 60_000, startsAt.getTime()));
}

/**
 * What a shift shows at `now`. The state that no waiting can change comes first: a stopped shift
 * stays stopped, a closed one closed; only then whether it has opened and whether a place is left.
 */
export function shiftStatus(shift: ShiftFacts, rules: TimingRules, now: Date): ShiftStatus {
  if (shift.stopped) return 'stopped';
  if (now >= closeMoment(shift.startsAt, rules)) return 'closed';
  if (now < releaseMoment(shift.date, rules)) return 'notReleased';
  return shift.remaining > 0 ? 'released' : 'full';
}
