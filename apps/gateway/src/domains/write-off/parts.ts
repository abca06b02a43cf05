import type { ResponseOf, writeOff } from '@xinglin/contract';
import type { Queryable, Transaction } from '../../platform/database';
import type { Services } from '../../platform/services';

type ObstacleKind = ResponseOf<(typeof writeOff)['getWriteOff']>['obstacles'][number]['kind'];

/** How much of a domain still keeps an account open. */
export interface ObstacleCount {
  readonly kind: ObstacleKind;
  readonly count: (db: Queryable, userId: string) => Promise<number>;
}

/** Erases what a domain holds of a person. It must bear being run again. */
export type Erasure = (
  db: Transaction,
  userId: string,
  now: Date,
  services: Services,
) => Promise<void>;

/** What the domains say about closing an account. */
export interface WriteOffParts {
  readonly obstacles: readonly ObstacleCount[];
  readonly erasures: readonly Erasure[];
}
