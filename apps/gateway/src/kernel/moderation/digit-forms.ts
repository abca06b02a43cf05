/** What digits are written with besides 0 to 9, by digit: characters, read aloud on the phone, and drawn in circles. */
const written: readonly string[] = [
  '零〇洞',
  '一壹幺弌',
  '二贰两弍',
  '三叁弎',
  '四肆',
  '五伍',
  '六陆',
  '七柒拐',
  '八捌',
  '九玖勾',
];

/** First characters of rows that Unicode does not decompose, each from 1 to 9: ❶ ➀ ➊ ⓵ 〡. */
const rowsFromOne = ['❶', '➀', '➊', '⓵', '〡'];

const digits = new Map<string, string>([
  ...written.flatMap((all, digit) => [...all].map((one) => [one, String(digit)] as const)),
  ...rowsFromOne.flatMap((first) =>
    Array.from({ length: 9 }, (_, step) => {
      const one = String.fromCodePoint((first.codePointAt(0) ?? 0) + step);
      return [one, String(step + 1)] as const;
    }),
  ),
  ['⓿', '0'],
]);

const decimal = /^\p{Nd}$/u;

/** A digit of another script, of which Unicode has ten side by side: ٣ is 3. */
function otherScript(character: string): string | undefined {
  if (character.length > 1 || !decimal.test(character)) return undefined;
  let value = 0;
  const code = character.codePointAt(0) ?? 0;
  while (value < 9 && decimal.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Folded letters with each digit as 0 to 9, whatever it is written with: 幺三八洞 is 1380. Of the same length, so that
 * places stay what they are.
 */
export const withDigits = (letters: string): string =>
  letters.replaceAll(/\P{ASCII}/gu, (one) => digits.get(one) ?? otherScript(one) ?? one);

/** Latin letters that are typed for the digit that they look like. */
export const withLookAlikes = (letters: string): string =>
  letters.replaceAll('o', '0').replaceAll(/[il]/g, '1');
