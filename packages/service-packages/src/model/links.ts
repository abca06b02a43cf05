import type { PackageQuota } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';

type Item = Pick<PackageQuota, 'serviceId' | 'type'>;

/** An order's own page. */
export const orderHref = (orderNo: string): string =>
  href('service-packages.orderDetail', { orderNo });

/** Where an item of an order is used: each type has a page of its own. */
export function hrefToUse(orderNo: string, { serviceId, type }: Item): string {
  switch (type) {
    case 'call':
      return href('service-packages.orderCall', { orderNo, serviceId });
    case 'appointment':
      return href('service-packages.consultationAppointment', {}, { orderNo, serviceId });
    case 'goods':
      return href('service-packages.expressAddress', { orderNo, serviceId });
    case 'form':
      return href('service-packages.orderForm', {}, { orderNo, serviceId });
    default:
      return href('service-packages.customServiceOrder', { orderNo, serviceId });
  }
}

/** The result page of a request or a booking. */
export const resultHref = (orderNo: string, applyNo: string): string =>
  href('service-packages.consultationAppointmentResult', {}, { applyNo, orderNo });

/** What was used of an item. */
export function recordHref(orderNo: string, { serviceId, type }: Item): string {
  if (type === 'call') return href('service-packages.orderCallRecord', { orderNo, serviceId });
  if (type === 'goods') return href('service-packages.expressDetail', {}, { orderNo });
  return href('service-packages.customServiceList', { orderNo, serviceId });
}
