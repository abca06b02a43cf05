import { useEffect } from 'react';
import { nextInDirection, type Direction } from '../model/next-in-direction';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The back key by the names that televisions give it. */
const backKeys = new Set(['GoBack', 'BrowserBack', 'XF86Back', 'Escape']);

/** What can be chosen on the page. */
const choosable = 'header a[href], main a[href], main button:not(:disabled)';

/**
 * The arrow keys of a remote control move the focus to what is nearest in their direction; its back key is the back of
 * the page. Where nothing lies in the direction, the page scrolls.
 */
export function useRemoteControl(): void {
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  if (backKeys.has(event.key)) {
    const back = document.querySelector<HTMLElement>('a[data-back]');
    if (back === null) return;
    event.preventDefault();
    back.click();
    return;
  }
  const direction = directions[event.key];
  if (direction === undefined) return;
  const next = focusAfter(direction);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function focusAfter(direction: Direction): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(choosable)];
  const focused = document.activeElement;
  const others = all.filter((element) => element !== focused);
  // Before the first key nothing is chosen: the first of the content is, and not the way back.
  if (focused === null || others.length === all.length)
    return all.find((element) => element.closest('main') !== null) ?? all[0];
  const places = others.map((element) => element.getBoundingClientRect());
  return others[nextInDirection(focused.getBoundingClientRect(), places, direction)];
}
