import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { pharmacyStock } from './tables';

/** So many packs of a medicine. */
export interface Packs {
  readonly drugId: string;
  readonly count: number;
}

/** Packs by medicine: two lines of one medicine are one sum. */
function summed(packs: readonly Packs[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { drugId, count } of packs) sums.set(drugId, (sums.get(drugId) ?? 0) + count);
  return sums;
}

/** Locks stock until the transaction ends, always in the order of ids, so that no two orders wait for each other. */
const lockStock = (db: Queryable, pharmacyId: string, drugIds: readonly string[]) =>
  db
    .select({ drugId: pharmacyStock.drugId, stock: pharmacyStock.stock })
    .from(pharmacyStock)
    .where(
      and(eq(pharmacyStock.pharmacyId, pharmacyId), inArray(pharmacyStock.drugId, [...drugIds])),
    )
    .orderBy(asc(pharmacyStock.drugId))
    .for('no key update');

async function changeStock(
  db: Queryable,
  pharmacyId: string,
  sums: ReadonlyMap<string, number>,
  sign: 1 | -1,
): Promise<void> {
  for (const [drugId, count] of [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await db
      .update(pharmacyStock)
      .set({ stock: sql`${pharmacyStock.stock} + ${sign * count}::int` })
      .where(and(eq(pharmacyStock.pharmacyId, pharmacyId), eq(pharmacyStock.drugId, drugId)));
}

/** Takes packs from the stock of a pharmacy, all or nothing; answers whether there were so many. */
export async function takeStock(
  db: Queryable,
  pharmacyId: string,
  packs: readonly Packs[],
): Promise<boolean> {
  if (packs.length === 0) return true;
  const sums = summed(packs);
  const locked = await lockStock(db, pharmacyId, [...sums.keys()]);
  const left = new Map(locked.map(({ drugId, stock }) => [drugId, stock]));
  if ([...sums].some(([drugId, count]) => (left.get(drugId) ?? 0) < count)) return false;
  await changeStock(db, pharmacyId, sums, -1);
  return true;
}

/** Puts packs back. */
export async function returnStock(
  db: Queryable,
  pharmacyId: string,
  packs: readonly Packs[],
): Promise<void> {
  if (packs.length === 0) return;
  const sums = summed(packs);
  await lockStock(db, pharmacyId, [...sums.keys()]);
  await changeStock(db, pharmacyId, sums, 1);
}
