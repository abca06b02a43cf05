import type { Queryable } from './database';

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
