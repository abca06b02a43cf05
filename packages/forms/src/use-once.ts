import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something once when the page is there, also where React mounts twice: a code that is used twice is refused. */
export function useOnce(act: () => void): void {
  const done = useRef(false);
  const onArrival = useEffectEvent(act);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    onArrival();
  }, []);
}
