import { Suspense, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';

/** How far below the screen a part is loaded once the reader scrolls. */
const ahead = '400px';

/**
 * A part further down a page, whose code and answers are loaded when its place is seen, and a little earlier once the reader
 * scrolls. The server does not render it: give it nothing that a page is opened for.
 */
export function WhenNear({ children }: { children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watchWithin = (rootMargin: string): IntersectionObserver => {
      const watch = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setNear(true);
        },
        { rootMargin },
      );
      if (place.current) watch.observe(place.current);
      return watch;
    };
    let watch = watchWithin('0px');
    const onScroll = (): void => {
      watch.disconnect();
      watch = watchWithin(ahead);
    };
    addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      watch.disconnect();
    };
  }, []);
  return <div ref={place}>{isNear && <Suspense>{children}</Suspense>}</div>;
}
