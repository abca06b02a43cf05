/** What packages are for, in the order in which they are offered. */
export const topics = [
  'hypertension',
  'diabetes',
  'heart',
  'mother',
  'child',
  'recovery',
  'elderly',
  'mind',
] as const;
