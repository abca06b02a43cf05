// Owns: the one form in which what is typed is compared with what is looked for.
// Must not know: what is looked for.
// Used by: every search.
import { plainText } from '@xinglin/rules';
import { simplified } from './simplified';

/** A text as all searches compare it: written plainly, small letters without accents, Traditional characters as Simplified ones. */
export function searchForm(text: string): string {
  return simplified(
    plainText(text).toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC'),
  );
}

const written = /([ln])(?:yu(?![aen])|v|u)/g;

/** Letters with ü as it is typed (lv), as it is printed without its marks (lu) and as passports have it (lyu): one sound. */
export function spellings(letters: string): readonly string[] {
  return [
    ...new Set([letters, letters.replaceAll(written, '$1v'), letters.replaceAll(written, '$1u')]),
  ];
}
