/** A value that others watch, in the shape that `useSyncExternalStore` takes. */
export interface Observable<Value> {
  /** The same object as long as nothing changes. */
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Changeable<Value> extends Observable<Value> {
  readonly change: (changed: Partial<Value>) => void;
}

export function observable<Value extends object>(initial: Value): Changeable<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(changed) {
      value = { ...value, ...changed };
      for (const listener of listeners) listener();
    },
  };
}
