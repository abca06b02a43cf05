/** Partners that the partner-only pages are restricted to (spec 2 §2.9, §2.33); a partner's own override may add another. */
export const listedPartners: readonly string[] = [
  'openapp',
  'yyzj',
  'vip',
  'cjfriendly',
  '12580',
  'fude',
  'molife',
  'changzhou',
];
