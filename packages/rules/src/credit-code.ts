/** Digits and letters of the code, each worth its place; letters that look like digits are left out (GB 32100-2015). */
const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Who registered it, what kind it is, six digits of the place, nine characters of the organisation, one to check them. */
const form = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/**
 * Whether a text is a unified social credit code, by which China names every organisation: 18 characters, the last of
 * which makes the weighted sum of all a multiple of 31.
 */
export function isCreditCode(text: string): boolean {
  if (!form.test(text)) return false;
  let sum = 0;
  let weight = 1;
  for (const character of text.slice(0, -1)) {
    sum += characters.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return (sum + characters.indexOf(text.slice(-1))) % 31 === 0;
}
