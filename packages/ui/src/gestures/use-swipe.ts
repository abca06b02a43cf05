import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/** Pixels from which a movement counts as a swipe (spec 1 §9). */
export const swipePixels = 30;

/**
 * Hears a swipe to the left (`next`) or right (`previous`) on an element: at least 30 px, and more across than up or
 * down. The element needs `touch-action: pan-y`, or the browser takes the movement for itself.
 */
export function useSwipe(
  element: RefObject<HTMLElement | null>,
  onSwipe: (direction: 'next' | 'previous') => void,
): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let from: { x: number; y: number } | null = null;
    target.addEventListener(
      'pointerdown',
      ({ clientX, clientY, isPrimary }) => {
        from = isPrimary ? { x: clientX, y: clientY } : null;
      },
      { signal },
    );
    target.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        if (from === null) return;
        const across = clientX - from.x;
        const along = clientY - from.y;
        from = null;
        if (Math.abs(across) < swipePixels || Math.abs(across) <= Math.abs(along)) return;
        swiped(across < 0 ? 'next' : 'previous');
      },
      { signal },
    );
    target.addEventListener('pointercancel', () => (from = null), { signal });
    return () => listening.abort();
  }, [element]);
}
