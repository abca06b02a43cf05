import { useEffect, useRef, useState } from 'react';

/** How many consults have arrived since the list was first shown or last changed; 0 where none has. */
export function useArrivals(keys: readonly string[] | undefined): number {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [arrived, setArrived] = useState(0);
  const list = keys?.join();
  useEffect(() => {
    if (list === undefined) return;
    const present = list === '' ? [] : list.split(',');
    const former = known.current;
    known.current = new Set([...(former ?? []), ...present]);
    setArrived(former === undefined ? 0 : present.filter((key) => !former.has(key)).length);
  }, [list]);
  return arrived;
}
