import { addDays, dayAt, daysBetween, type Moment } from '@xinglin/rules';
import type { Renewal } from './renewal-call';

/** What happens on a day between now and the last tablet. */
export type DayEvent = 'renew' | 'reviewed' | 'arrives' | 'runsOut';

/** A day of the strip. */
export interface StripDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly events: readonly DayEvent[];
  /** Days without anything were left out before it. */
  readonly isAfterGap: boolean;
}

/** How long medicines last and when new ones are there, if they are renewed now. */
export interface RenewalDays {
  readonly days: readonly StripDay[];
  readonly daysLeft: number;
  readonly arrivesOn: string;
  /** Days without medicines; 0 where the new ones arrive in time. */
  readonly daysWithout: number;
}

/** Days that fit beside each other at 375 px. */
const mostDays = 7;
const minute = 60_000;

/**
 * The days until the last tablet, in the zone of the hospital; null where nothing is known of when it runs out.
 * @param now the gateway's time.
 */
export function renewalDays(
  {
    prescription: { runsOutOn },
    answerWithinMinutes,
    reviewMinutes,
    deliveryMinutes,
  }: Pick<Renewal, 'answerWithinMinutes' | 'reviewMinutes' | 'deliveryMinutes'> & {
    readonly prescription: Pick<Renewal['prescription'], 'runsOutOn'>;
  },
  now: Moment,
): RenewalDays | null {
  if (runsOutOn === null) return null;
  const at = new Date(now).getTime();
  const today = dayAt(now);
  const reviewedAt = at + (answerWithinMinutes + reviewMinutes) * minute;
  const reviewedOn = dayAt(reviewedAt);
  const arrivesOn = dayAt(reviewedAt + deliveryMinutes * minute);
  const daysLeft = daysBetween(today, runsOutOn);
  const eventsOf = (day: string): readonly DayEvent[] => [
    ...(day === today ? (['renew'] as const) : []),
    ...(day === reviewedOn ? (['reviewed'] as const) : []),
    ...(day === arrivesOn ? (['arrives'] as const) : []),
    ...(day === runsOutOn ? (['runsOut'] as const) : []),
  ];
  const last = Math.max(daysLeft, daysBetween(today, arrivesOn));
  const whole = Array.from({ length: last + 1 }, (_, index) => addDays(today, index));
  const shown = whole.length <= mostDays ? whole : whole.filter((day) => eventsOf(day).length > 0);
  return {
    days: shown.map((day, index) => ({
      day,
      events: eventsOf(day),
      isAfterGap: index > 0 && daysBetween(shown[index - 1] ?? day, day) > 1,
    })),
    daysLeft,
    arrivesOn,
    daysWithout: Math.max(0, daysBetween(runsOutOn, arrivesOn)),
  };
}

/** The one that runs out first, of those that can be renewed now; undefined where none can. */
export function mostUrgent(renewals: readonly Renewal[]): Renewal | undefined {
  const never = '9999-12-31';
  const last = ({ prescription: { runsOutOn } }: Renewal) => runsOutOn ?? never;
  return renewals
    .filter(({ refusal }) => refusal === null)
    .toSorted((one, other) => last(one).localeCompare(last(other)))[0];
}
