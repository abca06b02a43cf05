/**
 * Which texts say nothing: people see no character of them. Joiners, selectors and marks within a text stay: they shape
 * the characters beside them, as in 👨‍👩‍👧, in 葛󠄀 and in Persian words.
 */

// Drawn as nothing: spaces, controls, joiners and selectors, tags, fillers, marks of direction, the empty pattern of
// Braille, the anchor of an object, a note without a head.
const unseenCharacters = String.raw`\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u2800\uFEFF\uFFF9-\uFFFC\u{1D159}`;

const unseen = new RegExp(`[${unseenCharacters}]`, 'u');
const notUnseen = new RegExp(`[^${unseenCharacters}]`, 'u');
// A mark is drawn on the character before it; alone it is none.
const seen = new RegExp(String.raw`[^${unseenCharacters}\p{M}]`, 'u');
const notCounted = new RegExp(String.raw`(?!\s)[${unseenCharacters}\p{M}]`, 'gu');
// What chooses the form of the character before it: ❤️, a flag of a region, a variant of a name's character.
const selectors = /^[\p{Variation_Selector}\u{E0020}-\u{E007F}]+/u;

/** Whether a text holds nothing that people see: spaces, unseen characters, or marks on no character. */
export function isBlank(text: string): boolean {
  return !seen.test(text);
}

/** Where the last character begins that ends before `end`, a pair of surrogates as one. */
function lastStart(text: string, end: number): number {
  const isPair = end > 1 && /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(end - 2, end));
  return isPair ? end - 2 : end - 1;
}

/** A text without the spaces and the unseen characters at its ends; empty where it {@link isBlank}. */
export function trimmedText(text: string): string {
  if (isBlank(text)) return '';
  let end = text.length;
  for (let start = lastStart(text, end); unseen.test(text.slice(start, end));) {
    end = start;
    start = lastStart(text, end);
  }
  const kept = selectors.exec(text.slice(end))?.[0] ?? '';
  return text.slice(text.search(notUnseen), end + kept.length);
}

/** How many characters people see in a text: those of {@link trimmedText}, several spaces as one, marks not counted. */
export function seenLength(text: string): number {
  return [...trimmedText(text).replace(notCounted, '').replace(/\s+/gu, ' ')].length;
}
