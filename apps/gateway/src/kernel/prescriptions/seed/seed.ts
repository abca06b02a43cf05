import { bulkInsert } from '../../../platform/bulk-insert';
import type { Transaction } from '../../../platform/database';
import { drugs } from '../tables';
import { drugRows } from './drug-rows';

/** Fills the list of medicines of the sandbox. */
export async function seedDrugs(db: Transaction): Promise<void> {
  await bulkInsert(
    db,
    drugs,
    drugRows.map(({ priceCents: _, ...row }) => row),
  );
}
