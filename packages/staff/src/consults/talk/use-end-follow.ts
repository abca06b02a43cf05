import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels from the end at which the newest message still counts as in view. */
const nearEnd = 80;

function scrollToEnd(element: HTMLElement | null): void {
  if (element !== null) element.scrollTop = element.scrollHeight;
}

/** What a scrolled list of messages is shown by. */
interface EndFollow {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Messages below that the reader has not seen. */
  readonly unseen: number;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

/**
 * Holds the reader's place in a list that grows at both ends: what is added above moves nothing, what comes below is
 * shown at once to a reader of the newest message and counted for one who reads further up.
 * @param first number of the first message.
 * @param last number of the last one.
 * @param own how many of one's own wait to be sent: these are always shown.
 */
export function useEndFollow(first: number, last: number, own: number): EndFollow {
  const list = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const isAtEnd = useRef(true);
  const former = useRef({ first, own });
  const [seen, setSeen] = useState(last);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const before = former.current;
    const grownBy = element.scrollHeight - height.current;
    former.current = { first, own };
    height.current = element.scrollHeight;
    if (first < before.first && !isAtEnd.current) element.scrollTop += grownBy;
    else if (isAtEnd.current || own > before.own) element.scrollTop = element.scrollHeight;
    if (isAtEnd.current) setSeen(last);
  }, [first, last, own]);
  // A picture that arrives makes its message higher.
  useLayoutEffect(() => {
    const content = list.current?.firstElementChild;
    if (!content) return;
    const sizes = new ResizeObserver(() => {
      height.current = list.current?.scrollHeight ?? 0;
      if (isAtEnd.current) scrollToEnd(list.current);
    });
    sizes.observe(content);
    return () => sizes.disconnect();
  }, []);
  return {
    list,
    unseen: Math.max(0, last - seen),
    toEnd: () => {
      isAtEnd.current = true;
      scrollToEnd(list.current);
      setSeen(last);
    },
    onScroll() {
      const element = list.current;
      if (element === null) return;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
      if (isAtEnd.current) setSeen(last);
    },
  };
}
