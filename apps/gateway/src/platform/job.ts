import type { Services } from './services';

/** Work that is done outside of a call, kept in the database and repeated until it succeeds. */
export interface Job<Data extends object = object> {
  /** `domain.verb`, for instance `payment.notify`. */
  readonly name: string;
  /** Must be repeatable: after a crash the same job runs again. Throwing means: try again later. */
  readonly run: (data: Data, services: Services) => Promise<void>;
  /** How often a failed job is tried again; default 20. */
  readonly retryLimit?: number;
  /** Seconds before the first repetition, doubling; default 1. */
  readonly retryDelaySeconds?: number;
}

/** Declares a kind of job; its domain names it under `jobs`. */
export function defineJob<Data extends object>(job: Job<Data>): Job {
  // The queue holds plain JSON; its data was written by a `send` of the same name.
  return job as unknown as Job;
}
