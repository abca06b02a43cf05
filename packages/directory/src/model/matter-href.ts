import type { NextMatter } from '@xinglin/gateway-sdk';
import { href, orderHref } from '@xinglin/routes';
import type { PictogramName } from '@xinglin/ui';

/** Where something is done about a matter. */
export function hrefOfMatter({
  kind,
  orderNo,
  what,
}: Pick<NextMatter, 'kind' | 'orderNo' | 'what'>): string {
  if (orderNo === null) return href('booking.waits');
  const act = what === 'pay' || what === 'review' ? what : 'order';
  // A question is answered and read where it is talked about.
  if (kind === 'consult' && (what === 'answer' || what === 'read'))
    return href('consult.dpchat', {}, { orderKey: orderNo });
  // A kind that this portal has no page of stands in the list of all orders.
  return orderHref({ kind, orderNo }, act) ?? href('mall.mergedOrderList');
}

const drawings: Readonly<Record<string, PictogramName>> = {
  registration: 'registration',
  consult: 'consult',
  panel: 'consult',
  telemedicine: 'consult',
  goods: 'medicine',
  checkUp: 'check-up',
  specialDisease: 'check-up',
  servicePackage: 'service-package',
};

/** The drawing of the kind of care, which has its hue. */
export const drawingOfMatter = ({ kind }: Pick<NextMatter, 'kind'>): PictogramName =>
  drawings[kind] ?? 'visits';
