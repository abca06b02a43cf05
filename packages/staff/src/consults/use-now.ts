import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: a promise is shown in minutes. */
const tickMs = 10_000;

/** The browser's clock, in milliseconds since 1970; renders again as minutes pass. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
