import { useEffect, useEffectEvent } from 'react';

/** Milliseconds after which what is needed to show a page has long been there. */
const afterMs = 4000;

/**
 * Does once what a page leaves behind and nothing on it waits for, when it has been in view for a moment or is left, so
 * that its code is no part of the page's own.
 * @param about tells one thing from the next; null for nothing yet.
 */
export function useLater(about: string | null, act: (about: string) => Promise<unknown>): void {
  const doIt = useEffectEvent((what: string) => {
    // Without a network it is not done, and the page is none the worse for it.
    act(what).catch(() => undefined);
  });
  useEffect(() => {
    if (about === null) return;
    let isDone = false;
    const once = (): void => {
      if (isDone) return;
      isDone = true;
      doIt(about);
    };
    const timer = setTimeout(once, afterMs);
    return () => {
      clearTimeout(timer);
      once();
    };
  }, [about]);
}
