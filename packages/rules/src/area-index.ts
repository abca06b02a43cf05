import { formerCities, formerNames } from './area-former';
import { newAreasIn, type NewArea } from './area-new';
import { findTaiwan } from './area-taiwan';

/** An administrative area as far as reading it in a text goes; names in Simplified Chinese. */
export interface NamedArea {
  readonly areaId: string;
  /** What people say: 浙江, 杭州, 恩施州, 西湖区, 景宁畲族自治县. */
  readonly name: string;
  readonly level: 'province' | 'city' | 'district';
  readonly parentId: string | null;
}

/** Areas by all they are called; made once, used for many texts. */
export interface AreaIndex {
  readonly byId: ReadonlyMap<string, NamedArea>;
  readonly byAlias: ReadonlyMap<string, readonly Alias[]>;
}

interface Alias {
  readonly area: NamedArea;
  /** It says by its last character what it is, so that it cannot be the beginning of a street's name. */
  readonly whole: boolean;
  /** Its name of earlier times, which an area of today that has the name outdoes. */
  readonly former: boolean;
}

/** Areas found one below the other at one place of a text. */
export interface AreaMatch {
  readonly province: NamedArea | null;
  readonly city: NamedArea | null;
  readonly district: NamedArea | null;
  readonly start: number;
  readonly end: number;
}

const peoples =
  '(?:土家|布依|景颇|哈尼|傈僳|朝鲜|柯尔克孜|哈萨克|蒙古|维吾尔|各|畲|满|达斡尔|瑶|毛南|仫佬|仡佬|水|黎|纳西|拉祜|佤|布朗|独龙|怒|普米|裕固|东乡|保安|撒拉|土|锡伯|塔吉克|苗|侗|壮|彝|白|傣|藏|羌|回)族?';
const endings = {
  province: new RegExp(`^(?:${peoples}自治区|自治区|特别行政区|省|市)`),
  city: new RegExp(`^(?:(?:${peoples})+自治州|自治州|州|市|地区|盟|林区)`),
  district: new RegExp(`^(?:(?:${peoples})+自治[县旗]|自治[县旗]|新区|[区县市旗])`),
} as const;

/**
 * What follows makes the words before it the name of a street, a house or a school; or of a district,
 * as the 区 behind 朝阳, which is a city too.
 */
const partOfAnotherName =
  /^(?:[东西南北中上下内外一二三四五六七八九十新老]{0,2}(?:路|街|大道|道|巷|弄|胡同|桥|村|镇|乡|小区|花园|公寓|苑|大厦|广场|酒店|宾馆|大学|学院|中学|小学|医院|银行|站|城)|[区县旗])/;

/** Between the levels stand spaces and commas, and words that some forms put there for none. */
const between =
  /(?:[\s,，、/|·>-]|(?:省|自治区)?直辖县(?:级)?(?:行政(?:区划|单位))?|市辖区|郊?县|(?<=香港)岛|(?<=香港.{0,8})(?:香港岛|港岛|九龙(?!城)|新界)|(?<=澳门.{0,8})(?:澳门半岛|氹仔|路环|路氹)|(?<=河北.{0,8})雄安新区|(?<=新疆.{0,8})(?:(?:生产)?建设)?兵团(?:第?[一二三四五六七八九十]+师)?)*/y;

/** How an area is called: its name, its name without the ending, and the ending people give it for short. */
function aliasesOf({ name, level }: NamedArea): [string, boolean][] {
  if (level === 'province')
    return name === '内蒙古'
      ? [
          [name, false],
          ['内蒙', false],
        ]
      : [[name, false]];
  if (level === 'city') {
    const stem = name.replace(/(?<=..)(?:州|盟|(?:黎族|苗族)*自治县|县|林区)$/, '');
    const whole = name !== stem;
    return [[name, whole], ...(whole ? [[stem, false] as [string, boolean]] : [])];
  }
  const autonomous = new RegExp(`^(.{2,}?)(?:${peoples})*自治([县旗])$`).exec(name);
  if (autonomous !== null) {
    const [, stem = '', kind = ''] = autonomous;
    return [
      [name, true],
      [stem + kind, true],
      [stem, false],
    ];
  }
  // 西湖 alone may be a street; 义乌, 苍南 and 浦东 are said for the place.
  const short = /^(.{2,})(?:县|市|旗|新区)$/.exec(name)?.[1];
  return [[name, true], ...(short === undefined ? [] : [[short, false] as [string, boolean]])];
}

const longestAlias = 16;

/** Makes the index of a table of areas. */
export function indexAreas(areas: readonly NamedArea[]): AreaIndex {
  const byAlias = new Map<string, Alias[]>();
  const byId = new Map(areas.map((area) => [area.areaId, area]));
  const cities = new Set(areas.flatMap(({ level, name }) => (level === 'city' ? [name] : [])));
  for (const area of areas) {
    const parent = byId.get(area.parentId ?? '')?.name ?? '';
    for (const [alias, kind] of [...aliasesOf(area), ...formerAliases(area, parent, cities)]) {
      const one: Alias = { area, whole: kind !== false, former: kind === 'former' };
      const known = byAlias.get(alias);
      if (known === undefined) byAlias.set(alias, [one]);
      else known.push(one);
    }
  }
  return { byId, byAlias };
}

/**
 * What an area was called: the county or town that a district was, as 吴江市 of 吴江区, unless a city is called so, and
 * what became part of it.
 */
function formerAliases(
  { name, level }: NamedArea,
  parent: string,
  cities: ReadonlySet<string>,
): [string, 'former'][] {
  if (level === 'city')
    return formerCities.flatMap(([former, today]) =>
      today === name ? [[former + '市', 'former']] : [],
    );
  if (level === 'province') return [];
  const [, stem = ''] = /^(.{2,})区$/.exec(name) ?? [];
  const own = stem === '' || cities.has(stem) ? [] : [`${stem}市`, `${stem}县`];
  const others = formerNames.flatMap(([city, former, today]) =>
    city === parent && today === name ? [former] : [],
  );
  return [...own, ...others].map((former) => [former, 'former']);
}

/** What one level reads at a place: the area, and where its words end. */
interface Reading {
  readonly area: NamedArea;
  readonly end: number;
  /** Cannot be part of a street's name. */
  readonly sure: boolean;
  /** It is the area's own word, not its stem with an ending that others have too: 伊宁县 is not 伊宁市. */
  readonly whole: boolean;
  /** Goes on as a street's name does: it counts only with an area of its own behind it, as 拉萨 with 城关区. */
  readonly streetLike: boolean;
}

function readLevel(
  text: string,
  from: number,
  level: NamedArea['level'],
  index: AreaIndex,
): Reading[] {
  const readings: Reading[] = [];
  for (let length = Math.min(longestAlias, text.length - from); length >= 2; length -= 1) {
    for (const { area, whole, former } of index.byAlias.get(text.slice(from, from + length)) ??
      []) {
      if (area.level !== level) continue;
      const end = from + length;
      // 番禺市桥 is a place in 番禺区, and no town of earlier times.
      if (former && partOfAnotherName.test(text.slice(end))) continue;
      if (whole) {
        readings.push({ area, end, sure: true, whole: !former, streetLike: false });
        continue;
      }
      const ending = endings[level].exec(text.slice(end))?.[0] ?? '';
      if (ending !== '')
        readings.push({ area, end: end + ending.length, sure: true, whole, streetLike: false });
      const streetLike = partOfAnotherName.test(text.slice(end));
      if (!streetLike || level !== 'district')
        readings.push({ area, end, sure: false, whole, streetLike });
    }
  }
  return readings;
}

function afterGap(text: string, from: number): number {
  between.lastIndex = from;
  return from + (between.exec(text)?.[0].length ?? 0);
}

/** Whether an area lies in another, on any level. */
function liesIn(area: NamedArea, container: NamedArea, { byId }: AreaIndex): boolean {
  for (let one: NamedArea | undefined = area; one !== undefined;) {
    if (one.parentId === container.areaId) return true;
    one = one.parentId === null ? undefined : byId.get(one.parentId);
  }
  return false;
}

/**
 * The best reading of areas in a text: the most characters, then the most levels, then the first.
 * Levels may be missing where what is there leaves no doubt: a city says its province, and a
 * district whose name is the only one of its kind in what was read above it says its city, as a new area does that no
 * table has, and that stays with its street.
 */
export function findAreas(text: string, index: AreaIndex): AreaMatch | null {
  const taiwan = index.byAlias.get('台湾')?.find(({ area }) => area.level === 'province')?.area;
  const inTaiwan = findTaiwan(text);
  if (taiwan !== undefined && inTaiwan !== null)
    return { province: taiwan, city: null, district: null, ...inTaiwan };
  let best: { match: AreaMatch; score: number } | null = null;
  // What follows a province lies in it: 台湾省新北市 is not the 新北 of another one.
  const above = provincesBefore(text, index);
  const news = newAreasIn(text);
  for (let start = 0; start < text.length - 1; start += 1) {
    // 贵安新区 has nothing of 安新.
    if (news.some((one) => start > one.start && start < one.end)) continue;
    for (const match of [
      ...matchesAt(text, start, index),
      ...citiesOfNew(news, start, text, index),
    ]) {
      const said = above.get(start);
      if (said !== undefined && match.province !== null && !said.has(match.province)) continue;
      const levels = [match.province, match.city, match.district].filter((one) => one !== null);
      const score = (match.end - match.start) * 10 + levels.length;
      if (best === null || score > best.score) best = { match, score };
    }
  }
  return best?.match ?? null;
}

/** The city of a new area that begins at a place, or follows its province there. */
function* citiesOfNew(
  news: readonly NewArea[],
  start: number,
  text: string,
  index: AreaIndex,
): Generator<AreaMatch> {
  const provinces = readLevel(text, start, 'province', index);
  for (const { start: newStart, province, city } of news) {
    const before = provinces.find(({ end }) => afterGap(text, end) === newStart);
    if (newStart !== start && before?.area.name !== province) continue;
    const name = city ?? province;
    const level = city === null ? 'province' : 'city';
    const area = index.byAlias.get(name)?.find(({ area: one }) => one.level === level)?.area;
    if (area !== undefined) yield completed(area, start, before?.end ?? start, index);
  }
}

/** The provinces that are read right before each place of a text, where no other province follows. */
function provincesBefore(text: string, index: AreaIndex): Map<number, Set<NamedArea>> {
  const before = new Map<number, Set<NamedArea>>();
  for (let start = 0; start < text.length - 1; start += 1) {
    for (const { area, end, sure } of readLevel(text, start, 'province', index)) {
      const next = afterGap(text, end);
      if (!sure || readLevel(text, next, 'province', index).length > 0) continue;
      before.set(next, (before.get(next) ?? new Set()).add(area));
    }
  }
  return before;
}

function* matchesAt(text: string, start: number, index: AreaIndex): Generator<AreaMatch> {
  const nothing: Reading = {
    area: noArea,
    end: start,
    sure: true,
    whole: false,
    streetLike: false,
  };
  for (const province of [nothing, ...readLevel(text, start, 'province', index)]) {
    const cityFrom = province === nothing ? start : afterGap(text, province.end);
    const cities = readLevel(text, cityFrom, 'city', index).filter(
      ({ area }) => province === nothing || area.parentId === province.area.areaId,
    );
    const noCity: Reading = {
      area: noArea,
      end: province.end,
      sure: true,
      whole: false,
      streetLike: false,
    };
    for (const city of [noCity, ...cities]) {
      const above = city === noCity ? province : city;
      const districtFrom = above === nothing ? start : afterGap(text, above.end);
      const districts = readLevel(text, districtFrom, 'district', index).filter(({ area, sure }) =>
        above === nothing ? sure : liesIn(area, above.area, index),
      );
      for (const district of districts) {
        if (!districts.some((rival) => outdoes(rival, district)))
          yield completed(district.area, start, district.end, index);
      }
      if (above !== nothing && !above.streetLike)
        yield completed(above.area, start, above.end, index);
    }
  }
}

/** Whether the same words are as well, or better, read as another area; of one that got a new code the new one counts. */
function outdoes(rival: Reading, reading: Reading): boolean {
  if (rival.end !== reading.end || rival.area === reading.area) return false;
  if (rival.whole !== reading.whole) return rival.whole;
  const isSamePlace =
    rival.area.name === reading.area.name && rival.area.parentId === reading.area.parentId;
  return !isSamePlace || rival.area.areaId > reading.area.areaId;
}

/** Stands for a level that was not read. */
const noArea: NamedArea = { areaId: '', name: '', level: 'province', parentId: null };

/** An area with all that lie above it, and the one city of a municipality below it. */
function completed(area: NamedArea, start: number, end: number, index: AreaIndex): AreaMatch {
  const levels = { province: null, city: null, district: null } as Record<
    NamedArea['level'],
    NamedArea | null
  >;
  for (let one: NamedArea | undefined = area; one !== undefined;) {
    levels[one.level] = one;
    one = one.parentId === null ? undefined : index.byId.get(one.parentId);
  }
  if (area.level === 'province') {
    const own = index.byAlias.get(area.name)?.filter(({ area: other }) => other.level === 'city');
    const city = own?.find(({ area: other }) => isMunicipality(other, area))?.area;
    levels.city = city ?? null;
  }
  return { ...levels, start, end };
}

/** A municipality is a province with one city of its own name, whose code follows from its own. */
function isMunicipality(city: NamedArea, province: NamedArea): boolean {
  return city.parentId === province.areaId && /^(?:11|12|31|50|81|82)/.test(province.areaId);
}
