import type { Moment } from './format-time';

/** What is agreed of every card, read by its pages and by its rules at the gateway. */
export const membershipTerms = {
  payWithinMinutes: 30,
  /** So long before a card ends its owner is reminded, where they want to be. */
  remindDaysBefore: 7,
  /** Orders that were completed within so many days count for a level of the free membership. */
  levelDays: 365,
} as const;

const dayMs = 86_400_000;

/** What a card costs for each of its days, to the nearest cent. */
export const cardDayCents = (priceCents: number, days: number): number =>
  Math.round(priceCents / days);

/** What was paid for a card, and from when until when it is valid; null before it is activated. */
export interface CardTerm {
  readonly cents: number;
  readonly startsAt: Moment | null;
  readonly endsAt: Moment | null;
}

/** What a member price saved on one order while the card was in service. */
export interface CardSaving {
  readonly cents: number;
}

/** One line of a refund: what it adds, or takes off. The lines of a refund add up to it. */
export interface CardRefundLine<Saving extends CardSaving = CardSaving> {
  readonly kind: 'paid' | 'usedDays' | 'saving' | 'floor';
  readonly cents: number;
  /** Days that were used, and days that the card has; of `usedDays` alone. */
  readonly days?: { readonly used: number; readonly all: number };
  /** Of `saving` alone. */
  readonly saving?: Saving;
}

/**
 * What is refunded of a card that is cancelled at a moment, in cents, line by line: all of it before it begins; then the
 * share of the whole days that are left, less what the card has saved, and never below 0 (spec 2 §2.29).
 */
export function cardRefund<Saving extends CardSaving>(
  { cents, startsAt, endsAt }: CardTerm,
  savings: readonly Saving[],
  at: Moment,
): { readonly cents: number; readonly lines: readonly CardRefundLine<Saving>[] } {
  const paid = { kind: 'paid', cents } as const;
  const used = usedDays({ startsAt, endsAt }, at);
  if (used === null) return { cents, lines: [paid] };
  // Sums are below 2^31 and a card is shorter than a century: the product is exact.
  const share = used.all === 0 ? 0 : Math.floor((cents * (used.all - used.used)) / used.all);
  const saved = savings.reduce((sum, saving) => sum + saving.cents, 0);
  const below = Math.max(0, saved - share);
  return {
    cents: share - saved + below,
    lines: [
      paid,
      { kind: 'usedDays', cents: share - cents, days: used },
      ...savings.map((saving) => ({ kind: 'saving', cents: -saving.cents, saving }) as const),
      ...(below > 0 ? [{ kind: 'floor', cents: below } as const] : []),
    ],
  };
}

/** Days of a term that were used by a moment, the one that has begun as well; null before the term begins. */
function usedDays(
  { startsAt, endsAt }: Pick<CardTerm, 'startsAt' | 'endsAt'>,
  at: Moment,
): { readonly used: number; readonly all: number } | null {
  if (startsAt === null || endsAt === null) return null;
  const [start, end, now] = [millisOf(startsAt), millisOf(endsAt), millisOf(at)];
  if (now <= start) return null;
  const all = Math.round((end - start) / dayMs);
  return { used: all - Math.min(all, Math.max(0, Math.floor((end - now) / dayMs))), all };
}

const millisOf = (moment: Moment): number => new Date(moment).getTime();

/** From when until when a card that is activated now is valid: after the one before it, where that still runs. */
export function cardTerm(
  days: number,
  { now, runsUntil }: { readonly now: Moment; readonly runsUntil: Moment | null },
): { readonly startsAt: Date; readonly endsAt: Date } {
  const from = Math.max(millisOf(now), runsUntil === null ? 0 : millisOf(runsUntil));
  return { startsAt: new Date(from), endsAt: new Date(from + days * dayMs) };
}

/**
 * The activated cards that begin earlier after one of them ended early, with their new terms: each keeps its length and
 * follows the one before it, the first begins now where none runs. Cards that run, or are over, keep their terms.
 */
export function pulledForward<Card extends { readonly startsAt: Date; readonly endsAt: Date }>(
  cards: readonly Card[],
  now: Date,
): { readonly card: Card; readonly startsAt: Date; readonly endsAt: Date }[] {
  const hasBegun = ({ startsAt }: Card) => startsAt <= now;
  let from = Math.max(
    now.getTime(),
    ...cards.filter(hasBegun).map(({ endsAt }) => endsAt.getTime()),
  );
  return cards
    .filter((card) => !hasBegun(card))
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .flatMap((card) => {
      const startsAt = Math.min(from, card.startsAt.getTime());
      const endsAt = startsAt + card.endsAt.getTime() - card.startsAt.getTime();
      from = endsAt;
      if (startsAt === card.startsAt.getTime()) return [];
      return [{ card, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }];
    });
}

/** The highest level whose orders were reached; the levels stand from the lowest on, which asks for none. */
export function levelReached<Level extends { readonly fromOrders: number }>(
  levels: readonly Level[],
  orders: number,
): { readonly level: Level | undefined; readonly next: Level | undefined } {
  const reached = levels.filter(({ fromOrders }) => orders >= fromOrders);
  return { level: reached.at(-1), next: levels[reached.length] };
}
