const written = /([ln])(?:yu(?![aen])|v|u)/g;

/**
 * All spellings of a word of Latin letters without accents, in small letters: ü as it is typed (lv), as it is printed
 * without its marks (lu) and as passports have it (lyu) is one sound.
 */
export function spellings(letters: string): readonly string[] {
  return [
    ...new Set([letters, letters.replaceAll(written, '$1v'), letters.replaceAll(written, '$1u')]),
  ];
}

/** A text in small letters without accents, for a comparison of what is typed with what is shown. */
export const withoutAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
