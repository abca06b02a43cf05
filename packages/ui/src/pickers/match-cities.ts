import { plainText, simplifiedCity, spellings, withoutAccents } from '@xinglin/rules';
import type { City } from './props';

/** A syllable of pinyin that begins with a letter; ü is written v. */
const syllableFrom = (letter: string): string =>
  `${letter}${/[aeiou]/.test(letter) ? '[aeiouv]*' : 'h?[aeiouv]+'}(?:ng?|r)?`;
const anySyllable = '(?:[^aeiouv]h?)?[aeiouv]+(?:ng?|r)?';

/** Whether the syllables of a city begin with the letters that were typed: hz is 杭州. A pinyin says not where they end, so each way of reading it counts. */
function byInitials(letters: string): (city: City) => boolean {
  if (!/^[a-z]{2,6}$/.test(letters)) return () => false;
  const typed = letters.replaceAll(/./g, syllableFrom);
  return ({ name, pinyin }) => {
    const syllables = /^\p{Script=Han}+$/u.test(name) ? [...name].length : 6;
    const others = Math.max(0, syllables - letters.length);
    const more = name.length === syllables ? `{${others}}` : `{0,${others}}`;
    return new RegExp(`^${typed}(?:${anySyllable})${more}$`).test(pinyin.toLowerCase());
  };
}

/**
 * Cities whose name holds the query, or whose pinyin or its initials begin with it. Width, accents, signs and Traditional forms do not count, and lu, lü,
 * lv and lyu are one sound. An empty query matches all.
 */
export function matchCities(cities: readonly City[], query: string): readonly City[] {
  const plain = (text: string): string =>
    simplifiedCity(withoutAccents(plainText(text)).replace(/[\s'-]/g, ''));
  const ways = spellings(plain(query));
  const hasInitials = byInitials(plain(query));
  return cities.filter((city) => {
    const [called, sound] = [plain(city.name), city.pinyin.toLowerCase()];
    return ways.some((way) => called.includes(way) || sound.startsWith(way)) || hasInitials(city);
  });
}

/** Cities by their pinyin initial, A to Z, each group in pinyin order. */
export function groupByInitial(
  cities: readonly City[],
): readonly { initial: string; cities: readonly City[] }[] {
  const groups = new Map<string, City[]>();
  for (const city of cities) {
    const initial = city.initial.toUpperCase();
    const group = groups.get(initial);
    if (group === undefined) groups.set(initial, [city]);
    else group.push(city);
  }
  // Plain code-unit order: pinyin is ASCII, and it must not depend on the reader's locale.
  const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...groups]
    .sort(([a], [b]) => byText(a, b))
    .map(([initial, members]) => ({
      initial,
      cities: members.sort((a, b) => byText(a.pinyin, b.pinyin)),
    }));
}
