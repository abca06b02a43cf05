import { plainText, simplifiedCity, spellings, withoutAccents } from '@xinglin/rules';
import type { City } from './props';

/**
 * Cities whose name holds the query or whose pinyin begins with it. Width, accents, signs and Traditional forms do not count, and lu, lü,
 * lv and lyu are one sound. An empty query matches all.
 */
export function matchCities(cities: readonly City[], query: string): readonly City[] {
  const plain = (text: string): string =>
    simplifiedCity(withoutAccents(plainText(text)).replace(/[\s'-]/g, ''));
  const ways = spellings(plain(query));
  return cities.filter(({ name, pinyin }) => {
    const [called, sound] = [plain(name), pinyin.toLowerCase()];
    return ways.some((way) => called.includes(way) || sound.startsWith(way));
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
