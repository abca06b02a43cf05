import type { HealthCoinTask } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';

/** Goods of the store. */
export const coinGoodsHref = (id: string): string => href('membership.healthCoinGoods', { id });

/** One exchange. */
export const coinOrderHref = (id: string): string =>
  href('membership.healthCoinOrderDetail', { id });

/** Where a task is done; the day's check-in is done by coming. */
export function taskHref(kind: HealthCoinTask['kind']): string | null {
  switch (kind) {
    case 'realName':
      return href('account.realNameInformation');
    case 'profile':
      return href('account.completeInformation');
    case 'address':
      return href('account.addressAdd');
    case 'firstVisit':
      return href('booking.home');
    case 'familyNames':
      return href('account.patients');
    case 'review':
      return href('reviews.own');
    case 'signIn':
      return null;
  }
}
