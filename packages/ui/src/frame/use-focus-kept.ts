import { useEffect, useRef } from 'react';
import { mainId } from './page';

/** Puts the focus on the main landmark when the control that had it is gone, so that it is not at the top of the page. */
export function catchFocus(): void {
  if (document.activeElement === null || document.activeElement === document.body)
    document.getElementById(mainId)?.focus({ preventScroll: true });
}

/**
 * For what loses its own controls by what they do (an order that was cancelled, a row that was removed): when `key`
 * changes or the component goes, and the focused control went with it, the focus goes to the main landmark.
 */
export function useFocusKept(key: unknown): void {
  const former = useRef(key);
  useEffect(() => {
    if (former.current === key) return;
    former.current = key;
    catchFocus();
  }, [key]);
  useEffect(() => catchFocus, []);
}
