import { useEffect, useRef, useState, type RefObject } from 'react';

/** A message of the list that the reader was brought to. */
interface Shown {
  readonly number: number;
  /** Whether the focus goes there too. */
  readonly focuses: boolean;
}

interface ShownMessage {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Number of the message that is marked; null where none is. */
  readonly number: number | null;
  /** Brings the reader to a message that is in the list; null takes the mark away. */
  readonly show: (shown: Shown | null) => void;
}

/**
 * Brings the reader to one message of the list and marks it.
 * @param onLeave hears of it just before.
 */
export function useShownMessage(onLeave: () => void): ShownMessage {
  const list = useRef<HTMLOListElement>(null);
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => {
    if (shown === null) return;
    onLeave();
    const item = list.current?.querySelector<HTMLElement>(`[data-number='${shown.number}']`);
    item?.scrollIntoView({ block: 'center' });
    if (shown.focuses) item?.focus({ preventScroll: true });
  }, [shown, onLeave]);
  return { list, number: shown?.number ?? null, show };
}
