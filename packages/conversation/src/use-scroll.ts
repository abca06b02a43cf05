import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end at which the newest message still counts as in view. */
const nearEnd = 160;

const root = (): HTMLElement => document.documentElement;
const isAtEnd = (): boolean =>
  root().scrollHeight - root().scrollTop - root().clientHeight < nearEnd;
const toEnd = (): void => root().scrollTo({ top: root().scrollHeight });

/**
 * Keeps the place of a reader in a list that grows at both ends: what is put above moves nothing, what comes below is
 * shown at once to who reads the newest, and counted for who reads further up.
 * @param first number of the first message in view.
 * @param last number of the last.
 * @param own how many of one's own wait to be sent: these are always shown.
 */
export function useScroll(first: number, last: number, own: number) {
  const height = useRef(0);
  const former = useRef({ first, last: 0, own: 0 });
  const [seen, setSeen] = useState(last);
  const wasAtEnd = useRef(true);
  useLayoutEffect(() => {
    const before = former.current;
    const grownBy = root().scrollHeight - height.current;
    former.current = { first, last, own };
    height.current = root().scrollHeight;
    if (before.last === 0 || own > before.own) toEnd();
    else if (first < before.first) root().scrollTop += grownBy;
    else if (
      last > before.last &&
      root().scrollHeight - grownBy - root().scrollTop - root().clientHeight < nearEnd
    )
      toEnd();
    // A page that is not full never scrolls.
    const frame = requestAnimationFrame(() => {
      if (isAtEnd()) setSeen(last);
    });
    return () => cancelAnimationFrame(frame);
  }, [first, last, own]);
  useEffect(() => {
    const look = (): void => {
      height.current = root().scrollHeight;
      wasAtEnd.current = isAtEnd();
      if (wasAtEnd.current) setSeen(former.current.last);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  // What makes a message higher after it was shown, such as the way to take it back, pushes the newest out of view.
  useEffect(() => {
    const sizes = new ResizeObserver(() => {
      if (wasAtEnd.current) toEnd();
    });
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);
  /** Says that the reader is led elsewhere: what changes its size meanwhile must not take them back to the newest. */
  const leaveEnd = useCallback(() => {
    wasAtEnd.current = false;
  }, []);
  return { unseen: Math.max(0, last - seen), toEnd, leaveEnd };
}
