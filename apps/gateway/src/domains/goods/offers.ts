import type { goods as goodsCalls, ResponseOf } from '@xinglin/contract';
import { bestCoupon, type QuoteResult } from '@xinglin/rules';
import { areaOf, usualAddress } from '../../kernel/parcels/parcels';
import { asOffer } from '../../kernel/pricing/coupons';
import { explained } from '../../kernel/pricing/explained';
import { offeredPacks, packAsOffer } from '../../kernel/pricing/offered-packs';
import type { CouponPackRow } from '../../kernel/pricing/tables';
import type { CallContext, Locale } from '../../platform/context';
import { buyerTerms, quoteInputOf, type BuyerTerms } from './buyer-terms';
import { keptQuote, namesOf } from './kept-quote';
import { isOrderable, type SkuRow } from './skus';

type Calls = typeof goodsCalls;
type Offer = NonNullable<ResponseOf<Calls['listGoods']>['items'][number]['offer']>;
type SkuQuote = NonNullable<ResponseOf<Calls['getGoods']>['skus'][number]['quote']>;

/** Whose prices are shown, and when. */
export type Reader = Pick<CallContext, 'db' | 'locale' | 'now' | 'all' | 'session'>;

/** One piece with the best coupon that the reader holds, explained. */
function quoteOfOne(
  row: SkuRow,
  terms: BuyerTerms,
  locale: Locale,
): { readonly result: QuoteResult; readonly quote: SkuQuote } {
  const lines = [{ row, count: 1 }];
  const { quote: result } = bestCoupon(quoteInputOf(terms, lines), terms.coupons.map(asOffer));
  const nameOf = namesOf(lines, terms.promotions, terms.coupons);
  return { result, quote: explained(keptQuote(lines, result, nameOf), locale) };
}

/** The nearest coupon that the reader holds and that one piece does not reach. */
function nearCouponOf(terms: BuyerTerms, reached: QuoteResult): Offer['nearCoupon'] {
  // A coupon that is used already is not topped by a smaller one.
  const used = reached.steps.find(({ kind }) => kind === 'coupon');
  const before = reached.goodsCents - (used?.cents ?? 0);
  const [near] = terms.coupons
    .filter(
      ({ seller, fromCents, offCents }) =>
        seller === null && fromCents > before && offCents > -(used?.cents ?? 0),
    )
    .toSorted((a, b) => a.fromCents - b.fromCents);
  return near ? { missingCents: near.fromCents - before, offCents: near.offCents } : null;
}

/** The coupon to receive by which one piece would cost least, where it makes it cheaper than those that are held. */
function claimableOf(
  row: SkuRow,
  terms: BuyerTerms,
  packs: readonly CouponPackRow[],
  { totalCents }: QuoteResult,
): Offer['claimable'] {
  const input = quoteInputOf(terms, [{ row, count: 1 }]);
  const { coupon, quote } = bestCoupon(input, packs.map(packAsOffer));
  const pack = packs.find(({ packId }) => packId === coupon?.id);
  return pack === undefined || quote.totalCents >= totalCents
    ? null
    : { packId: pack.packId, offCents: pack.offCents, cents: quote.goodsCents };
}

/** What variants cost their reader in a list, by variant; those that cannot be ordered are left out. */
export async function offersOf(
  reader: Reader,
  rows: readonly SkuRow[],
): Promise<ReadonlyMap<string, Offer>> {
  const { db, locale, now, session } = reader;
  const orderable = rows.filter(isOrderable);
  if (orderable.length === 0) return new Map();
  const shopIds = [...new Set(orderable.map(({ shop }) => shop.shopId))];
  const ownerId = session?.userId;
  const address = ownerId === undefined ? null : await usualAddress(db, ownerId);
  const areaId = address && areaOf(address);
  const terms = await buyerTerms(reader, { ownerId, shopIds, areaId });
  const packs = await offeredPacks(db, { ownerId, use: 'goods', now });
  return new Map(
    orderable.map((row): [string, Offer] => {
      const { result, quote } = quoteOfOne(row, terms, locale);
      const { skuId, stock } = row.sku;
      const { listCents, goodsCents: cents, steps } = quote;
      return [
        skuId,
        {
          skuId,
          stock,
          listCents,
          cents,
          // Freight belongs to an order; it has its part in which coupon is the best one.
          steps: steps.filter(({ kind }) => kind !== 'freight'),
          nearCoupon: nearCouponOf(terms, result),
          claimable: claimableOf(row, terms, packs, result),
        },
      ];
    }),
  );
}

/** What one piece of each variant costs with freight to an area; null for one that cannot be ordered. */
export async function quotesOfSkus(
  reader: Reader,
  rows: readonly SkuRow[],
  areaId: string | null,
): Promise<ReadonlyMap<string, SkuQuote>> {
  const shopIds = [...new Set(rows.map(({ shop }) => shop.shopId))];
  const terms = await buyerTerms(reader, { ownerId: reader.session?.userId, shopIds, areaId });
  return new Map(
    rows
      .filter(isOrderable)
      .map((row) => [row.sku.skuId, quoteOfOne(row, terms, reader.locale).quote]),
  );
}
