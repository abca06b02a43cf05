import { keptInMemory } from '@xinglin/platform';
import { useSyncExternalStore } from 'react';

/** Most packages that stand beside each other. */
export const mostCompared = 4;
/** Fewest that can be compared. */
export const fewestCompared = 2;

type Codes = readonly string[];
const none: Codes = [];

let chosen: Codes = none;
const listeners = new Set<() => void>();

function keep(codes: Codes): void {
  chosen = codes;
  for (const listener of listeners) listener();
}

// What a person compares tells of their health: it goes with them when they sign out.
keptInMemory('check-up.compared', () => keep(none));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The packages that the person has ticked to compare, in the order in which they did; none on the server. */
export function useCompared() {
  const codes = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => none,
  );
  return {
    codes,
    /** Ticks a package or takes the tick away; false where there are as many as can be compared. */
    tick: (packageCode: string, wanted: boolean): boolean => {
      const others = chosen.filter((one) => one !== packageCode);
      if (wanted && others.length >= mostCompared) return false;
      keep(wanted ? [...others, packageCode] : others);
      return true;
    },
    clear: () => keep(none),
  };
}
