import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { pharmacies, pharmacyStock, type PharmacyRow } from './tables';

/** A pharmacy, open or not; refuses an unknown one with `forbidden`. */
export async function pharmacyById(db: Queryable, pharmacyId: string): Promise<PharmacyRow> {
  const [row] = await db.select().from(pharmacies).where(eq(pharmacies.pharmacyId, pharmacyId));
  return row ?? refuse('forbidden');
}

/** What pharmacies have of medicines, by pharmacy and medicine. */
export async function stockOf(
  db: Queryable,
  pharmacyIds: readonly string[],
  drugIds: readonly string[],
): Promise<
  (
    pharmacyId: string,
    drugId: string,
  ) => { readonly priceCents: number; readonly stock: number } | null
> {
  const rows =
    pharmacyIds.length === 0 || drugIds.length === 0
      ? []
      : await db
          .select()
          .from(pharmacyStock)
          .where(
            and(
              inArray(pharmacyStock.pharmacyId, [...pharmacyIds]),
              inArray(pharmacyStock.drugId, [...drugIds]),
            ),
          );
  const byKey = new Map(rows.map((row) => [`${row.pharmacyId} ${row.drugId}`, row]));
  return (pharmacyId, drugId) => byKey.get(`${pharmacyId} ${drugId}`) ?? null;
}

/** Whether a pharmacy delivers to an address: it names one of its areas. */
export const deliversTo = (
  { deliversTo: areas }: Pick<PharmacyRow, 'deliversTo'>,
  address: {
    readonly provinceId: string;
    readonly cityId: string | null;
    readonly districtId: string | null;
  },
): boolean =>
  [address.provinceId, address.cityId, address.districtId].some(
    (areaId) => areaId !== null && areas.includes(areaId),
  );
