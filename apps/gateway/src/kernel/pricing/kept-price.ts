import type { QuoteResult } from '@xinglin/rules';
import type { Localised } from '../../platform/localised';
import type { KeptQuote } from './tables';

/**
 * The price of an order as it is stored with it and explained later.
 * @param lines what is ordered, in the order of the quote; the quote adds the share of each line.
 * @param nameOf the name of a coupon, offer or shop by its id; null where it has none.
 */
export const keptPrice = (
  lines: readonly Omit<KeptQuote['lines'][number], 'shareCents'>[],
  result: QuoteResult,
  nameOf: (id: string | null) => Localised | null,
): KeptQuote => ({
  lines: lines.map((line, place) => ({ ...line, shareCents: result.shares[place] ?? 0 })),
  listCents: result.listCents,
  steps: result.steps.map(({ kind, id, cents }) => ({ kind, name: nameOf(id), cents })),
  goodsCents: result.goodsCents,
  freightCents: result.freightCents,
  totalCents: result.totalCents,
  whyNots: result.whyNots.map(({ kind, id, reason, missingCents }) => ({
    kind,
    reason,
    missingCents,
    name: nameOf(id),
  })),
});

/** The ids of the coupons that lower a price. */
export const spentCoupons = ({ steps }: QuoteResult): string[] =>
  steps.flatMap(({ kind, id }) => (kind === 'coupon' && id !== null ? [id] : []));
