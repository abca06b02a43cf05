import { useEffect, useEffectEvent, useRef } from 'react';

/** Pixels from the top at which what is further back is asked for, so that it is there when the reader arrives. */
const nearTop = 400;

/**
 * Asks for what is further back when the reader scrolls up to it. A page that opens, or is moved to keep the reader's
 * place, asks for nothing.
 */
export function useEarlierByScroll(mayAsk: boolean, ask: () => Promise<void>): void {
  const isAsking = useRef(false);
  const onNearTop = useEffectEvent(() => {
    if (!mayAsk || isAsking.current) return;
    isAsking.current = true;
    void ask().finally(() => {
      isAsking.current = false;
    });
  });
  useEffect(() => {
    const root = document.documentElement;
    let former = root.scrollTop;
    const look = (): void => {
      const isUpwards = root.scrollTop < former;
      former = root.scrollTop;
      if (isUpwards && former < nearTop) onNearTop();
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
}
