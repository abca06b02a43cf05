/** Headers on which an open answer may depend: its language, its channel, an experiment, the gateway's release. */
const decidingHeaders = ['lang', 'appid', 'abtest', 'routertag'] as const;

/**
 * The key under which an answer is stored: all that may change an open answer. What else a request sends must not
 * change it.
 * @param path with the prefix of a localised gateway, whose answers are its own.
 */
export function cacheKeyOf(
  path: string,
  headers: Readonly<Record<string, string>>,
  input: unknown,
): string {
  return JSON.stringify([path, decidingHeaders.map((name) => headers[name]), input ?? {}]);
}
