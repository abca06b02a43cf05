/** A notice comes within seconds; who pays takes a minute or two. */
const firstMs = 2 * 60_000;
/** After that the provider's bill tells what came. */
const lastMs = 48 * 60 * 60_000;

/** When a provider is asked about a payment again: the older it is, the later; null once the bill will tell. */
export function nextAskAt(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  return age >= lastMs ? null : new Date(now.getTime() + Math.max(firstMs, age / 2));
}
