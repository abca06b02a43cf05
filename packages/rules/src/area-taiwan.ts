/** Cities and counties of Taiwan, of which the table of areas has none: they stay with the street. */
const cities =
  /(?:[台臺][湾灣]省?[\s,，、]*|(?<!\p{Script=Han}))(?=(?:[台臺](?:北|中|南)|新北|桃[园園]|高雄|基隆)市|(?:新竹|嘉[义義])[市县縣]|(?:宜[兰蘭]|苗栗|彰化|南投|[云雲]林|屏[东東]|花[莲蓮]|[台臺][东東]|澎湖)[县縣])/u;

/** Where a text names Taiwan, if only by the city or county that follows; ends before that. */
export function findTaiwan(text: string): { readonly start: number; readonly end: number } | null {
  const found = cities.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}
