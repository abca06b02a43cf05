import { addDays } from './calendar';

/** Coins of the days of a week of check-ins in a row; after the last day it begins again. */
export const signInCoins: readonly number[] = [5, 5, 10, 5, 5, 10, 30];

/** A run of check-ins that has not been broken. */
export interface SignInRun {
  /** Today, by the calendar of China. */
  readonly today: string;
  /** Days in a row up to yesterday. */
  readonly before: number;
  /** Whether today's coins were received. */
  readonly isReceived: boolean;
}

/** One of the seven days. */
export interface SignInDay {
  readonly day: string;
  readonly coins: number;
  /** `ready`: today, not received yet. */
  readonly state: 'received' | 'ready' | 'coming';
}

/** What a check-in gives after so many days in a row before it. */
export const signInCoinsAfter = (before: number): number =>
  signInCoins[before % signInCoins.length] ?? 0;

/** The seven days of which today is one: those before it were received, as the run is unbroken. */
export function signInWeek({ today, before, isReceived }: SignInRun): SignInDay[] {
  const place = before % signInCoins.length;
  return signInCoins.map((coins, index) => ({
    day: addDays(today, index - place),
    coins,
    state:
      index < place || (index === place && isReceived)
        ? 'received'
        : index === place
          ? 'ready'
          : 'coming',
  }));
}
