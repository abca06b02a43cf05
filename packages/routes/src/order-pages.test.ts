import { expect, it } from 'vitest';
import { hrefInTheWay } from './order-pages';

it.each([
  [{ kind: 'registration', orderNo: 'R1', startsAt: '' }, '/my/order/detail/R1'],
  [{ kind: 'consult', orderNo: 'C1' }, '/consult/order-detail/C1'],
  [{ kind: 'telemedicine', orderNo: 'T1' }, '/teleclinict/booking/order?orderNo=T1'],
  [{ kind: 'servicePackage', orderNo: 'P1' }, '/my/order/package/detail/P1'],
  [{ kind: 'unknown', orderNo: 'X1' }, null],
  [{ kind: 'registration', orderNo: '' }, null],
  [{ kind: 'registration' }, null],
  [{ orderNo: 'R1' }, null],
  [{ kind: 7, orderNo: 'R1' }, null],
  ['R1', null],
  [null, null],
  [undefined, null],
])('the page of what is in the way: %j is %s', (data, expected) => {
  expect(hrefInTheWay(data)).toBe(expected);
});
