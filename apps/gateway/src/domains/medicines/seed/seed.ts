import { drugRows } from '../../../kernel/prescriptions/seed/drug-rows';
import { drugs } from '../../../kernel/prescriptions/tables';
import { bulkInsert } from '../../../platform/bulk-insert';
import type { Transaction } from '../../../platform/database';
import { pharmacies, pharmacyStock } from '../tables';
import { pharmacyRows } from './pharmacy-rows';

/** What each pharmacy charges, in hundredths of the list's price. */
const percents: Readonly<Record<string, number>> = {
  'pharmacy-1': 100,
  'pharmacy-2': 108,
  'pharmacy-3': 96,
  'pharmacy-4': 94,
  'pharmacy-5': 92,
  'pharmacy-6': 104,
  'pharmacy-7': 98,
};

/** Packs that a pharmacy has of the medicine in a place of the list: some lack some, the first one has all. */
function packsOf(place: number, pharmacy: number): number {
  if (pharmacy === 0) return 60 + (place % 5) * 20;
  const lacks = (place * 7 + pharmacy * 3) % 11 === 0;
  return lacks ? 0 : 12 + ((place * 5 + pharmacy) % 9) * 6;
}

/** Pharmacies of the demonstration, and what they have of the list of medicines. */
export async function seed(db: Transaction): Promise<void> {
  await bulkInsert(
    db,
    pharmacies,
    pharmacyRows.map((row) => ({ ...row })),
  );
  const listed = await db.select({ drugId: drugs.drugId }).from(drugs);
  const known = new Set(listed.map(({ drugId }) => drugId));
  const stock = pharmacyRows.flatMap(({ pharmacyId }, pharmacy) =>
    drugRows.flatMap(({ drugId, priceCents }, place) =>
      known.has(drugId)
        ? [
            {
              pharmacyId,
              drugId,
              priceCents: Math.round((priceCents * (percents[pharmacyId] ?? 100)) / 100),
              stock: packsOf(place, pharmacy),
            },
          ]
        : [],
    ),
  );
  await bulkInsert(db, pharmacyStock, stock);
}
