/** Most pages a list shows one under the other; further on the window moves. */
const longestWindow = 10;

/** Page number of an address (`?pageNo=3`); 1 for anything that is none. */
export function pageNoOf(query: { get(name: string): string | null }): number {
  const text = query.get('pageNo') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1;
}

/**
 * The pages a list shows, oldest first: all up to the one in the address, so that a reload keeps what was read, but at
 * most ten, so that an address alone cannot ask for a hundred calls.
 */
export function pageWindow(pageNo: number): readonly number[] {
  const first = Math.max(1, pageNo - longestWindow + 1);
  return Array.from({ length: pageNo - first + 1 }, (_, index) => first + index);
}
