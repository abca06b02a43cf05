import { useEffect, useRef, type RefObject } from 'react';

/**
 * Holds the form around an element back while something of it is still on its way, and sends it once that has come: what
 * was chosen before the tap belongs to it. Nothing is sent by itself when what was on its way did not come.
 * @param element within the form.
 * @param isBusy whether something is on its way.
 * @param hasFailed whether something did not come; the element says so itself.
 */
export function useFormWaits(
  element: RefObject<HTMLElement | null>,
  isBusy: boolean,
  hasFailed: boolean,
): void {
  const isHeld = useRef(false);
  useEffect(() => {
    const form = element.current?.closest('form');
    if (!form) return undefined;
    if (!isBusy) {
      const wasHeld = isHeld.current;
      isHeld.current = false;
      if (wasHeld && !hasFailed) form.requestSubmit();
      return undefined;
    }
    const hold = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      isHeld.current = true;
    };
    // Before the form's own handler, which would send what is there by now.
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [element, isBusy, hasFailed]);
}
