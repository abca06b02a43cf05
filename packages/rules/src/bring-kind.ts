/** What a thing to bring to a visit is; `other` for what the words do not say. */
export const bringKinds = ['identity', 'insurance', 'records', 'medicines', 'other'] as const;

export type BringKind = (typeof bringKinds)[number];

// The first that matches counts: "身份证或医保卡" is the identity card.
const words: readonly (readonly [BringKind, RegExp])[] = [
  ['identity', /身份证|证件|护照|户口/],
  ['insurance', /医保|社保|就诊卡/],
  ['medicines', /^(?!.*(病历|报告)).*药/],
  ['records', /病历|报告|化验|片子|检查/],
];

/** The kind of a thing to bring, by the hospital's own Chinese words for it. */
export function bringKind(text: string): BringKind {
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
