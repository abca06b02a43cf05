import type { ReviewTagKey } from '@xinglin/gateway-sdk';

/** Tags that speak of a weakness. */
const criticalTags = [
  'rushed',
  'waitedLong',
  'unclear',
  'cold',
  'costly',
  'late',
] as const satisfies readonly ReviewTagKey[];

/** Whether a tag speaks of a weakness. */
export const isCritical = (key: ReviewTagKey): boolean =>
  criticalTags.some((critical) => critical === key);
