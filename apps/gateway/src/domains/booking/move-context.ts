import type { Queryable } from '../../platform/database';
import type { Services } from '../../platform/services';

/** What a change of orders runs in. */
export interface MoveContext {
  /** A transaction: the move, its history row and its effects are committed together or not at all. */
  readonly db: Queryable;
  readonly now: Date;
  readonly services: Pick<Services, 'jobs' | 'use'>;
}
