import type { medicines as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { drugOrderTerms, textIn } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import type { OwnAddress } from '../../kernel/parcels/parcels';
import { distanceMetres } from '../../kernel/places/places';
import { areas } from '../../kernel/places/tables';
import { drugs, type WrittenLine } from '../../kernel/prescriptions/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { deliveredAt, readyAt } from './order-rules';
import { deliversTo, stockOf } from './pharmacy';
import { addressFor, fillableSheet } from './sheet';
import { pharmacies, type PharmacyRow } from './tables';

type Calls = typeof calls;
type Choice = ResponseOf<Calls['listPharmacies']>['items'][number];

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Further than this, a pharmacy is no place to collect something at. */
const collectMetres = 60_000;

/** A line with what a pharmacy has of it. */
export interface StockedLine {
  readonly line: WrittenLine;
  readonly unitCents: number;
  readonly isThere: boolean;
}

/** What a pharmacy has of each line, lines of one medicine after each other; null where it does not sell one of them. */
export function stockedLines(
  pharmacyId: string,
  lines: readonly WrittenLine[],
  has: Awaited<ReturnType<typeof stockOf>>,
): StockedLine[] | null {
  const taken = new Map<string, number>();
  const stocked: StockedLine[] = [];
  for (const line of lines) {
    const stock = has(pharmacyId, line.drugId);
    if (stock === null) return null;
    const before = taken.get(line.drugId) ?? 0;
    const isThere = stock.stock - before >= line.quantity;
    if (isThere) taken.set(line.drugId, before + line.quantity);
    stocked.push({ line, unitCents: stock.priceCents, isThere });
  }
  return stocked;
}

const sumOf = (lines: readonly StockedLine[]): number =>
  lines.reduce((sum, { unitCents, line }) => sum + unitCents * line.quantity, 0);

/** What a pharmacy charges for bringing goods of a sum. */
const freightOf = (pharmacy: PharmacyRow, goodsCents: number): number =>
  pharmacy.freeFromCents !== null && goodsCents >= pharmacy.freeFromCents
    ? 0
    : pharmacy.freightCents;

/** From where distances are counted, and where it is to be brought. */
interface Wherefrom {
  readonly place: Position | null;
  readonly address: Pick<OwnAddress, 'provinceId' | 'cityId' | 'districtId'> | null;
}

/** A pharmacy as it is chosen. */
export function choiceOf(
  pharmacy: PharmacyRow,
  stocked: readonly StockedLine[],
  names: ReadonlyMap<string, string>,
  { place, address, now, locale }: Wherefrom & { readonly now: Date; readonly locale: Locale },
): Choice {
  const there = stocked.filter(({ isThere }) => isThere);
  const delivers = address !== null && deliversTo(pharmacy, address);
  return {
    pharmacyId: pharmacy.pharmacyId,
    name: textIn(pharmacy.name, locale),
    address: textIn(pharmacy.address, locale),
    phone: pharmacy.phone,
    distanceMeters: place && distanceMetres(place, pharmacy),
    openText: textIn(pharmacy.openText, locale),
    inStock: there.length,
    of: stocked.length,
    missing: stocked
      .filter(({ isThere }) => !isThere)
      .map(({ line }) => names.get(line.drugId) ?? ''),
    goodsCents: sumOf(there),
    methods: delivers ? ['delivery', 'pickup'] : ['pickup'],
    freightCents: delivers ? freightOf(pharmacy, sumOf(stocked)) : null,
    deliveredBy: delivers ? deliveredAt(pharmacy, now).toISOString() : null,
    readyBy: readyAt(pharmacy, now).toISOString(),
    confirmsWithinMinutes: pharmacy.confirmsWithinMinutes,
    reportsProgress: pharmacy.reportsProgress,
  };
}

/** What medicines are called, by their ids. */
export async function drugNames(
  db: Queryable,
  drugIds: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const rows =
    drugIds.length === 0
      ? []
      : await db
          .select({ drugId: drugs.drugId, name: drugs.name })
          .from(drugs)
          .where(inArray(drugs.drugId, [...drugIds]));
  return new Map(rows.map(({ drugId, name }) => [drugId, textIn(name, locale)]));
}

/** The centre of the city of an address; null where it is not known. */
export async function centreOf(
  db: Queryable,
  address: Wherefrom['address'],
): Promise<Position | null> {
  if (address === null) return null;
  const ids = [address.districtId, address.cityId].flatMap((id) => id ?? []);
  if (ids.length === 0) return null;
  const rows = await db.select().from(areas).where(inArray(areas.id, ids));
  for (const id of ids) {
    const area = rows.find((row) => row.id === id);
    if (area?.latitude != null && area.longitude != null)
      return { latitude: area.latitude, longitude: area.longitude };
  }
  return null;
}

/** When a choice has what was prescribed: brought where it delivers, else at its counter. */
const soonest = ({ deliveredBy, readyBy }: Choice): string => deliveredBy ?? readyBy ?? '';

const byWorth = (one: Choice, other: Choice): number =>
  other.inStock - one.inStock ||
  soonest(one).localeCompare(soonest(other)) ||
  one.goodsCents + (one.freightCents ?? 0) - (other.goodsCents + (other.freightCents ?? 0)) ||
  one.pharmacyId.localeCompare(other.pharmacyId);

/** Open pharmacies that sell all of a prescription and have some of it: complete first, then soonest, then cheapest. */
export async function listPharmacies(
  { prescriptionId, addressId, latitude, longitude }: RequestOf<Calls['listPharmacies']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listPharmacies']>> {
  const { db, now, locale } = context;
  const { lines } = await fillableSheet(context, prescriptionId);
  const address = await addressFor(context, addressId);
  const place =
    latitude === undefined || longitude === undefined
      ? await centreOf(db, address)
      : { latitude, longitude };
  const rows = await db.select().from(pharmacies).where(eq(pharmacies.isOpen, true));
  const drugIds = lines.map(({ drugId }) => drugId);
  const names = await drugNames(db, drugIds, locale);
  const has = await stockOf(
    db,
    rows.map(({ pharmacyId }) => pharmacyId),
    drugIds,
  );
  const items = rows.flatMap((row): Choice[] => {
    const stocked = stockedLines(row.pharmacyId, lines, has);
    if (stocked === null || !stocked.some(({ isThere }) => isThere)) return [];
    const choice = choiceOf(row, stocked, names, { place, address, now, locale });
    const isNear = choice.distanceMeters === null || choice.distanceMeters <= collectMetres;
    return isNear || choice.methods.includes('delivery') ? [choice] : [];
  });
  return { items: items.toSorted(byWorth).slice(0, drugOrderTerms.mostPharmacies) };
}
