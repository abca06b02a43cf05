import type { Queryable } from './database';
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

export interface SendJobOptions {
  /** The transaction in which the job is made; it does not exist when that is rolled back. */
  readonly db?: Queryable;
  /** Not before this machine time (`clock.realTimeOf` turns gateway time into it). */
  readonly startAfter?: Date;
  /** At most one waiting job has this key. */
  readonly singletonKey?: string;
}

/** The jobs of one running gateway. */
export interface Jobs {
  send<Data extends object>(name: string, data: Data, options?: SendJobOptions): Promise<void>;
}

const registered = new Map<string, Job>();

/** Makes a kind of job known before the gateway starts. Registering a name again replaces it. */
export function registerJob<Data extends object>(job: Job<Data>): void {
  // The queue holds plain JSON; its data was written by a `send` of the same name.
  registered.set(job.name, job as unknown as Job);
}

/** All kinds of jobs in the order in which they were registered. */
export function registeredJobs(): readonly Job[] {
  return [...registered.values()];
}
