import type { TicketProvider } from './ticket-provider';

/** Milliseconds before its end at which a ticket is replaced: a page uses what was signed with it for a while. */
const marginMs = 5 * 60_000;

/** Milliseconds in which a messaging app that gave no ticket is not asked again. */
const pauseMs = 10_000;

/**
 * Keeps a provider's ticket, since the messaging app gives only so many a day: those who ask at the same time share
 * one question, and after a failure there is a pause.
 */
export function keepTicket(
  provider: Pick<TicketProvider, 'fetchTicket'>,
): (now: Date) => Promise<string> {
  let kept: { readonly value: Promise<string>; until: number } | null = null;
  return (now) => {
    if (kept !== null && now.getTime() < kept.until) return kept.value;
    const asked = provider.fetchTicket();
    const entry = { value: asked.then(({ value }) => value), until: now.getTime() + pauseMs };
    kept = entry;
    asked.then(
      ({ lifeMs }) => (entry.until = now.getTime() + Math.max(pauseMs, lifeMs - marginMs)),
      // The caller gets the failure; until the pause has ended so do all others.
      () => undefined,
    );
    return entry.value;
  };
}
