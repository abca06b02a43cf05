import type { Moment } from './format-time';

/** What is agreed of every card: data, as its pages and its rules at the gateway read it. */
export const membershipTerms = {
  payWithinMinutes: 30,
  /** So long before a card ends its owner is reminded, where they want to be. */
  remindDaysBefore: 7,
  /** Orders that were completed within so many days count for a level of the free membership. */
  levelDays: 365,
} as const;

const dayMs = 86_400_000;

/**
 * What goes back in cents of a card that is given up at a moment: all of it before it is activated, then the share of
 * the whole days that are left, and nothing after its end (spec 2 §2.29).
 */
export function cardRefundCents({ cents, startsAt, endsAt }: CardTerm, at: Moment): number {
  if (startsAt === null || endsAt === null) return cents;
  const [start, end, now] = [startsAt, endsAt, at].map((one) => new Date(one).getTime()) as [
    number,
    number,
    number,
  ];
  if (now <= start) return cents;
  const days = Math.round((end - start) / dayMs);
  const left = Math.max(0, Math.floor((end - now) / dayMs));
  // Sums are below 2^31 and a card is shorter than a century: the product is exact.
  return days === 0 ? 0 : Math.floor((cents * left) / days);
}

/** What was paid for a card, and from when until when it is valid; null before it is activated. */
export interface CardTerm {
  readonly cents: number;
  readonly startsAt: Moment | null;
  readonly endsAt: Moment | null;
}

/** From when until when a card that is activated now is valid: after the one before it, where that still runs. */
export function cardTerm(
  days: number,
  { now, runsUntil }: { readonly now: Moment; readonly runsUntil: Moment | null },
): { readonly startsAt: Date; readonly endsAt: Date } {
  const from = Math.max(
    new Date(now).getTime(),
    runsUntil === null ? 0 : new Date(runsUntil).getTime(),
  );
  return { startsAt: new Date(from), endsAt: new Date(from + days * dayMs) };
}

/** The highest level whose orders were reached; the levels stand from the lowest on, which asks for none. */
export function levelReached<Level extends { readonly fromOrders: number }>(
  levels: readonly Level[],
  orders: number,
): { readonly level: Level | undefined; readonly next: Level | undefined } {
  const reached = levels.filter(({ fromOrders }) => orders >= fromOrders);
  return { level: reached.at(-1), next: levels[reached.length] };
}
