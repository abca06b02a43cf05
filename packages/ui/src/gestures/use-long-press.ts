import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/** Milliseconds until a press counts as long (spec 1 §9). */
export const longPressMs = 1500;

/** Pixels a finger may wander and still press, or tap. */
export const pressSlack = 6;

/** Hears a press of 1.5 s on an element: one pointer, held without moving. */
export function useLongPress(
  element: RefObject<HTMLElement | null>,
  onLongPress: () => void,
): void {
  const pressed = useEffectEvent(onLongPress);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const forget = (): void => clearTimeout(timer);
    target.addEventListener(
      'pointerdown',
      ({ clientX, clientY, button }) => {
        forget();
        if (button > 0) return;
        from = { x: clientX, y: clientY };
        timer = setTimeout(() => pressed(), longPressMs);
      },
      { signal },
    );
    target.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > pressSlack) forget();
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      target.addEventListener(end, forget, { signal });
    return () => {
      forget();
      listening.abort();
    };
  }, [element]);
}
