import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * A control may be used before the page's scripts have arrived. React leaves in it what it then holds, but tells
 * nobody, and the next render would undo it: `take` is given the control once it has been taken over.
 */
export function useEarlyInput<Control extends HTMLElement>(
  take: (control: Control) => void,
): RefObject<Control | null> {
  const reference = useRef<Control>(null);
  const taken = useEffectEvent(take);
  useEffect(() => {
    if (reference.current !== null) taken(reference.current);
  }, []);
  return reference;
}
