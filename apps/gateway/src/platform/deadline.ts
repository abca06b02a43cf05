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
