// Owns: what orders of every kind share with the order centre: deductions, coupons, one order of any kind.
// Must not know: how goods are chosen, ordered or sent.
// Used by: the list of domains.
import { orderCentre } from '@xinglin/contract';
import { deskActions } from '../../../kernel/desk/desk-action';
import { defineDomain } from '../../../platform/domain';
import { couponDesk } from './coupon-desk';
import { orderCentreHandlers } from './handlers';

export const orderCentreDomain = defineDomain({
  name: 'orderCentre',
  calls: orderCentre,
  handlers: orderCentreHandlers,
  brings: [deskActions.of(...couponDesk)],
});
