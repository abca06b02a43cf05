import { href } from '@xinglin/routes';

/** Where what came of a payment is shown, whatever was ordered. */
export const resultHref = (orderNo: string): string => href('mall.payResult', {}, { orderNo });

/** Where the way to the cashier stands as a code for another device. */
export const cashierCodeHref = (orderNo: string): string =>
  href('mall.orderCentreCashierCode', {}, { orderNo });
