/** The one source of time. Nothing in the gateway asks the machine for the hour. */
export interface Clock {
  now(): Date;
}

/** A clock that the sandbox can move forward; the offset lives in the database and is shared by all gateways. */
export interface MovableClock extends Clock {
  /** Milliseconds this clock is ahead of the machine. */
  readonly offsetMs: number;
  /** The machine's time at which this clock will show `moment`. */
  realTimeOf(moment: Date): Date;
}

/** A clock that stands still, for tests of pure functions. */
export function fixedClock(moment: string | Date): Clock {
  const instant = new Date(moment);
  return { now: () => new Date(instant) };
}
