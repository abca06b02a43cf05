import type { OfferedGoods } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';

/** A tile has room for so many reasons. */
const mostLines = 2;

const short = (cents: number): string => formatCents(cents, { decimals: 'auto' });

/** What a price is called, and why it is as it is. */
export interface OfferLines {
  /** 券后; null where nothing was taken off. */
  readonly priceName: string | null;
  readonly why: readonly string[];
}

/** The words of an offer: what was taken off, then what would make it less. */
export function useOfferLines(offer: OfferedGoods['offer']): OfferLines {
  const { t } = useTranslation('mall');
  if (offer === null) return { priceName: null, why: [] };
  const { steps, nearCoupon, claimable } = offer;
  const has = (kind: string) => steps.some((step) => step.kind === kind);
  const why = steps.flatMap(({ kind, reason, cents }) => {
    if (kind === 'coupon') return t('offer.coupon', { off: short(-cents) });
    if (kind === 'member') return t('offer.member', { off: short(-cents) });
    return kind === 'promotion' ? reason : [];
  });
  if (claimable !== null)
    why.push(
      t('offer.claimable', { off: short(claimable.offCents), price: short(claimable.cents) }),
    );
  if (nearCoupon !== null)
    why.push(
      t('offer.near', { missing: short(nearCoupon.missingCents), off: short(nearCoupon.offCents) }),
    );
  return {
    priceName: has('coupon') ? t('offer.afterCoupon') : has('member') ? t('offer.asMember') : null,
    why: why.slice(0, mostLines),
  };
}
