import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in what goes from step to step, each with controls of its own: when the step changes, the focus goes
 * to the first element with `data-step-focus`.
 */
export function useFocusOfStep(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const former = useRef(step);
  useEffect(() => {
    if (former.current === step) return;
    former.current = step;
    place.current?.querySelector<HTMLElement>('[data-step-focus]')?.focus();
  }, [step]);
  return place;
}
