import type { overseasThanks, PagesOf } from '@xinglin/routes';

/** A page for each route of the table of thanks; the file of a page is its path. */
export const thanksPages = {
  'overseas.rewardPay': () => import('./pages/overseas/reward/pay/$doctorId.page'),
  'overseas.rewardResult': () => import('./pages/overseas/reward/result.page'),
} satisfies PagesOf<typeof overseasThanks>;
