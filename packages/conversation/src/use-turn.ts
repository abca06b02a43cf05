import { useEffect, useEffectEvent, useRef } from 'react';

/** Says once that a conversation stands otherwise than when the page was opened, or than when it was said last. */
export function useTurn(state: string, onTurn: (() => void) | undefined): void {
  const former = useRef(state);
  const turn = useEffectEvent(() => onTurn?.());
  useEffect(() => {
    if (former.current === state) return;
    former.current = state;
    turn();
  }, [state]);
}
