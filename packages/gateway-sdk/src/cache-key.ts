/** Under which key an answer is kept: whatever else a request says must not change an open answer. */
export function cacheKeyOf(
  path: string,
  headers: Readonly<Record<string, string>>,
  input: unknown,
): string {
  return JSON.stringify([path, headers['lang'], headers['appid'], input ?? {}]);
}
