import type { AreaIndex, AreaMatch } from './area-index';

/** Cities and counties of Taiwan, of which the table of areas has none: they stay with the street. */
const cities =
  /(?:[台臺][湾灣]省?[\s,，、]*|(?<!\p{Script=Han}))(?=(?:[台臺](?:北|中|南)|新北|桃[园園]|高雄|基隆)市|(?:新竹|嘉[义義])[市县縣]|(?:宜[兰蘭]|苗栗|彰化|南投|[云雲]林|屏[东東]|花[莲蓮]|[台臺][东東]|澎湖)[县縣])/u;

/** Taiwan, by a city that lies there. */
export function findInTaiwan(text: string, index: AreaIndex): AreaMatch | null {
  const found = cities.exec(text);
  const province = index.byAlias.get('台湾')?.find(({ area }) => area.level === 'province')?.area;
  if (found === null || province === undefined) return null;
  const start = found.index;
  return { province, city: null, district: null, start, end: start + found[0].length };
}
