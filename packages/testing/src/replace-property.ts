/** Puts a value in the place of another; the returned function puts that back. */
export function replaceProperty(where: object, name: string, value: unknown): () => void {
  const former = Object.getOwnPropertyDescriptor(where, name);
  Object.defineProperty(where, name, { configurable: true, writable: true, value });
  return () => {
    if (former) Object.defineProperty(where, name, former);
    else Reflect.deleteProperty(where, name);
  };
}
