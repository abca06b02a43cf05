import type { account, ResponseOf } from '@xinglin/contract';
import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';
import type { OrderReader } from './order-reader';

type Visit = ResponseOf<(typeof account)['getPersonalCenter']>['latestOrder'];

/** How a domain shows the reader's next visit, else their newest; null before the first. */
export const nextVisits =
  collection<(db: Queryable, reader: OrderReader) => Promise<Visit>>('next visits');
