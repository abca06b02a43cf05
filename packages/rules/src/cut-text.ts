/**
 * The beginning of a text, of at most so many UTF-16 units, which are what lengths are given in everywhere. A sign of two
 * of them is kept whole or left out: half of one can be in no address and no database.
 */
export function cutText(text: string, longest: number): string {
  const cut = text.slice(0, longest);
  return cut.length < text.length && /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
