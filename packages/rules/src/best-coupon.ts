import { quoteOf, type QuoteInput, type QuoteOffer, type QuoteResult } from './quote';

/** A price with one coupon, or with none. */
export interface CouponedQuote<Coupon extends QuoteOffer> {
  /** Null where no coupon makes it less. */
  readonly coupon: Coupon | null;
  readonly quote: QuoteResult;
}

/**
 * The price with each coupon that makes it less than it is without, the lowest first; of equals the first one. A coupon
 * that takes off less than the freight that it costs is none of them.
 */
export function couponedQuotes<Coupon extends QuoteOffer>(
  input: QuoteInput,
  coupons: readonly Coupon[],
): CouponedQuote<Coupon>[] {
  const plain = quoteOf({ ...input, coupons: [] });
  return coupons
    .map((coupon) => ({ coupon, quote: quoteOf({ ...input, coupons: [coupon] }) }))
    .filter(({ quote }) => quote.totalCents < plain.totalCents)
    .toSorted((a, b) => a.quote.totalCents - b.quote.totalCents);
}

/** The price with the coupon that makes it lowest, or the price without one. */
export function bestCoupon<Coupon extends QuoteOffer>(
  input: QuoteInput,
  coupons: readonly Coupon[],
): CouponedQuote<Coupon> {
  return (
    couponedQuotes(input, coupons)[0] ?? { coupon: null, quote: quoteOf({ ...input, coupons: [] }) }
  );
}
