/** So many of a variant of goods. */
export interface SkuCount {
  readonly skuId: string;
  readonly count: number;
}

/** Most lines that an order or a cart takes. */
export const mostLines = 500;
/** Most pieces of a line. */
export const mostPieces = 999;

/** Lines as an address names them: `g101-1.2*g102-1.1`, nothing of which has to be escaped. */
export const writeLines = (lines: readonly SkuCount[]): string =>
  lines.map(({ skuId, count }) => `${skuId}.${count}`).join('*');

/** The lines that an address names; what does not fit counts as not there, a variant that is named twice once. */
export function readLines(text: string | null): SkuCount[] {
  const lines = new Map<string, SkuCount>();
  for (const part of (text ?? '').split('*')) {
    const [, skuId, digits] = /^([\w-]{1,64})\.(\d{1,3})$/.exec(part) ?? [];
    const count = Number(digits);
    if (skuId !== undefined && count > 0) lines.set(skuId, { skuId, count });
  }
  return [...lines.values()].slice(0, mostLines);
}

/** Lines with so many of one variant, in its place; 0 takes it out. */
export function withCount(
  lines: readonly SkuCount[],
  skuId: string,
  count: number,
): readonly SkuCount[] {
  if (count === 0) return lines.filter((line) => line.skuId !== skuId);
  return lines.some((line) => line.skuId === skuId)
    ? lines.map((line) => (line.skuId === skuId ? { skuId, count } : line))
    : [...lines, { skuId, count }].slice(0, mostLines);
}
