import type { Database } from './database';
import type { Services } from './services';

/** Something that happens by itself when its time has come: an unpaid order expires, a shift list is topped up. */
export interface Deadline {
  /** `domain.event`, for instance `registration.expire`. */
  readonly name: string;
  /**
   * Settles everything that is due at `now` and returns the next due moment, null when nothing is
   * awaited. It must be safe to run at the same time on several gateways: compare-and-swap only.
   */
  readonly sweep: (db: Database, now: Date, services: Services) => Promise<Date | null>;
}

/** The deadlines of one running gateway. */
export interface Deadlines {
  /**
   * Wakes the sweep of `name` at `moment` (gateway time). Cheap and in memory when an earlier moment
   * is already awaited; call it after the commit. A minute's net catches what a crash loses.
   */
  schedule(name: string, moment: Date): void;
  /** Runs every sweep until nothing is due any more. */
  sweepAll(): Promise<void>;
  /** Runs one sweep until nothing is due in it any more. */
  sweep(name: string): Promise<void>;
}

const registered = new Map<string, Deadline>();

/** Makes a deadline known. Registering a name again replaces it. */
export function registerDeadline(deadline: Deadline): void {
  registered.set(deadline.name, deadline);
}

/** All deadlines in the order in which they were registered. */
export function registeredDeadlines(): readonly Deadline[] {
  return [...registered.values()];
}
