import type { Parcel } from '@xinglin/contract';
import { maskReceiverMobile } from '@xinglin/rules';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { textOf } from './locales';
import { orders } from '../orders/tables';
import { namesOf } from '../people/addresses/area-chain';
import { postingAddresses } from '../people/addresses/tables';
import { usualFirst } from '../people/addresses/usual-first';
import { orderAddresses, parcelEvents, parcels, type ParcelRow } from './tables';

/** An address of an account as an order would go to it; null for another's. */
export async function ownAddress(db: Queryable, ownerId: string, addressId: string) {
  const [row] = await db
    .select()
    .from(postingAddresses)
    .where(and(eq(postingAddresses.addressId, addressId), eq(postingAddresses.ownerId, ownerId)));
  return row ?? null;
}

/** The address that an account uses first: its default one, otherwise the newest; null without one. */
export async function usualAddress(db: Queryable, ownerId: string): Promise<OwnAddress | null> {
  const [row] = await db
    .select()
    .from(postingAddresses)
    .where(eq(postingAddresses.ownerId, ownerId))
    .orderBy(...usualFirst)
    .limit(1);
  return row ?? null;
}

/** The smallest area that an address names. */
export const areaOf = ({
  provinceId,
  cityId,
  districtId,
}: Pick<OwnAddress, 'provinceId' | 'cityId' | 'districtId'>): string =>
  districtId ?? cityId ?? provinceId;

/** Where something is sent. */
type Place = Omit<typeof orderAddresses.$inferSelect, 'orderNo'>;

export type OwnAddress = NonNullable<Awaited<ReturnType<typeof ownAddress>>>;

/** Keeps where an order goes, the last place told: what becomes of the address itself changes nothing of it. */
export async function keepAddress(
  db: Queryable,
  orderNo: string,
  { name, mobile, provinceId, cityId, districtId, detail }: OwnAddress,
): Promise<void> {
  const place = { name, mobile, provinceId, cityId, districtId, detail };
  await db
    .insert(orderAddresses)
    .values({ orderNo, ...place })
    .onConflictDoUpdate({ target: orderAddresses.orderNo, set: place });
}

/** A place as the owner of an order reads it, the number masked. */
export async function shownAddress(db: Queryable, place: Place, locale: Locale) {
  const { provinceName, cityName, districtName } = (await namesOf(db, [place], locale))(place);
  const areas = [provinceName, cityName === provinceName ? null : cityName, districtName];
  return {
    name: place.name,
    mobile: maskReceiverMobile(place.mobile),
    text: [...areas.filter((one) => one !== null), place.detail].join(locale === 'en' ? ', ' : ''),
  };
}

/** Where an order goes, as its owner reads it. */
export async function addressOfOrder(db: Queryable, orderNo: string, locale: Locale) {
  const [row] = await db.select().from(orderAddresses).where(eq(orderAddresses.orderNo, orderNo));
  return row ? shownAddress(db, row, locale) : null;
}

/**
 * The parcel of a sender for an order; a system that sends it again is answered with the one that is there.
 * @param words what the sender says with it; left out where the history begins with a sentence of the gateway
 */
export async function sendParcel(
  db: Queryable,
  now: Date,
  sent: Pick<ParcelRow, 'orderNo' | 'senderId' | 'carrier' | 'trackingNo'>,
  words?: string,
): Promise<string> {
  const parcelId = newId();
  const [made] = await db
    .insert(parcels)
    .values({ ...sent, parcelId, sentAt: now })
    .onConflictDoNothing()
    .returning({ parcelId: parcels.parcelId });
  if (made) {
    if (words !== undefined) await addParcelEvent(db, parcelId, now, words);
    return parcelId;
  }
  const [there] = await db
    .select({ parcelId: parcels.parcelId })
    .from(parcels)
    .where(and(eq(parcels.orderNo, sent.orderNo), eq(parcels.senderId, sent.senderId)));
  return there?.parcelId ?? parcelId;
}

export async function addParcelEvent(
  db: Queryable,
  parcelId: string,
  at: Date,
  text: string,
): Promise<void> {
  await db.insert(parcelEvents).values({ parcelId, at, text });
}

/** Writes that a parcel was handed over. */
export async function deliverParcel(db: Queryable, parcelId: string, now: Date): Promise<void> {
  await db
    .update(parcels)
    .set({ deliveredAt: now })
    .where(and(eq(parcels.parcelId, parcelId), isNull(parcels.deliveredAt)));
}

/** How the parcels of a kind of order are named. */
interface ParcelWords {
  /** Who a sender is, in the reader's language. */
  readonly nameOf: (senderId: string) => string;
  /** What its history begins with: that it was handed to its carrier; left out where its sender said it. */
  readonly sentText?: (carrier: string, trackingNo: string, locale: Locale) => string;
}

/**
 * The parcels of an order, the first one first, each with what its carrier said, the newest first. What a carrier says is
 * shown as it was said; that the parcel was sent is said in the reader's language.
 */
export async function parcelsOf(
  db: Queryable,
  orderNo: string,
  locale: Locale,
  { nameOf, sentText }: ParcelWords,
): Promise<z.infer<typeof Parcel>[]> {
  const rows = await db
    .select()
    .from(parcels)
    .where(eq(parcels.orderNo, orderNo))
    .orderBy(asc(parcels.sentAt), asc(parcels.parcelId));
  if (rows.length === 0) return [];
  const events = await db
    .select()
    .from(parcelEvents)
    .where(
      inArray(
        parcelEvents.parcelId,
        rows.map(({ parcelId }) => parcelId),
      ),
    )
    .orderBy(desc(parcelEvents.eventId));
  return rows.map(({ parcelId, senderId, carrier, trackingNo, sentAt, deliveredAt }) => ({
    parcelId,
    sender: nameOf(senderId),
    carrier,
    trackingNo,
    stateText: textOf(locale, deliveredAt === null ? 'onItsWay' : 'delivered'),
    events: [
      ...events.filter((event) => event.parcelId === parcelId),
      ...(sentText ? [{ at: sentAt, text: sentText(carrier, trackingNo, locale) }] : []),
    ].map(({ at, text }) => ({ at: at.toISOString(), text })),
  }));
}

/** Parcels of an order that its owner received are on their way no more, whatever their carriers said last. */
export async function closeParcels(db: Queryable, orderNo: string, now: Date): Promise<void> {
  await db
    .update(parcels)
    .set({ deliveredAt: now })
    .where(and(eq(parcels.orderNo, orderNo), isNull(parcels.deliveredAt)));
}

/** Empties the addresses of an account's orders: what was sold stays on record, where it went does not. */
export async function eraseOrderAddresses(db: Queryable, ownerId: string): Promise<void> {
  const own = db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(eq(orders.ownerId, ownerId));
  await db
    .update(orderAddresses)
    .set({ name: '', mobile: '', detail: '' })
    .where(inArray(orderAddresses.orderNo, own));
}
