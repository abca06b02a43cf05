import type { consult, ResponseOf } from '@xinglin/contract';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';
import type { Services } from '../../platform/services';
import { orders } from '../orders/tables';

/** What is held of a patient from earlier, as a doctor reads it. Its number is that of its order. */
export type PatientRecord = ResponseOf<(typeof consult)['listAttachableRecords']>['items'][number];

/** Whose records are wanted, and in which language. */
export interface WantedRecords {
  readonly ownerId: string;
  readonly patientId: string;
  readonly locale: Locale;
  /** Only these; all where it is left out. */
  readonly recordNos?: readonly string[];
}

type ReadRecords = (db: Queryable, wanted: WantedRecords) => Promise<readonly PatientRecord[]>;

/** Where records come from: each domain that holds some brings those of one patient of one account, newest first. */
export const patientRecords = collection<ReadRecords>('patient records');

/** Most records of one source. */
export const recordsOfSource = 20;

/** The orders that records are read of: the account's own, without those it took off its lists. */
export const recordedOrders = ({ ownerId, recordNos }: WantedRecords): SQL | undefined =>
  and(
    eq(orders.ownerId, ownerId),
    isNull(orders.hiddenAt),
    recordNos && inArray(orders.orderNo, [...recordNos]),
  );

/** What is held of a patient of an account, newest first. */
export async function readRecords(
  { all }: Pick<Services, 'all'>,
  db: Queryable,
  wanted: WantedRecords,
): Promise<PatientRecord[]> {
  const found: PatientRecord[] = [];
  for (const read of all(patientRecords)) found.push(...(await read(db, wanted)));
  return found.toSorted((one, other) => other.day.localeCompare(one.day));
}
