/** So many of one thing, from one seller. */
export interface QuoteLine {
  readonly key: string;
  /** Whose it is: promotions and freight are a seller's. */
  readonly seller: string;
  readonly count: number;
  readonly unitCents: number;
  /** For members; null where it is no other price. */
  readonly memberCents: number | null;
}

/** What takes something off from a sum on: of one seller, or of all. */
export interface QuoteOffer {
  readonly id: string;
  /** Null for all sellers together. */
  readonly seller: string | null;
  readonly fromCents: number;
  readonly off: { readonly cents: number } | { readonly percent: number };
}

export interface QuoteFreight {
  readonly seller: string;
  readonly cents: number;
  /** From which sum of its goods, before coins, nothing is charged; null for never. */
  readonly freeFromCents: number | null;
}

export interface QuoteInput {
  readonly lines: readonly QuoteLine[];
  readonly isMember: boolean;
  /** The best one of a seller applies. */
  readonly promotions: readonly QuoteOffer[];
  /** The ones that were chosen, in the order in which they apply. */
  readonly coupons: readonly QuoteOffer[];
  readonly coins: {
    readonly held: number;
    readonly isUsed: boolean;
    readonly centsPerCoin: number;
    /** Of what the goods cost by then. */
    readonly mostPercent: number;
  };
  readonly freights: readonly QuoteFreight[];
}

/** What changed a price; `id` of a promotion, a coupon or the seller whose freight it is. */
export interface QuoteStep {
  readonly kind: 'member' | 'promotion' | 'coupon' | 'coins' | 'freight';
  readonly id: string | null;
  /** Below zero where something is taken off. */
  readonly cents: number;
}

/** What did not apply, and why; `missingCents` to the sum from which it would. */
export type QuoteWhyNot = {
  readonly kind: 'promotion' | 'coupon' | 'member' | 'freeFreight';
  readonly id: string | null;
} & (
  | { readonly reason: 'notReached'; readonly missingCents: number }
  | { readonly reason: 'otherIsBetter' | 'nothingLeft' | 'noMember'; readonly missingCents: 0 }
);

export interface QuoteResult {
  /** What each line is charged with, in the order of the lines: they add up to `goodsCents`. */
  readonly shares: readonly number[];
  readonly listCents: number;
  readonly steps: readonly QuoteStep[];
  readonly goodsCents: number;
  readonly freightCents: number;
  readonly totalCents: number;
  readonly coinsUsed: number;
  /** How many coins could be used, whether they are or not. */
  readonly coinsMost: number;
  readonly whyNots: readonly QuoteWhyNot[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** `cents × part ÷ whole`, rounded down; exact beyond what a number holds. */
const partOf = (cents: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(cents) * BigInt(part)) / BigInt(whole));

/**
 * Divides `cents` by `weights` so that nothing is lost: rounded down, and what is left goes, a cent each, to those that
 * lost most by it, the first of equals first. No part is above its weight where `cents` is not above their sum.
 */
export function divideByWeights(cents: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights));
  if (whole === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const parts = exact.map((one) => Number(one / whole));
  const left = cents - sum(parts);
  const order = exact
    .map((one, place) => ({ place, rest: one % whole }))
    .toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1));
  for (const { place } of order.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}

/**
 * What goes back for `now` more pieces of a line whose share was charged for `count`, where `before` came back already:
 * all parts together are the share, whatever their order.
 */
export function refundOfPart(
  shareCents: number,
  { count, before, now }: { readonly count: number; readonly before: number; readonly now: number },
): number {
  return partOf(shareCents, before + now, count) - partOf(shareCents, before, count);
}

/**
 * What is refunded for `now` more pieces of a line, where other returns of it hold `heldCount` pieces and `heldCents`:
 * the last piece takes all that is left. A return that is withdrawn gives its pieces back with the cents that were
 * announced for them, so what is announced is refunded, and all refunds together are the share in whatever order.
 */
export function refundOfRest(
  shareCents: number,
  {
    count,
    heldCount,
    heldCents,
    now,
  }: {
    readonly count: number;
    readonly heldCount: number;
    readonly heldCents: number;
    readonly now: number;
  },
): number {
  return partOf(shareCents - heldCents, now, count - heldCount);
}

/**
 * A price, on whole cents: lines, then the price of members, a promotion a seller, the chosen coupons, coins, freight.
 * Every step is told, what is taken off is divided among the lines it is taken off from, and nothing is ever below zero.
 */
export function quoteOf(input: QuoteInput): QuoteResult {
  const { lines } = input;
  const steps: QuoteStep[] = [];
  const whyNots: QuoteWhyNot[] = [];
  const listed = lines.map(({ count, unitCents }) => count * unitCents);
  const asMember = lines.map(({ count, unitCents, memberCents }) =>
    memberCents === null ? count * unitCents : count * Math.min(unitCents, memberCents),
  );
  const saved = sum(listed) - sum(asMember);
  const amounts = [...(input.isMember ? asMember : listed)];
  if (saved > 0 && input.isMember) steps.push({ kind: 'member', id: null, cents: -saved });
  if (saved > 0 && !input.isMember)
    whyNots.push({ kind: 'member', id: null, reason: 'noMember', missingCents: 0 });

  const placesOf = (seller: string | null): number[] =>
    lines.flatMap((line, place) => (seller === null || line.seller === seller ? [place] : []));
  const amountAt = (places: readonly number[]): number =>
    sum(places.map((place) => amounts[place] ?? 0));
  const takeOff = (places: readonly number[], cents: number): void => {
    const weights = places.map((place) => amounts[place] ?? 0);
    const parts = divideByWeights(cents, weights);
    for (const [index, place] of places.entries())
      amounts[place] = (amounts[place] ?? 0) - (parts[index] ?? 0);
  };
  const worthOf = ({ off }: QuoteOffer, reached: number): number =>
    'cents' in off ? Math.min(off.cents, reached) : partOf(reached, off.percent, 100);

  const sellers = [...new Set(lines.map(({ seller }) => seller))];
  for (const seller of sellers) {
    const places = placesOf(seller);
    const reached = amountAt(places);
    const own = input.promotions.filter((one) => one.seller === seller);
    const [best] = own
      .filter(({ fromCents }) => fromCents <= reached)
      .toSorted((a, b) => worthOf(b, reached) - worthOf(a, reached));
    for (const { id, fromCents } of own) {
      if (id === best?.id) continue;
      const told = { kind: 'promotion', id } as const;
      if (fromCents > reached)
        whyNots.push({ ...told, reason: 'notReached', missingCents: fromCents - reached });
      else whyNots.push({ ...told, reason: 'otherIsBetter', missingCents: 0 });
    }
    const cents = best ? worthOf(best, reached) : 0;
    if (!best || cents === 0) continue;
    takeOff(places, cents);
    steps.push({ kind: 'promotion', id: best.id, cents: -cents });
  }

  for (const coupon of input.coupons) {
    const places = placesOf(coupon.seller);
    const reached = amountAt(places);
    const cents = worthOf(coupon, reached);
    const told = { kind: 'coupon', id: coupon.id } as const;
    if (coupon.fromCents > reached) {
      whyNots.push({ ...told, reason: 'notReached', missingCents: coupon.fromCents - reached });
    } else if (cents === 0) {
      whyNots.push({ ...told, reason: 'nothingLeft', missingCents: 0 });
    } else {
      takeOff(places, cents);
      steps.push({ ...told, cents: -cents });
    }
  }

  const bySeller = new Map(sellers.map((seller) => [seller, amountAt(placesOf(seller))]));
  const everywhere = placesOf(null);
  const { coins } = input;
  const mostCents = partOf(amountAt(everywhere), coins.mostPercent, 100);
  const coinsMost = Math.min(coins.held, Math.floor(mostCents / coins.centsPerCoin));
  const coinsUsed = coins.isUsed ? coinsMost : 0;
  if (coinsUsed > 0) {
    takeOff(everywhere, coinsUsed * coins.centsPerCoin);
    steps.push({ kind: 'coins', id: null, cents: -coinsUsed * coins.centsPerCoin });
  }

  let freightCents = 0;
  for (const { seller, cents, freeFromCents } of input.freights) {
    const reached = bySeller.get(seller);
    if (reached === undefined || cents === 0) continue;
    if (freeFromCents !== null && reached >= freeFromCents) continue;
    if (freeFromCents !== null) {
      const missingCents = freeFromCents - reached;
      whyNots.push({ kind: 'freeFreight', id: seller, reason: 'notReached', missingCents });
    }
    freightCents += cents;
    steps.push({ kind: 'freight', id: seller, cents });
  }

  const goodsCents = sum(amounts);
  return {
    shares: amounts,
    listCents: sum(listed),
    steps,
    goodsCents,
    freightCents,
    totalCents: goodsCents + freightCents,
    coinsUsed,
    coinsMost,
    whyNots,
  };
}
