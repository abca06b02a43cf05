import type { ResponseOf, prescriptions as calls } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import type { Services } from '../../platform/services';
import type { PrescriptionRow } from './tables';

export type ShownLine = ResponseOf<(typeof calls)['getPrescription']>['line'];

/** The line of truth of each prescription, by its id, as it is at `now`. */
export async function linesOf(
  _context: {
    readonly db: Queryable;
    readonly now: Date;
    readonly locale: Locale;
    readonly all: Services['all'];
  },
  _rows: readonly PrescriptionRow[],
): Promise<ReadonlyMap<string, ShownLine>> {
  throw new Error('not written yet');
}
