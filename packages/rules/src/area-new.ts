/**
 * New areas that lie across districts, and that no table of areas has: the words that begin them, and the city where
 * their streets are; null where those are of several. Their districts only a map of streets knows.
 */
const newAreas: readonly (readonly [words: string, province: string, city: string | null])[] = [
  ['天府新区', '四川', '成都'],
  ['西咸新区沣东新城', '陕西', '西安'],
  ['西咸新区秦汉新城', '陕西', '咸阳'],
  ['西咸新区空港新城', '陕西', '咸阳'],
  ['西咸新区泾河新城', '陕西', '咸阳'],
  ['西咸新区', '陕西', null],
  ['贵安新区', '贵州', null],
  ['赣江新区', '江西', null],
  ['江北新区', '江苏', '南京'],
  ['湘江新区', '湖南', '长沙'],
  ['滇中新区', '云南', '昆明'],
  ['两江新区', '重庆', '重庆'],
  ['郑东新区', '河南', '郑州'],
];

const pattern = new RegExp(newAreas.map(([words]) => words).join('|'), 'g');

/** A new area that a text names. */
export interface NewArea {
  readonly start: number;
  readonly end: number;
  readonly province: string;
  readonly city: string | null;
}

/** The new areas of a text. */
export function newAreasIn(text: string): readonly NewArea[] {
  return Array.from(text.matchAll(pattern), ({ 0: found, index: start }) => {
    const [, province = '', city = null] = newAreas.find(([words]) => words === found) ?? [];
    return { start, end: start + found.length, province, city };
  });
}
