const digits = '零一二三四五六七八九';

/** 38, 三十八, 十二, 两 as a number; null for what is none below a hundred. */
function numberOf(written: string): number | null {
  if (/^\d+$/.test(written)) return Number(written);
  const [tens = '', ones = ''] = written.includes('十') ? written.split('十') : ['0', written];
  const valueOf = (text: string, none: number) =>
    text === '' ? none : text === '两' ? 2 : text === '0' ? 0 : digits.indexOf(text);
  const [ten, one] = [valueOf(tens, 1), valueOf(ones, 0)];
  return ten < 0 || one < 0 ? null : ten * 10 + one;
}

const number = String.raw`(\d{1,3}|[一二两三四五六七八九]?十?[一二三四五六七八九]|[一二三四五六七八九]?十|两)`;
const small = '(?:宝宝|婴儿|孩子|小孩|娃|宝)';

/** Ways in which an age is told, with the years that one of its numbers is. Months alone may be how long it lasts. */
const tellings: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${number}(?:周|虚)?岁`, 'u'), 1],
  [/(\d{1,3})[\s-]*(?:years?|yrs?)[\s-]*old/u, 1],
  [/(\d{1,2})[\s-]*months?[\s-]*old/u, 1 / 12],
  [/(\d{1,2})[\s-]*weeks?[\s-]*old/u, 7 / 365],
  [/(\d{1,2})[\s-]*days?[\s-]*old/u, 1 / 365],
  [new RegExp(`${number}个?多?月(?:大|的?${small})`, 'u'), 1 / 12],
  [new RegExp(`${small}(?:才|刚)?${number}个?多?月`, 'u'), 1 / 12],
  [new RegExp(`(?:出生|生下来)(?:才|刚)?${number}天`, 'u'), 1 / 365],
];

/** The age in years that a folded text tells of a person; null where it tells none. */
export function ageInText(text: string): number | null {
  for (const [pattern, years] of tellings) {
    const found = pattern.exec(text)?.[1];
    const value = found === undefined ? null : numberOf(found);
    if (value !== null) return value * years;
  }
  return null;
}
