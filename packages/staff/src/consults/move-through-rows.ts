import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus through the rows of the queue by the arrow keys; Enter opens, as on every link. */
export function moveThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-queue-link]')];
  const row = document.activeElement?.closest('li');
  const present = links.findIndex((link) => row?.contains(link));
  const next = links[present + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
