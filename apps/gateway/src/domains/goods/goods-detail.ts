import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { arrivalOf, textIn, type DeliveryTerms } from '@xinglin/rules';
import { and, asc, eq } from 'drizzle-orm';
import { areaOf, ownAddress, usualAddress } from '../../kernel/parcels/parcels';
import { areas } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { cardOf } from './catalogue';
import { isOutside } from './delivery';
import { quotesOfSkus, type Reader } from './offers';
import { shopsOf, shownCertificate } from './shops';
import { isSold, skusOf, skusOfGoods } from './skus';
import { goodsAreas, goodsCategories, goodsItems } from './tables';

type Calls = typeof goodsCalls;

/** Where goods would go: the reader's usual address, or the city of their choice. */
interface Destination {
  readonly areaId: string;
  readonly place: string;
  readonly isAddress: boolean;
}

async function destinationOf(
  { db, locale, session }: Reader,
  { areaId, addressId }: Pick<RequestOf<Calls['getGoods']>, 'areaId' | 'addressId'>,
): Promise<Destination | null> {
  const ownerId = session?.userId;
  const address =
    ownerId === undefined
      ? null
      : addressId === undefined
        ? await usualAddress(db, ownerId)
        : ((await ownAddress(db, ownerId, addressId)) ?? refuse('forbidden'));
  if (address) return { areaId: areaOf(address), place: streetOf(address.detail), isAddress: true };
  if (areaId === undefined) return null;
  const [area] = await db.select({ name: areas.name }).from(areas).where(eq(areas.id, areaId));
  return area ? { areaId, place: textIn(area.name, locale), isAddress: false } : null;
}

/** The street of an address: what is written up to its number. */
const streetOf = (detail: string): string => /^[^\d０-９]+/.exec(detail)?.[0].trim() || detail;

/** When something that is ordered now arrives there; null where its shop does not say. */
function arrivalAt(
  { areaId, place, isAddress }: Destination,
  terms: DeliveryTerms | null,
  now: Date,
) {
  if (terms === null) return null;
  const { by, isHour } = arrivalOf(terms, now, areaId);
  return { by: by.toISOString(), isHour, place, isAddress };
}

/** Goods with their variants; refuses what is not sold there. */
export async function findGoods(
  { shopId, goodsNo, ...place }: RequestOf<Calls['getGoods']>,
  context: Reader,
): Promise<ResponseOf<Calls['getGoods']>> {
  const { db, locale } = context;
  const to = await destinationOf(context, place);
  const [row = refuse('forbidden')] = await db
    .select({ item: goodsItems, category: goodsCategories })
    .from(goodsItems)
    .innerJoin(goodsCategories, eq(goodsCategories.categoryId, goodsItems.categoryId))
    .where(and(eq(goodsItems.goodsNo, goodsNo), eq(goodsItems.shopId, shopId)));
  const { item, category } = row;
  const [[shop = refuse('forbidden')], skus, outside] = await Promise.all([
    shopsOf(context, [shopId]),
    skusOfGoods(db, [goodsNo]),
    to === null ? null : isOutside(db, shopId, to.areaId),
  ]);
  const quotes = await quotesOfSkus(context, skus, to?.areaId ?? null);
  const terms = skus[0]?.shop.deliveryTerms ?? null;
  const sold = skus.map(({ sku }) => ({ ...sku, isOnSale: sku.isOnSale && item.isOnSale }));
  const choices = sold.some((sku) => sku.isOnSale) ? sold.filter((sku) => sku.isOnSale) : sold;
  const members = choices.flatMap(({ memberCents }) => memberCents ?? []);
  const shown = !item.needsPrescription;
  return {
    ...cardOf(item, locale),
    shopName: shop.name,
    priceCents: Math.min(...choices.map(({ priceCents }) => priceCents)),
    memberCents: members.length === 0 ? null : Math.min(...members),
    inStock: choices.some(({ stock, isOnSale }) => isOnSale && stock > 0),
    shop,
    category: { categoryId: category.categoryId, name: textIn(category.name, locale) },
    description: shown ? item.description.map((one) => textIn(one, locale)) : [],
    parameters: shown
      ? item.parameters.map(({ label, text }) => ({
          label: textIn(label, locale),
          text: textIn(text, locale),
        }))
      : [],
    skus: sold.map((sku) => ({
      skuId: sku.skuId,
      label: textIn(sku.label, locale),
      priceCents: sku.priceCents,
      memberCents: sku.memberCents,
      stock: sku.stock,
      isOnSale: sku.isOnSale,
      quote: (sku.isOnSale ? quotes.get(sku.skuId) : undefined) ?? null,
    })),
    pictures: shown ? [item.picture, ...item.furtherPictures] : [],
    certificate: shown ? shownCertificate(item.certificate, locale) : null,
    warnings: shown ? item.warnings.map((one) => textIn(one, locale)) : [],
    arrival: to === null || outside ? null : arrivalAt(to, terms, context.now),
    isDelivered: outside === null ? null : !outside,
    returnDays: item.returnDays,
  };
}

/** The areas that a shop delivers to by name; none where it delivers everywhere. */
export async function listAreas(
  { shopId }: RequestOf<Calls['listGoodsAreas']>,
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
): Promise<ResponseOf<Calls['listGoodsAreas']>> {
  const rows = await db
    .select({ areaId: areas.id, name: areas.name, freightCents: goodsAreas.freightCents })
    .from(goodsAreas)
    .innerJoin(areas, eq(areas.id, goodsAreas.areaId))
    .where(eq(goodsAreas.shopId, shopId))
    .orderBy(asc(areas.id));
  return wholeList(rows.map((row) => ({ ...row, name: textIn(row.name, locale) })));
}

/** A variant as of now; refuses an unknown one. */
export async function findItem(
  { itemId }: RequestOf<Calls['getCommerceItem']>,
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
): Promise<ResponseOf<Calls['getCommerceItem']>> {
  const row = (await skusOf(db, [itemId])).get(itemId) ?? refuse('forbidden');
  const { sku, item, shop } = row;
  return {
    itemId,
    shopId: shop.shopId,
    shopName: textIn(shop.name, locale),
    goodsNo: item.goodsNo,
    title: textIn(item.title, locale),
    skuLabel: textIn(sku.label, locale),
    picture: item.needsPrescription ? null : item.picture,
    needsPrescription: item.needsPrescription,
    priceCents: sku.priceCents,
    memberCents: sku.memberCents,
    stock: sku.stock,
    isOnSale: isSold(row),
  };
}
