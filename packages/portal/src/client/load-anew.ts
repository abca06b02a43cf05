/** Leaves this document; navigation in it never ends. */
export function loadAnew(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => undefined);
}
