/** A stable number from an opaque id (FNV-1a), to choose a drawing by. */
export function numberFromSeed(seed: string): number {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** The element of a non-empty list that a seed stands for; `turn` gives independent choices from one seed. */
export function pickFromSeed<List extends readonly [unknown, ...unknown[]]>(
  items: List,
  seed: string,
  turn = 0,
): List[number] {
  return items[(numberFromSeed(seed) >>> (turn * 5)) % items.length] ?? items[0];
}
