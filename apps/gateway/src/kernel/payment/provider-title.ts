/** The most bytes that WeChat Pay takes of a title; Alipay takes 256 characters. */
export const longestTitleBytes = 127;
/** Providers show so many characters of a title on a line of a statement. */
export const longestTitle = 40;

/**
 * Characters that a provider refuses (Alipay `/`, `=`, `&`), or that break a field of its bill (quotation marks, commas,
 * the grave accent, the number sign at the start of a line) or a page: each is written as its full-width form.
 */
export const replacedInTitles = '&=/,"\'`#<>|\\%+?;';

const fullWidth = (character: string): string =>
  String.fromCharCode(character.charCodeAt(0) + 0xfe_e0);

/** Written for a rare character that needs four bytes, which not every provider takes; the sign of Asian typesetting. */
const unknownCharacter = '〓';

/** Steps of cleaning, in their order: what is found, and what is written for it. */
const steps: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  // Emoji with all that joins and colours them; a digit alone is an emoji by name and stays.
  [/(?![\d#*])\p{Emoji}[\p{EMod}\uFE0E\uFE0F\u200D]*/gu, ''],
  [/[\u{1F1E6}-\u{1F1FF}\u{E0020}-\u{E007F}]|\u{20E3}|\p{Variation_Selector}/gu, ''],
  // Characters without a shape: controls, joiners, directions, halves of pairs, private ones.
  [/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' '],
  [/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, ''],
  [/[\u{10000}-\u{10FFFF}]/gu, unknownCharacter],
  [/[&=/,"'`#<>|\\%+?;]/g, fullWidth],
  [/\p{Zs}+/gu, ' '],
];

/**
 * A title as every provider accepts it: no character that one of them refuses, at most {@link longestTitle} characters
 * and {@link longestTitleBytes} bytes. `fallback` is used where nothing is left.
 */
export function titleForProviders(title: string, fallback: string): string {
  let cleaned = title;
  for (const [found, written] of steps)
    cleaned =
      typeof written === 'string'
        ? cleaned.replace(found, written)
        : cleaned.replace(found, written);
  let kept = '';
  for (const character of [...cleaned.trim()].slice(0, longestTitle)) {
    if (Buffer.byteLength(kept + character) > longestTitleBytes) break;
    kept += character;
  }
  return kept.trim() || fallback;
}
