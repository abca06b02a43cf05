let attendedUntil = Infinity;

/** Notes that someone uses the app now: calls of the next `forMs` milliseconds count as their use of the session. */
export function noteInput(forMs: number): void {
  attendedUntil = Date.now() + forMs;
}

/** Whether a call is the work of a person, and not a refresh of a screen that no one is at. */
export const isAttended = (): boolean => Date.now() < attendedUntil;
